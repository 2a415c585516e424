/** Lifecycle events of a page with possibly unsaved work. */
export type PageEvents = {
  /** Whether to ask before the page is closed. */
  readonly isUnsaved: () => boolean
  readonly onHidden: () => void
  readonly onVisible: () => void
  readonly onOnline: () => void
  /** The page is being closed or hidden. */
  readonly onLeave: () => void
  /** The page was restored from the back/forward cache. */
  readonly onReturn: () => void
}

/** Subscribes to page events; returns the clean-up. */
export function listenToPage({ isUnsaved, ...events }: PageEvents): () => void {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener(
    'beforeunload',
    (event) => {
      commitFocusedField()
      if (!isUnsaved()) return
      event.preventDefault()
      events.onHidden()
    },
    { signal },
  )
  window.addEventListener(
    'pagehide',
    () => {
      commitFocusedField()
      events.onLeave()
    },
    { signal },
  )
  window.addEventListener('pageshow', events.onReturn, { signal })
  window.addEventListener('online', events.onOnline, { signal })
  const onVisibility = (): void => (document.visibilityState === 'visible' ? events.onVisible() : events.onHidden())
  document.addEventListener('visibilitychange', onVisibility, { signal })
  return () => listening.abort()
}

/** Text fields commit what was typed when they lose the focus, which closing the page does not do. */
function commitFocusedField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
