import { say } from '../../lib/words.svelte'
import { colourOf, numberOf } from './view'

export const cardName = (card: string) => say('sp-card', { colour: colourOf(card), number: numberOf(card) })
export const colourName = (colour: string) => say('sp-colour', { colour })
/** Ranks count from 0. */
export const rankName = (rank: number) => say('web-sp-rank', { rank: rank + 1 })
