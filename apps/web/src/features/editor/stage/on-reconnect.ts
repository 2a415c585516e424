type Page = { readonly window: EventTarget; readonly document: EventTarget & { readonly visibilityState: string } }

/** Calls back on reconnect and when the page becomes visible, e.g. after sleep. Returns the clean-up. */
export function onReconnect(onChance: () => void, page: Page = { window, document }): () => void {
  const listening = new AbortController()
  const { signal } = listening
  page.window.addEventListener('online', onChance, { signal })
  page.document.addEventListener('visibilitychange', () => page.document.visibilityState === 'visible' && onChance(), { signal })
  return () => listening.abort()
}
