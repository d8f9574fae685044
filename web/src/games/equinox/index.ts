import type { GameLook } from '../../lib/table.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Close from './Close.svelte'
import type { View } from './view'
import { cardName, creatureName } from './words'

const row = (text: string | undefined) => text?.replace('row-', '') ?? ''

/** The space where a card lies visible. */
function spaceOf(card: string | undefined, view: View): string {
  for (const column of view.columns) {
    const found = column.spaces.findIndex((space) => space.card === card)
    if (found >= 0) return `space ${column.creature} ${found + 1}`
  }
  return ''
}

function visible(creature: string, row: string, view: View): string | null | undefined {
  return view.columns.find((column) => column.creature === creature)?.spaces[Number(row) - 1]?.card
}

const look: GameLook = {
  Board,
  Badge,
  Close,
  Card,
  cardName,
  isCard: (text) => /^[a-z-]+-\d+$/.test(text) && !/^(seat|row)-/.test(text),
  picks(text, view: View) {
    const [verb, one, two, three] = text.split(' ')
    switch (verb) {
      case 'play':
      case 'discard':
      case 'give':
      case 'keep':
        return [`card ${one}`]
      case 'secret':
        return ['do secret', `card ${one}`]
      case 'predict':
      case 'on':
        return [`space ${one} ${view.round}`]
      case 'take':
        return [spaceOf(one, view)]
      case 'place':
        return [`space ${one} ${row(two)}`]
      case 'lift':
        return one === 'secret' ? ['do lift'] : [`space ${one} ${row(two)}`]
      case 'swap':
        return [`space ${one} ${row(two)}`, `space ${one} ${row(three)}`]
      case 'name':
        return [`creature ${one}`]
      case 'choose':
        return [one!.replace('-', ' ')]
      default:
        return [`do ${verb}`]
    }
  },
  wish(pick, view: View) {
    const [kind, one, two] = pick.split(' ') as [string, string, string]
    if (kind === 'card') return `${view.step === 'discarding' ? 'discard' : 'play'} ${one}`
    if (kind === 'seat') return undefined
    const power = view.step === 'choosing' ? view.pending.power : null
    if (view.step === 'placing') return `on ${one}`
    if (view.step === 'predicting') return two === undefined || two === String(view.round) ? `predict ${one}` : undefined
    if (kind === 'creature') return power ? `name ${one}` : undefined
    if (power === 'rubble') return `place ${one} row-${two}`
    if (power === 'moss-man') return two === 'champion' ? `lift ${one} champion` : `lift ${one} row-${two}`
    const card = visible(one, two, view)
    return power && card ? `take ${card}` : undefined
  },
  now(view: View) {
    const power = view.pending.power ? creatureName(view.pending.power) : ''
    if (view.step === 'choosing') return [view.pending.looked_at ? 'web-eq-now-keep' : 'web-eq-now-choosing', { power }]
    if (view.step === 'power') return ['eq-now-power', { power }]
    return [`eq-now-${view.step}`, {}]
  },
  round: (view: View) => ['web-eq-round', { round: view.round }],
  hand: (view: View) => view.hand ?? [],
}

export default look
