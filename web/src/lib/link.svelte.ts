/** The line to a table: it keeps itself open, and shows what comes one thing after the other. */

import { calm, prefs } from './prefs.svelte'
import type { About, AnswerFrame, ClientFrame, Player, ServerFrame, Step, TableFrame } from './wire'

export type Line = 'connecting' | 'open' | 'lost'
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
export type Asking = WithoutId<ClientFrame>

interface Waiting {
  text: string
  done: (answer: AnswerFrame) => void
}

/** Seconds until we try again, the first times. */
const PATIENCE = [0.2, 0.5, 1, 2, 4, 8]
/** How long a move of others is shown before the next, in milliseconds. */
const PACE = { usual: 650, calm: 250, hurry: 120 }
/** With so many frames waiting we are behind, and hurry. */
const BEHIND = 6

/** What a frame may leave out before the game begins. */
const EMPTY = { moves: [], to_act: [], steps: [] }

export class TableLink {
  line = $state<Line>('connecting')
  frame = $state.raw<TableFrame>()
  about = $state.raw<About>()
  players = $state.raw<Player[]>([])
  steps = $state.raw<Step[]>([])
  /** The newest frame is on the table: what it offers can be chosen. */
  settled = $state(true)
  /** Server's time minus ours, in seconds. */
  skew = $state(0)

  /** Called before a frame is shown, with the steps that are new in it. */
  onframe: (frame: TableFrame, fresh: Step[]) => void | Promise<void> = () => {}
  onerror: (text: string) => void = () => {}

  private socket: WebSocket | EventSource | undefined
  private queue: TableFrame[] = []
  private showing = false
  private shown = 0
  private tries = 0
  private opened = false
  private heard = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private waiting = new Map<string, Waiting>()

  constructor(
    readonly table: string,
    readonly eyes: number | undefined,
    live: boolean,
  ) {
    this.closed = !live
    if (this.closed) return
    addEventListener('online', this.wake)
    addEventListener('pageshow', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  close() {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.wake)
    removeEventListener('pageshow', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.socket?.close()
  }

  /** Begins afresh: as somebody who sits here now. */
  again() {
    this.heard = 0
    this.connect()
  }

  ask(asking: Asking): Promise<AnswerFrame> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
    const text = JSON.stringify({ id, ...asking })
    return new Promise((done) => {
      this.waiting.set(id, { text, done })
      this.send(text)
    })
  }

  private wake = () => {
    if (document.visibilityState === 'visible' && this.line === 'lost') this.connect()
  }

  private connect() {
    clearTimeout(this.timer)
    if (this.closed) return
    this.socket?.close()
    const query = `since=${this.heard}&lang=${prefs.language}` + (this.eyes === undefined ? '' : `&eyes=${this.eyes}`)
    const base = `/api/tables/${this.table}`
    // Where sockets never open, server-sent events do the same.
    const socket =
      !this.opened && this.tries > 2
        ? new EventSource(`${base}/events?${query}`)
        : new WebSocket(`${location.origin.replace(/^http/, 'ws')}${base}/socket?${query}`)
    this.socket = socket
    socket.onopen = () => {
      if (socket instanceof WebSocket) this.opened = true
      this.tries = 0
      this.line = 'open'
      for (const { text } of this.waiting.values()) this.send(text)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerFrame)
    const lost = () => {
      if (this.socket !== socket || this.closed) return
      this.socket = undefined
      socket.close()
      this.line = this.frame ? 'lost' : 'connecting'
      const seconds = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]!
      this.timer = setTimeout(() => this.connect(), seconds * 1000)
    }
    socket.onerror = lost
    if (socket instanceof WebSocket) socket.onclose = lost
  }

  private send(text: string) {
    if (this.socket instanceof WebSocket) {
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text)
    } else if (this.socket) {
      const headers = { 'Content-Type': 'application/json' }
      void fetch(`/api/tables/${this.table}/frames?lang=${prefs.language}`, { method: 'POST', headers, body: text })
        .then((response) => response.json())
        .then((answer: ServerFrame) => this.hear(answer))
    }
  }

  private hear(frame: ServerFrame) {
    if (frame.frame === 'table') {
      this.skew = frame.now - Date.now() / 1000
      this.heard = Math.max(this.heard, frame.number)
      this.queue.push({ ...EMPTY, ...frame })
      this.settled = false
      void this.show()
    } else if (frame.frame === 'players') {
      this.skew = frame.now - Date.now() / 1000
      this.players = frame.players
    } else if (frame.frame === 'answer') {
      this.waiting.get(frame.id)?.done(frame)
      this.waiting.delete(frame.id)
    } else {
      this.onerror(frame.error.text)
    }
  }

  /** Shows the frames that wait, one after the other, at a pace that eyes can follow. */
  private async show() {
    if (this.showing) return
    this.showing = true
    for (let frame = this.queue.shift(); frame && !this.closed; frame = this.queue.shift()) {
      await this.pause(frame)
      const first = this.frame === undefined
      const known = this.steps.at(-1)?.number ?? 0
      const again = frame.since === 0
      const fresh = frame.steps.filter((step) => again || step.number > known)
      if (frame.about) this.about = frame.about
      if (frame.players) this.players = frame.players
      this.steps = again ? frame.steps : [...this.steps, ...fresh]
      this.settled = this.queue.length === 0
      await this.onframe(frame, first || again ? [] : fresh)
      if (!first && fresh.some((step) => step.kind === 'move')) this.shown = performance.now()
    }
    this.settled = true
    this.showing = false
  }

  /** Until the move before has been looked at. */
  private pause(frame: TableFrame) {
    const others = frame.steps.some((step) => step.kind === 'move' && step.seat !== frame.seat)
    if (!others || frame.since === 0 || document.visibilityState !== 'visible') return undefined
    const pace = this.queue.length > BEHIND ? PACE.hurry : calm() ? PACE.calm : PACE.usual
    const rest = this.shown + pace - performance.now()
    return rest > 0 ? new Promise((done) => setTimeout(done, rest)) : undefined
  }
}
