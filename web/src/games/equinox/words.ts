import { say } from '../../lib/words.svelte'
import { isTree, kindOf, numberOf } from './view'

export const creatureName = (creature: string) =>
  isTree(creature) ? say('eq-tree', { tree: kindOf(`${creature}-`) }) : say('eq-creature', { creature })

export function cardName(card: string): string {
  const kind = kindOf(card)
  if (isTree(card)) return say('eq-tree', { tree: kind })
  if (kind === 'chameleon') return say('eq-chameleon', { number: Number(numberOf(card)) })
  return say('eq-card', { creature: kind, number: Number(numberOf(card)) })
}

export const powerText = (power: string) =>
  isTree(power) ? say(`web-eq-${power}`) : power === 'chameleon' ? say('web-eq-chameleon') : say('eq-power', { creature: power })
