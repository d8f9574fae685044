/** A finished game, or one's own so far, as a table that can be stepped through. */

import { Table, type GameLook } from './table.svelte'
import type { Replay, Step, TableFrame } from './wire'

export class ReplayTable extends Table {
  moves = $state(0)

  constructor(
    id: string,
    game: GameLook,
    readonly replay: Replay,
    moves: number,
  ) {
    super(id, game, undefined, false)
    this.link.about = replay.about
    this.link.players = replay.players
    this.link.line = 'open'
    this.show(this.frameAt(Math.max(0, Math.min(moves, this.last))))
  }

  get last(): number {
    return this.replay.frames.length - 1
  }

  async step(moves: number) {
    const wanted = Math.max(0, Math.min(moves, this.last))
    if (wanted !== this.moves) await this.show(this.frameAt(wanted))
  }

  private frameAt(moves: number): TableFrame {
    this.moves = moves
    const { replay } = this
    const shown = replay.frames[moves]!
    const deal = { number: 0, kind: 'began', happenings: replay.opening } as unknown as Step
    const steps = replay.frames.slice(1, moves + 1).flatMap((one) => one.step ?? [])
    this.link.steps = [deal, ...steps]
    const eyes = replay.eyes === 'all' ? -1 : replay.eyes
    return {
      frame: 'table',
      table: this.id,
      number: moves,
      since: 0,
      now: Date.now() / 1000,
      status: replay.status,
      seat: null,
      eyes,
      about: null,
      players: null,
      view: shown.view,
      to_act: shown.view.to_act as number[],
      decision: moves,
      moves: [],
      made: moves,
      premove: null,
      can_undo: false,
      undo: null,
      steps: [],
      rematch: null,
      proof: replay.proof,
    }
  }
}
