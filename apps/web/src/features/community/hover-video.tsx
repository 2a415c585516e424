import { useState, useSyncExternalStore, type PointerEvent } from 'react'
import { cx } from '../../ui/class-names.ts'
import { canPlayOnHover } from '../../ui/hooks/play-on-hover.ts'
import { playWithSound } from './play-with-sound.ts'

/** The card whose video plays; one at a time. */
let playing: string | null = null
const listeners = new Set<() => void>()

function setPlaying(id: string | null): void {
  playing = id
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this card's video plays, and its pointer handlers. A press stops it, as it opens the card. */
export function useHoverVideo(id: string) {
  const isPlaying = useSyncExternalStore(subscribe, () => playing === id)
  const stop = () => playing === id && setPlaying(null)
  return {
    isPlaying,
    handlers: {
      onPointerEnter: (event: PointerEvent) => canPlayOnHover(event) && setPlaying(id),
      onPointerLeave: stop,
      onClick: stop,
    },
  }
}

/** The video over the card's image, shown once it plays. Sends no play events. */
export function HoverVideo({ src, hasSound, isUpright }: { src: string; hasSound: boolean; isUpright: boolean }) {
  const [isShown, setShown] = useState(false)
  return (
    <video
      ref={(film) => void (film && playWithSound(film, hasSound))}
      src={src}
      loop
      playsInline
      disablePictureInPicture
      aria-hidden
      tabIndex={-1}
      onPlaying={() => setShown(true)}
      className={cx(
        'pointer-events-none absolute inset-0 size-full transition-opacity duration-(--m-slow)',
        isUpright ? 'object-contain' : 'object-cover',
        !isShown && 'opacity-0',
      )}
    />
  )
}
