/** What the server shows of a game of Seven Prophecies. */

import type { Outcome } from '../outcome'

export const COLOURS = ['broom', 'mushroom', 'potion', 'spellbook'] as const

export interface Played {
  seat: number
  card: string
  rank: number | null
  fulfilled: boolean
}

export interface View {
  game: string
  seats: number
  you: number | null
  phase: 'foretelling' | 'tricks' | 'over'
  round: number
  starter: number
  row: string[]
  trick: number
  leader: number
  hand: string[] | null
  hand_sizes: number[]
  ready: boolean[]
  prophecies: (number[] | null)[]
  tokens: (number[] | null)[]
  tricks: Played[][]
  missing: string[][]
  scores: number[]
  sheet: number[][]
  outcome: Outcome | null
}

export const colourOf = (card: string) => card.slice(0, card.lastIndexOf('-'))
export const numberOf = (card: string) => Number(card.slice(card.lastIndexOf('-') + 1))
