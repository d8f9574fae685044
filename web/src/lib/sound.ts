/** Small sounds, made here: a card laid down, your turn, the end. */

import { prefs } from './prefs.svelte'

let context: AudioContext | undefined

function tone(frequency: number, start: number, length: number, loudness: number, shape: OscillatorType) {
  if (!context) return
  const at = context.currentTime + start
  const oscillator = new OscillatorNode(context, { type: shape, frequency })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(at)
  oscillator.stop(at + length)
}

const SOUNDS = {
  card: () => tone(190, 0, 0.09, 0.1, 'triangle'),
  turn: () => [523, 784].forEach((one, i) => tone(one, i * 0.12, 0.35, 0.06, 'sine')),
  end: () => [392, 494, 587, 784].forEach((one, i) => tone(one, i * 0.14, 0.6, 0.06, 'sine')),
}

export function sound(name: keyof typeof SOUNDS) {
  // Browsers let a page make sounds only after somebody has touched it.
  if (!prefs.sound || navigator.userActivation?.hasBeenActive === false) return
  context ??= new AudioContext()
  SOUNDS[name]()
}
