import { useSyncExternalStore } from 'react'

/** Key of the sample that plays now; one plays at a time. */
let playing: string | null = null
let audio: HTMLAudioElement | null = null
const listeners = new Set<() => void>()

function set(key: string | null) {
  playing = key
  for (const listener of listeners) listener()
}

export function stopSample(): void {
  audio?.pause()
  audio = null
  set(null)
}

/** Plays a sound from its start and stops the one before; `onFailure` when it can not be played. `volume`: 0 to 1. */
export function playSample(key: string, address: string, onFailure: () => void, volume = 1): void {
  stopSample()
  const started = new Audio(address)
  started.volume = volume
  audio = started
  const end = () => audio === started && stopSample()
  started.addEventListener('ended', end)
  set(key)
  started.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return
    end()
    onFailure()
  })
}

/** The key that plays now, or null. */
export function usePlayingSample(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => playing,
  )
}
