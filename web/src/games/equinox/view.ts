/** What the server shows of a game of Equinox. */

import type { Outcome } from '../outcome'

export interface Space {
  card: string | null
  cards: number
  strength: number | null
  pebble: number | null
}

export interface Column {
  creature: string
  /** The round in which it fell. */
  fallen: number | null
  champion: number[]
  prestige: number[]
  controller: number | null
  spaces: Space[]
}

export interface View {
  game: string
  seats: number
  you: number | null
  step: 'predicting' | 'playing' | 'placing' | 'power' | 'choosing' | 'discarding' | 'over'
  round: number
  turn: number | null
  columns: Column[]
  hand: string[] | null
  hand_sizes: number[]
  aside: string[] | null
  aside_sizes: number[]
  secret: string | null
  secrets: boolean[]
  secret_made: boolean[]
  pebbles: number[]
  deck: number
  discards: number
  pending: {
    placing: string | null
    power: string | null
    home: string | null
    seat: number | null
    creature: string | null
    looked_at: string[] | null
    second_card: boolean
    unseen_discards: boolean
    discarded: number
  }
  notes: { covered: string[][][] }
  points: number[] | null
  outcome: Outcome | null
}

export const kindOf = (card: string) => card.slice(0, card.lastIndexOf('-'))
export const numberOf = (card: string) => card.slice(card.lastIndexOf('-') + 1)
export const isTree = (card: string) => /^(ancestor|dryad)/.test(card)

/** What is printed on the row cards, from the Champion's to the fifth. */
export const WORTH = { champion: 5, rows: [4, 3, 2, 1, 0] }
