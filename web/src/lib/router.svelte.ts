/** Where we are. Links within the page change that without loading it again. */

class Place {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))

  read() {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }
}

export const place = new Place()
addEventListener('popstate', () => place.read())

export function go(path: string) {
  history.pushState(null, '', path)
  place.read()
  scrollTo(0, 0)
}

/** For a whole page: follows links to our own pages without loading. */
export function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element).closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
