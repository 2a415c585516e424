import { useSyncExternalStore } from 'react'

const MOBILE = '(max-width: 767.98px)'

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(MOBILE)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** True below 768 px, which the specification calls mobile. */
export const useMobile = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(MOBILE).matches)
