/** The games whose tables the page can draw: each is fetched when it is first needed. */

import type { GameLook } from '../lib/table.svelte'
import { say } from '../lib/words.svelte'

interface Entry {
  /** Begins the game's messages. */
  code: string
  load: () => Promise<{ default: GameLook }>
}

export const GAMES: Record<string, Entry> = {
  equinox: { code: 'eq', load: () => import('./equinox') },
  'seven-prophecies': { code: 'sp', load: () => import('./seven-prophecies') },
  hoard: { code: 'ho', load: () => import('./hoard') },
}

export const titleOf = (game: string) => (GAMES[game] ? say(`${GAMES[game].code}-title`) : game)
export const blurbOf = (game: string) => (GAMES[game] ? say(`${GAMES[game].code}-blurb`) : '')
