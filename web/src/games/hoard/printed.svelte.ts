/** What is printed on the cards of the table that is open, in the language that is spoken. */

import { ask } from '../../lib/api'
import { prefs, type Language } from '../../lib/prefs.svelte'
import type { Printed } from '../../lib/wire'

export interface Face {
  id: string
  name: Record<Language, string>
  group: string
  might: number
  start: string
  copies?: number
  powers?: string[]
  thresholds?: number[]
  group_texts: Record<string, string[]>
  enter?: string[]
  exhaust?: string[]
  leave?: string[]
  passive?: string[]
  order: string[]
  modifier?: string[]
}

class Faces {
  byCard = $state.raw<Record<string, Face>>({})
}

const faces = new Faces()
let shown = ''

export async function prepare(table: string) {
  shown = `${table} ${prefs.language}`
  faces.byCard = (await ask<Printed>(`tables/${table}/cards`)).cards as unknown as Record<string, Face>
}

/** The same in another language, when that is chosen. */
export async function translate(table: string) {
  if (shown !== `${table} ${prefs.language}`) await prepare(table)
}

export const faceOf = (card: string): Face | undefined => faces.byCard[card]

export function cardName(card: string): string {
  const face = faceOf(card)
  if (!face) return card
  const letter = (face.copies ?? 1) > 1 ? ` ${card.slice(-1).toUpperCase()}` : ''
  return face.name[prefs.language] + letter
}
