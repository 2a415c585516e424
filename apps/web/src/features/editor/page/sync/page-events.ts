/** What happens to a page that may hold unsaved work. */
export type PageEvents = {
  /** Whether to ask before the page goes. */
  readonly isUnsaved: () => boolean
  readonly onHidden: () => void
  readonly onVisible: () => void
  readonly onOnline: () => void
  /** The page goes for good, as far as it can know. */
  readonly onLeave: () => void
  /** It did not: it came back from the cache of the browser. */
  readonly onReturn: () => void
}

/** Listens until the answer is called. */
export function listenToPage({ isUnsaved, ...events }: PageEvents): () => void {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (!isUnsaved()) return
      event.preventDefault()
      events.onHidden()
    },
    { signal },
  )
  window.addEventListener('pagehide', events.onLeave, { signal })
  window.addEventListener('pageshow', events.onReturn, { signal })
  window.addEventListener('online', events.onOnline, { signal })
  const onVisibility = (): void => (document.visibilityState === 'visible' ? events.onVisible() : events.onHidden())
  document.addEventListener('visibilitychange', onVisibility, { signal })
  return () => listening.abort()
}
