/** A table as it is seen here: the line to it, the move being chosen, what is looked at more closely. */

import { getContext, setContext, tick } from 'svelte'
import type { Component } from 'svelte'
import { Choosing, type Pick } from './choosing.svelte'
import { TableLink, type Asking } from './link.svelte'
import { moveFrom, whereThingsAre } from './motion'
import { sound } from './sound'
import { say, tell, type Args } from './words.svelte'
import type { AnswerFrame, Player, Problem, Step, TableFrame } from './wire'

/** What the page knows of a game: how it looks, and which things on the table its moves are made of. */
export interface GameLook {
  Board: Component
  /** What a player's badge says besides name and clock. */
  Badge: Component<{ seat: number }>
  /** Something looked at more closely. */
  Close: Component<{ thing: string }>
  Card: Component<{ card: string; small?: boolean }>
  isCard: (text: string) => boolean
  /** The things that a move is made of. */
  picks: (text: string, view: View) => Pick[]
  /** The move that somebody probably wants who picks what isn't offered. */
  wish: (pick: Pick, view: View) => string | undefined
  /** What is to be done now, by whoever has to. */
  now: (view: View) => [id: string, args: Args]
  round: (view: View) => [id: string, args: Args]
  /** Your cards, in the order in which the hand shows them. */
  hand: (view: View) => string[]
  /** Fetches what is printed on the cards, where that is more than their names. */
  prepare?: (table: string) => Promise<void>
  cardName: (card: string) => string
}

