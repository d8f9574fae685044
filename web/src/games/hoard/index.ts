import type { GameLook } from '../../lib/table.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Close from './Close.svelte'
import { cardName, faceOf, prepare } from './printed.svelte'
import type { View } from './view'

/** Several of these can be done with the same card, so it is chosen first. */
const DEEDS: Record<string, string> = {
  play: 'play', order: 'order', attach: 'attach', reattach: 'reattach', forward: 'forward', back: 'back',
  take: 'take', steal: 'steal', attack: 'attack', use: 'ability', discard: 'discard', pick: 'pick',
}

const look: GameLook = {
  Board,
  Badge,
  Close,
  Card,
  cardName,
  prepare,
  isCard: (text) => faceOf(text) !== undefined,
  picks(text) {
    const [verb, one, two] = text.split(' ') as [string, string | undefined, string | undefined]
    if (one?.startsWith('seat-')) return [one.replace('-', ' ')]
    if (verb === 'amount' || verb === 'to' || verb === 'join') return [`do ${verb}-${one}`]
    if (verb === 'resolve') return [`do resolve-${one}${two ? `-${two}` : ''}`]
    if (one === undefined) return [`do ${verb}`]
    return DEEDS[verb] ? [`card ${one}`, `do ${DEEDS[verb]}`] : [`card ${one}`]
  },
  wish(pick, view: View) {
    const [kind, card] = pick.split(' ') as [string, string]
    if (kind !== 'card') return undefined
    if (view.step === 'drafting') return `pick ${card}`
    if (view.hand?.includes(card)) return `${view.step === 'discarding' ? 'discard' : 'play'} ${card}`
    const seat = view.field.findIndex((creatures) => creatures.some((one) => one.card === card))
    if (seat < 0) return undefined
    return `${seat === view.you ? 'take' : 'attack'} ${card}`
  },
  now(view: View) {
    const { pending } = view
    if (!pending) return [`web-ho-now-${view.step}`, {}]
    const source = faceOf(pending.source) ? cardName(pending.source) : ''
    if (pending.verb === 'fight') return ['web-ho-now-fight', { source }]
    return [source ? 'web-ho-now-choosing' : 'web-ho-now-group', { source }]
  },
  round: (view: View) => (view.step === 'drafting' ? ['web-ho-draft-title', {}] : ['web-ho-turn', { turns: view.turns }]),
  hand: (view: View) => view.hand ?? [],
}

export default look
