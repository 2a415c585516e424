import { useEffect, useEffectEvent, useRef } from 'react'
import { useInView } from '../../ui/use-in-view.ts'
import { throttle } from './throttle.ts'

/** The end counts as in view from here on. Source: H-053. */
const SENTINEL = { rootMargin: '1200px', threshold: 0 }
/** Source: H-054, H-055. */
const NEAR_END_PIXELS = 1_600
const CHECK_MILLISECONDS = 200

type Pages = {
  /** Of the next page; null at the end. */
  readonly cursor: string | null
  readonly isFetching: boolean
  /** The next page did not come: it is asked for again only by hand. Source: HD-70. */
  readonly isStuck: boolean
  readonly fetchNext: () => void
}

/** Asks for the next page as its end comes near, by two triggers, each cursor once. Answers the ref of the end. Source: H-053..H-056. */
export function useMorePages({ cursor, isFetching, isStuck, fetchNext }: Pages) {
  const asked = useRef<string | null>(null)
  const mayAsk = cursor !== null && !isFetching && !isStuck
  const ask = useEffectEvent(() => {
    if (!mayAsk || asked.current === cursor) return
    asked.current = cursor
    fetchNext()
  })
  useEffect(() => {
    if (isStuck) asked.current = null
  }, [isStuck])
  const [endRef, isEndInView] = useInView(SENTINEL, mayAsk)
  useEffect(() => {
    if (isEndInView) ask()
  }, [isEndInView])
  const hasMore = cursor !== null
  useEffect(() => {
    if (!hasMore) return
    const check = throttle(() => isNearEnd() && ask(), CHECK_MILLISECONDS)
    window.addEventListener('scroll', check.call, { passive: true })
    return () => {
      window.removeEventListener('scroll', check.call)
      check.cancel()
    }
  }, [hasMore])
  return endRef
}

const isNearEnd = (): boolean => {
  const { scrollHeight } = document.documentElement
  return scrollHeight - window.scrollY - window.innerHeight <= NEAR_END_PIXELS
}