/** The views of the games are plain data; each game's folder knows the shape of its own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any

export interface Note {
  text: string
  rule: string
  kind: 'refusal' | 'hint' | 'trouble'
}

const KEY = Symbol('table')

export class Table {
  readonly link: TableLink
  readonly choosing = new Choosing()
  view = $state.raw<View>()
  looked = $state<string>()
  note = $state.raw<Note>()
  said = $state('')
  premoving = $state(false)
  root: HTMLElement | undefined

  frame = $derived.by(() => this.link.frame)
  seat = $derived(this.frame?.seat ?? null)
  eyes = $derived(this.frame?.eyes ?? -1)
  seats = $derived.by(() => this.link.about?.seats ?? 0)
  names = $derived.by(() => this.link.players.map((player) => nameOf(player)))
  /** The seats in the order in which they sit, from those eyes. */
  around = $derived(Array.from({ length: this.seats }, (_, i) => (Math.max(this.eyes, 0) + i) % this.seats))
  /** What the server offers is what is on the table. */
  mine = $derived.by(() => this.link.settled && this.seat !== null && this.seat === this.eyes)
  yourTurn = $derived(this.mine && this.seat !== null && (this.frame?.to_act.includes(this.seat) ?? false))

  constructor(
    readonly id: string,
    readonly game: GameLook,
    eyes?: number,
    live = true,
  ) {
    this.link = new TableLink(id, eyes, live)
    this.link.onframe = (frame, fresh) => this.show(frame, fresh)
    this.link.onerror = (text) => (this.note = { text, rule: '', kind: 'trouble' })
  }

  protected async show(frame: TableFrame, fresh: Step[] = []) {
    const before = this.root ? whereThingsAre(this.root) : new Map()
    const focused = document.activeElement?.closest<HTMLElement>('[data-zone]')?.dataset.zone
    const had = this.frame
    this.link.frame = frame
    if (frame.view) this.view = frame.view
    this.offer()
    if (had && had.decision !== frame.decision) {
      this.choosing.back()
      this.note = undefined
    }
    await tick()
    if (!this.root) return
    if (had) moveFrom(this.root, before)
    this.keepFocus(focused)
    this.announce(frame, fresh, had)
  }

  /** Who used the keyboard in a zone whose card is gone goes on in the same zone. */
  private keepFocus(zone: string | undefined) {
    if (!zone || (document.activeElement && document.activeElement !== document.body)) return
    const next =
      this.root?.querySelector<HTMLElement>(`[data-zone="${zone}"] button:not([tabindex="-1"])`) ??
      this.root?.querySelector<HTMLElement>('[data-zone="hand"] button, [data-prompt]')
    next?.focus({ preventScroll: true })
  }

  private announce(frame: TableFrame, fresh: Step[], had: TableFrame | undefined) {
    const told = fresh.filter((step) => !(step.kind === 'move' && step.seat === frame.seat && step.happenings.length < 2))
    const sentences = told.flatMap((step) => this.tellStep(step))
    const mine = (one: TableFrame | undefined) => one !== undefined && one.seat !== null && one.to_act.includes(one.seat)
    if (mine(frame) && this.link.settled && (!mine(had) || had?.decision !== frame.decision)) {
      sentences.push(say('web-your-turn', { what: this.nowText() }))
      if (!mine(had)) sound('turn')
    } else if (frame.status === 'over' && had && had.status !== 'over') sound('end')
    else if (fresh.some((step) => step.kind === 'move')) sound('card')
    if (sentences.length) this.said = sentences.join(' ')
  }

  nowText(): string {
    const [id, args] = this.game.now(this.view)
    return say(id, args, this.names)
  }

  tellStep(step: Step): string[] {
    if (step.kind === 'said' && step.text) return [say('web-talk-line', { name: this.nameAt(step), text: step.text })]
    return step.happenings.map((one) => tell(one.message, this.names))
  }

  nameAt(step: Step): string {
    return step.seat === null ? (step.name ?? '') : (this.names[step.seat] ?? '')
  }

  ask(asking: Asking): Promise<AnswerFrame> {
    return this.link.ask(asking)
  }

  /** Somebody clicked, tapped, or pressed Enter on it. */
  async pick(pick: Pick, thing?: string) {
    this.note = undefined
    if (this.choosing.chosen && this.choosing.picked.includes(pick)) return this.confirm()
    if (this.choosing.pick(pick)) {
      // What can be done with it stands on the card.
      const asks = !this.choosing.chosen && this.choosing.deeds.length === this.choosing.open.size
      this.looked = asks ? thing : undefined
      return
    }
    if (thing) this.looked = thing
    const wish = this.mine && this.frame?.status === 'playing' ? this.game.wish(pick, this.view) : undefined
    if (!wish) return
    const answer = await this.ask({ do: 'explain', move: wish })
    const problem = answer.refusal ?? answer.error
    if (problem) this.refuse(problem)
  }

  refuse(problem: Problem) {
    this.note = { text: tell(problem.message, this.names), rule: problem.rule, kind: 'refusal' }
    this.said = `${this.note.text} ${problem.rule}`
  }

  async confirm(text = this.choosing.chosen?.text) {
    if (!text || !this.frame) return
    const { decision } = this.frame
    this.choosing.back()
    const answer = this.premoving ? await this.premove(text) : await this.ask({ do: 'move', decision, move: text })
    if (!answer.ok && answer.error && answer.error.code !== 'stale') this.refuse(answer.error)
  }

  async hint() {
    const answer = await this.ask({ do: 'hint' })
    if (!answer.ok && answer.error) return this.refuse(answer.error)
    if (!answer.hint) return
    this.choosing.back()
    for (const pick of this.game.picks(answer.hint.move.text, this.view)) this.choosing.pick(pick)
    const text = say('web-hint', { move: tell(answer.hint.move.words, this.names) })
    this.note = { text, rule: '', kind: 'hint' }
    this.said = text
  }

  takeBack() {
    this.choosing.back()
    if (this.premoving) this.offer()
  }

  /** Choose among the moves that could be ours when we are asked next. */
  async startPremove() {
    const answer = await this.ask({ do: 'premoves' })
    if (answer.error) return this.refuse(answer.error)
    if (!answer.moves?.length || this.yourTurn) return
    this.choosing.back()
    this.choosing.offer(answer.moves, (text) => this.game.picks(text, this.view))
    this.premoving = true
  }

  premove(move: string | null) {
    this.offer()
    return this.ask({ do: 'premove', move })
  }

  /** What the server offers now. */
  private offer() {
    this.premoving = false
    const { frame } = this
    if (!frame) return
    this.choosing.offer(this.link.settled && frame.eyes === frame.seat ? frame.moves : [], (text) =>
      this.game.picks(text, frame.view),
    )
  }

  close() {
    this.link.close()
  }
}

export function nameOf(player: Player): string {
  if (player.kind === 'open') return say('web-free-seat')
  if (player.kind === 'bot') return say('web-bot-name', { number: player.seat + 1, level: player.level ?? '' })
  return player.name ?? say('seat', { number: player.seat + 1 })
}

export const provideTable = (table: Table) => setContext(KEY, table)
export const useTable = (): Table => getContext(KEY)
