import { installedLocale } from '../../texts/locale/installed.ts'
import { offlinePage } from './offline-page.ts'

/** As in `public/service-worker.js`. */
const CACHE = 'offline-page'
const PAGE = '/offline'

/** Keeps the offline page in the language of the interface and registers what shows it. Browsers without service workers, and pages without https, do without. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const cache = await caches.open(CACHE)
    await cache.put(PAGE, offlinePage(installedLocale()))
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  } catch {
    // A full disk or a private window: the app needs neither.
  }
}
