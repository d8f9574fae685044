/** Choosing a move: each thing that is picked leaves fewer of the moves that were offered, until one is left.
 *
 * A game says which things a move is made of (`picks`); what is not offered can't be picked, and nothing of the
 * rules is known here. */

import type { Move } from './wire'

/** The name of something on the table that can be picked: `card broom-7`, `space hoot 3`, `seat 1`, `do pass`. */
export type Pick = string

interface Offer {
  move: Move
  /** In any order, but for what is done (`do play`): that has its place among them. */
  picks: Pick[]
}

const isDeed = (pick: Pick) => pick.startsWith('do ')

/** What of a move can be picked next. */
function next({ picks }: Offer, picked: Pick[]): Pick[] {
  const rest = picks.filter((pick) => !picked.includes(pick))
  const deed = rest.findIndex(isDeed)
  if (deed < 0) return rest
  return deed === 0 ? rest.slice(0, 1) : rest.slice(0, deed)
}

export class Choosing {
  private offered = $state.raw<Offer[]>([])
  picked = $state.raw<Pick[]>([])

  offer(moves: Move[], picks: (text: string) => Pick[]) {
    this.offered = moves.map((move) => ({ move, picks: picks(move.text) }))
    // What was picked stays picked if it can still lead somewhere.
    if (!this.left.length) this.picked = []
  }

  /** The moves that what is picked can still become. */
  left = $derived(this.offered.filter(({ picks }) => this.picked.every((pick) => picks.includes(pick))))
  /** What could be picked next. */
  open = $derived(new Set(this.left.flatMap((offer) => next(offer, this.picked))))
  /** What could be picked first. */
  private first = $derived(new Set(this.offered.flatMap((offer) => next(offer, []))))
  /** The deeds that could be next, each with the moves that it leaves. */
  deeds = $derived(
    [...this.open].filter(isDeed).map((pick) => ({ pick, moves: this.left.filter((offer) => offer.picks.includes(pick)) })),
  )
  /** The one move that is left, to be confirmed. */
  chosen = $derived(
    this.picked.length === 0
      ? undefined
      : (this.left.find(({ picks }) => picks.length === this.picked.length) ??
          (this.left.length === 1 ? this.left[0] : undefined))?.move,
  )
  /** All things that belong to the one move that is left. */
  meant = $derived(new Set(this.chosen ? this.left.find(({ move }) => move === this.chosen)!.picks : this.picked))

  /** Picks it, if that leads somewhere from here or from the beginning. */
  pick(pick: Pick): boolean {
    if (this.open.has(pick)) this.picked = [...this.picked, pick]
    else if (this.first.has(pick)) this.picked = [pick]
    else return false
    return true
  }

  /** Whether anything can be begun with it, or gone on with. */
  has = (pick: Pick) => this.first.has(pick) || this.open.has(pick)

  back() {
    this.picked = []
  }
}
