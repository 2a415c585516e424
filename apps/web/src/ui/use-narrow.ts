import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 639.98px)'

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(NARROW)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** True below 640 px, where layers open as sheets from the bottom. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
