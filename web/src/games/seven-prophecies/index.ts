import type { GameLook } from '../../lib/table.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Close from './Close.svelte'
import type { View } from './view'
import { cardName } from './words'

const look: GameLook = {
  Board,
  Badge,
  Close,
  Card,
  isCard: (text) => /^(broom|mushroom|potion|spellbook)-\d+$/.test(text),
  picks(text) {
    const [verb, thing] = text.split(' ')
    if (verb === 'play') return [`card ${thing}`]
    if (verb === 'foretell') return [`bid ${thing}`]
    return [`do ${verb}`]
  },
  wish: (pick) => (pick.startsWith('card ') ? `play ${pick.slice(5)}` : undefined),
  now: (view: View) => [view.phase === 'foretelling' ? 'web-sp-now-foretell' : 'web-sp-now-play', {}],
  round: (view: View) => ['web-sp-round', { round: view.round }],
  hand: (view: View) => view.hand ?? [],
  cardName,
}

export default look
