/** In a zone of cards or spaces the arrow keys go to the next in their direction; Tab goes to the next zone. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middle = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2]

export function zone(node: HTMLElement) {
  const buttons = () => [...node.querySelectorAll<HTMLElement>('button, [role="spinbutton"]')]

  /** Just one of them is a stop of Tab. */
  function settle(wanted?: HTMLElement) {
    const all = buttons()
    const stop =
      wanted ??
      all.find((one) => one === document.activeElement) ??
      all.find((one) => one.dataset.stop !== undefined && one.isConnected) ??
      all.find((one) => one.classList.contains('can')) ??
      all[0]
    for (const one of all) {
      const index = one === stop ? 0 : -1
      if (one.tabIndex !== index) one.tabIndex = index
      if (one === stop && wanted) one.dataset.stop = ''
      else if (one !== stop) delete one.dataset.stop
    }
  }

  function onkeydown(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key]
    const from = event.target as HTMLElement
    if (!direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const [x, y] = middle(from.getBoundingClientRect())
    const [right, down] = direction
    const near = buttons()
      .filter((one) => one !== from)
      .map((one) => {
        const [ox, oy] = middle(one.getBoundingClientRect())
        const ahead = (ox - x) * right + (oy - y) * down
        const aside = Math.abs((ox - x) * down) + Math.abs((oy - y) * right)
        return { one, ahead, far: ahead + 2.5 * aside }
      })
      .filter(({ ahead }) => ahead > 4)
      .sort((a, b) => a.far - b.far)[0]
    if (!near) return
    event.preventDefault()
    settle(near.one)
    near.one.focus()
  }

  const onfocusin = (event: FocusEvent) => settle(event.target as HTMLElement)
  const watcher = new MutationObserver(() => settle())
  watcher.observe(node, { childList: true, subtree: true })
  node.addEventListener('keydown', onkeydown)
  node.addEventListener('focusin', onfocusin)
  settle()
  return () => {
    watcher.disconnect()
    node.removeEventListener('keydown', onkeydown)
    node.removeEventListener('focusin', onfocusin)
  }
}
