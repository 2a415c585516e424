// Shows the offline page when a page can't be loaded. Nothing of the app, the API or media is cached: an installation that was upgraded never serves an older app.
const CACHE = 'offline-page'
const PAGE = '/offline'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { method, mode, destination } = event.request
  // Frames are pages of other sites with a film in them.
  if (method === 'GET' && mode === 'navigate' && destination === 'document') event.respondWith(load(event.request))
})

async function load(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await (await caches.open(CACHE)).match(PAGE)
    if (page) return page
    throw error
  }
}
