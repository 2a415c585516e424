import { useSyncExternalStore } from 'react'

/** The page's single playing sound. `seconds`: position. */
type Playing = { readonly key: string; readonly isPlaying: boolean; readonly seconds: number }

type SoundOptions = {
  /** Called when it can't be played. */
  onFailure: () => void
  /** 0 to 1; 1 by default. */
  volume?: number
  /** Range of the sound, in seconds; the whole by default. */
  from?: number
  until?: number
}

let playing: Playing | null = null
let audio: HTMLAudioElement | null = null
const listeners = new Set<() => void>()

function set(next: Playing | null) {
  playing = next
  for (const listener of listeners) listener()
}

/** Stops the sound, or only the one of `key`. */
export function stopSound(key?: string): void {
  if (key !== undefined && playing?.key !== key) return
  audio?.pause()
  audio = null
  set(null)
}

/** Plays a sound from its start, or from `from`, and stops the previous one. */
export function playSound(key: string, address: string, { onFailure, volume = 1, from = 0, until = Infinity }: SoundOptions): void {
  stopSound()
  const started = new Audio(address)
  started.volume = volume
  if (from > 0) started.currentTime = from
  audio = started
  const end = () => audio === started && stopSound()
  const notify = () => {
    if (audio !== started) return
    if (started.currentTime >= until) return end()
    // `timeupdate` fires four times a second, which would overshoot the end of a range.
    if (!started.paused && until - started.currentTime < 0.3) setTimeout(notify, (until - started.currentTime) * 1000)
    set({ key, isPlaying: !started.paused, seconds: started.currentTime })
  }
  for (const event of ['timeupdate', 'pause', 'playing'] as const) started.addEventListener(event, notify)
  started.addEventListener('ended', end)
  set({ key, isPlaying: true, seconds: from })
  started.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return
    end()
    onFailure()
  })
}

/** Plays, pauses at the current position, and resumes there. */
export function toggleSound(key: string, address: string, options: SoundOptions): void {
  if (playing?.key !== key || !audio) return playSound(key, address, options)
  if (!audio.paused) return audio.pause()
  audio.play().catch(options.onFailure)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The key that is playing, or null. */
export const usePlayingSound = (): string | null => useSyncExternalStore(subscribe, () => (playing?.isPlaying ? playing.key : null))

/** Position of the sound of `key` in seconds; null while it is neither playing nor paused. */
export const useSoundSeconds = (key: string): number | null =>
  useSyncExternalStore(subscribe, () => (playing?.key === key ? playing.seconds : null))
