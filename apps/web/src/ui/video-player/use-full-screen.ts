import { useSyncExternalStore, type RefObject } from 'react'

/** iPhones support full screen for video elements only. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

const follow = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Full screen of the player; `toggle` is null when unsupported. */
export function useFullScreen(player: RefObject<HTMLElement | null>, film: AppleVideo | null) {
  const isFull = useSyncExternalStore(follow, () => document.fullscreenElement !== null && document.fullscreenElement === player.current)
  const toggle = () => {
    if (isFull) document.exitFullscreen().catch(() => undefined)
    else if (document.fullscreenEnabled) player.current?.requestFullscreen().catch(() => undefined)
    else film?.webkitEnterFullscreen?.()
  }
  return { isFull, toggle: document.fullscreenEnabled || film?.webkitEnterFullscreen ? toggle : null }
}
