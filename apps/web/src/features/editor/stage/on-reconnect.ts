type Page = { readonly window: EventTarget; readonly document: EventTarget & { readonly visibilityState: string } }

/** Calls back when the network is there again and when the page is seen again, e.g. after a laptop was closed. Returns how to stop. */
export function onReconnect(onChance: () => void, page: Page = { window, document }): () => void {
  const listening = new AbortController()
  const { signal } = listening
  page.window.addEventListener('online', onChance, { signal })
  page.document.addEventListener('visibilitychange', () => page.document.visibilityState === 'visible' && onChance(), { signal })
  return () => listening.abort()
}
