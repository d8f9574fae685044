/** What the server shows of a game of Hoard. */

import type { Outcome } from '../outcome'

export const FIELDS = ['start', 'bushes', 'center'] as const
export const GROUPS = ['felines', 'birds', 'bloodthirsty', 'pacifists'] as const

export interface Modifier {
  card: string
  seat: number
  treasure: number
  copied: number
}

export interface Creature {
  card: string
  field: string
  ready: boolean
  might: number
  powers: string[]
  group: string
  treasure: number
  taunting: boolean
  modifiers: Modifier[]
}

export interface View {
  game: string
  seats: number
  you: number | null
  step: 'drafting' | 'starting' | 'main' | 'discarding' | 'over'
  turn: number | null
  turns: number
  points: number
  treasuries: number[]
  carried: number[]
  target: number
  claims: boolean[]
  out: boolean[]
  hand: string[] | null
  hand_sizes: number[]
  pack: string[] | null
  picked: string | null
  ready: boolean[]
  field: Creature[][]
  groups: Record<string, { count: number; working: number[] }>[]
  deck: number
  discarded: string[]
  pending: {
    kind: string
    source: string
    seat: number
    verb: string
    stage: number
    attackers: string[]
    chosen: string | number | null
    looked_at: string[] | null
  } | null
  outcome: Outcome | null
}

export const creatureOf = (view: View, card: string) => view.field.flat().find((one) => one.card === card)
