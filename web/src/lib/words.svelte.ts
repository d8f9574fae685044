/** Sentences, from the same catalogues that the server uses. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Language } from './prefs.svelte'
import type { Joined, Thing, Told } from './wire'

export type Spoken = number | string | Told | Thing | Joined
export type Args = Record<string, Spoken>

// Each catalogue is a file of its own, fetched when its language is: those of the terminal and the engine's errors
// never are.
const CATALOGUES = import.meta.glob<string>(
  ['../../../src/fablewood/locale/*/*.ftl', '!../../../src/fablewood/locale/*/{terminal,hoard-deck}.ftl'],
  { query: '?raw', import: 'default' },
)

class Words {
  bundle = $state.raw<FluentBundle>()
}

const words = new Words()

export async function loadWords(language: Language) {
  const texts = Object.entries(CATALOGUES)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, load]) => load())
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text))
  words.bundle = bundle
}

/** A sentence of the page's own, or of a game, in the language chosen. */
export function say(id: string, args: Args = {}, names?: readonly string[]): string {
  if (id === 'seat' && names) return names[Number(args.number) - 1] ?? ''
  const bundle = words.bundle
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return id
  const spoken = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, speak(value, names)]))
  const troubles: Error[] = []
  const sentence = bundle.formatPattern(pattern, spoken, troubles)
  if (troubles.length) console.error(`${id}: ${troubles[0]?.message}`)
  return sentence
}

export const has = (id: string) => words.bundle?.hasMessage(id) ?? false

/** A sentence that the server sent. */
export const tell = (told: Told, names?: readonly string[]): string => say(told.id, told.args as Args, names)

function speak(value: Spoken, names?: readonly string[]): string | number {
  if (typeof value !== 'object') return value
  if ('words' in value) return tell(value.words, names)
  if ('parts' in value) return list(value.join, value.parts.map((part) => String(speak(part as Spoken, names))))
  return tell(value, names)
}

export function list(join: 'and' | 'or', parts: string[]): string {
  if (parts.length < 2) return parts[0] ?? say('list-empty')
  return say(join === 'and' ? 'list' : 'list-or', { first: parts.slice(0, -1).join(', '), last: parts.at(-1)! })
}
