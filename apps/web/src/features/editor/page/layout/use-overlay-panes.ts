import { useSyncExternalStore } from 'react'

const BELOW_1280 = '(max-width: 1279.98px)'

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(BELOW_1280)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether panes are overlays (below 1280 px). */
export const useOverlayPanes = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(BELOW_1280).matches)
