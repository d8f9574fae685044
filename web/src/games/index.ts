/** The games whose tables the page can draw: each is fetched when it is first needed. */

import type { GameLook } from '../lib/table.svelte'

export const LOOKS: Record<string, () => Promise<{ default: GameLook }>> = {
  'seven-prophecies': () => import('./seven-prophecies'),
  equinox: () => import('./equinox'),
}
