/** Cards move from where they were to where they are now.
 *
 * A thing that moves has `data-thing` with a name of its own. One that was nowhere before comes from what its
 * `data-from` names (`seat-2`, `deck`), an element with `data-place`. */

import { calm } from './prefs.svelte'

export type Places = Map<string, DOMRect>

const TIME = 420
const EASE = 'cubic-bezier(.2,.7,.2,1)'

export function whereThingsAre(root: Element): Places {
  const places: Places = new Map()
  for (const thing of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    places.set(thing.dataset.thing!, thing.getBoundingClientRect())
  }
  return places
}

export function moveFrom(root: Element, before: Places) {
  const gentle = calm()
  const moves: (() => void)[] = []
  for (const thing of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const now = thing.getBoundingClientRect()
    const old = before.get(thing.dataset.thing!) ?? origin(root, thing.dataset.from)
    if (!old) {
      moves.push(() => thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME / 2 }))
      continue
    }
    const dx = old.left + old.width / 2 - now.left - now.width / 2
    const dy = old.top + old.height / 2 - now.top - now.height / 2
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue
    if (gentle) {
      moves.push(() => thing.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: TIME / 2 }))
      continue
    }
    const size = before.has(thing.dataset.thing!) ? Math.min(Math.max(old.width / now.width, 0.2), 5) : 0.6
    moves.push(() =>
      thing.animate(
        [{ transform: `translate(${dx}px, ${dy}px) scale(${size})`, zIndex: 5 }, { transform: 'none', zIndex: 5 }],
        { duration: TIME, easing: EASE },
      ),
    )
  }
  // All places are read before anything moves, so that the browser lays the page out once.
  for (const move of moves) move()
}

function origin(root: Element, from: string | undefined): DOMRect | undefined {
  return from ? root.querySelector(`[data-place="${from}"]`)?.getBoundingClientRect() : undefined
}
