// Keeps the shell of the page, so that it opens without a network and says what it is waiting for.
const SHELL = 'fablewood-1'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

async function fromNetwork(request, key) {
  const shell = await caches.open(SHELL)
  try {
    const answer = await fetch(request)
    if (answer.ok) await shell.put(key, answer.clone())
    return answer
  } catch (error) {
    const kept = await shell.match(key)
    if (kept) return kept
    throw error
  }
}

async function fromShell(request) {
  const kept = await (await caches.open(SHELL)).match(request)
  return kept ?? fromNetwork(request, request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, '/'))
  // Files under assets/ never change under the same name.
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fromShell(request))
  else if (/^\/(icons\/|icon|manifest)/.test(url.pathname)) event.respondWith(fromNetwork(request, request))
})
