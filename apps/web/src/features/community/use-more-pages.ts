import { useEffect, useEffectEvent, useRef } from 'react'
import { useInView } from '../../ui/hooks/use-in-view.ts'
import { shouldFetchNext, isNearEnd, canFetchNext, SENTINEL, type Pages } from './more-pages.ts'
import { throttle } from './throttle.ts'

/** Interval of the scroll check (H-055). */
const CHECK_MILLISECONDS = 200

/** Fetches the next page near the end of the list, by scroll position and intersection, each cursor once. Returns the ref of the end marker. */
export function useMorePages({ fetchNext, ...pages }: Pages & { readonly fetchNext: () => void }) {
  const { cursor, isStuck } = pages
  const requestedCursor = useRef<string | null>(null)
  const fetchOnce = useEffectEvent(() => {
    if (!shouldFetchNext(pages, requestedCursor.current)) return
    requestedCursor.current = cursor
    fetchNext()
  })
  useEffect(() => {
    if (isStuck) requestedCursor.current = null
  }, [isStuck])
  const [endRef, isEndInView] = useInView(SENTINEL, canFetchNext(pages))
  useEffect(() => {
    // After a short page the end is still in view.
    if (isEndInView && cursor !== null) fetchOnce()
  }, [isEndInView, cursor])
  const hasMore = cursor !== null
  useEffect(() => {
    if (!hasMore) return
    const check = throttle(() => isPageNearEnd() && fetchOnce(), CHECK_MILLISECONDS)
    window.addEventListener('scroll', check.call, { passive: true })
    return () => {
      window.removeEventListener('scroll', check.call)
      check.cancel()
    }
  }, [hasMore])
  return endRef
}

const isPageNearEnd = (): boolean =>
  isNearEnd({ scrollHeight: document.documentElement.scrollHeight, scrollY: window.scrollY, innerHeight: window.innerHeight })
