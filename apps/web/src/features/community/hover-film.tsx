import { useState, useSyncExternalStore, type PointerEvent } from 'react'
import { cx } from '../../ui/class-names.ts'
import { playsUnder } from '../../ui/hooks/play-on-rest.ts'
import { beginFilm } from './begin-film.ts'

/** The card whose film plays: one at a time. Source: HD-20. */
let playing: string | null = null
const listeners = new Set<() => void>()

function setPlaying(id: string | null): void {
  playing = id
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the film of this card plays, and what its card listens for. A press ends it: the card is opened then. Source: H-060. */
export function useHoverFilm(id: string) {
  const isPlaying = useSyncExternalStore(subscribe, () => playing === id)
  const stop = () => playing === id && setPlaying(null)
  return {
    isPlaying,
    handlers: {
      onPointerEnter: (event: PointerEvent) => playsUnder(event) && setPlaying(id),
      onPointerLeave: stop,
      onClick: stop,
    },
  }
}

/** The film over its picture, shown when it has begun. Tells nobody that it is watched. Source: H-060, H-062, HD-37. */
export function HoverFilm({ src, hasSound, isUpright }: { src: string; hasSound: boolean; isUpright: boolean }) {
  const [isShown, setShown] = useState(false)
  return (
    <video
      ref={(film) => void (film && beginFilm(film, hasSound))}
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
