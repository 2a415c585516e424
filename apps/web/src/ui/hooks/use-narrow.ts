import { useSyncExternalStore } from 'react'

const BELOW_640 = '(max-width: 639.98px)'
/** For overlays that are sheets on small tablets too. */
export const BELOW_768 = '(max-width: 767.98px)'

const subscribeTo = (query: string) => (changed: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
const SUBSCRIBE = { [BELOW_640]: subscribeTo(BELOW_640), [BELOW_768]: subscribeTo(BELOW_768) }

/** True below 640 px, or another width, where overlays open as bottom sheets. */
export const useNarrow = (query: keyof typeof SUBSCRIBE = BELOW_640): boolean =>
  useSyncExternalStore(SUBSCRIBE[query], () => window.matchMedia(query).matches)
