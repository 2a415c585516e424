/** Volume last chosen on this page; the next video starts with it. */
const sound = { muted: false, volume: 1 }

export function restorePlayback(film: HTMLVideoElement, atSeconds: number): void {
  film.muted = sound.muted
  film.volume = sound.volume
  if (atSeconds > 0) film.currentTime = atSeconds
}

export function setMuted(film: HTMLVideoElement, isMuted: boolean): void {
  film.muted = isMuted
  if (!isMuted && film.volume === 0) film.volume = 1
  sound.muted = film.muted
  sound.volume = film.volume
}

/** `volume` 0 to 1. */
export function setVolume(film: HTMLVideoElement, volume: number): void {
  film.volume = volume
  film.muted = volume === 0
  sound.muted = film.muted
  sound.volume = volume
}

export function playOrPause(film: HTMLVideoElement): void {
  // Rejected, or interrupted by a pause: the controls show it.
  if (film.paused || film.ended) film.play().catch(() => undefined)
  else film.pause()
}

/** Does nothing before the metadata is loaded. */
export function seekTo(film: HTMLVideoElement, seconds: number): void {
  if (film.readyState >= HTMLMediaElement.HAVE_METADATA) film.currentTime = Math.min(film.duration, Math.max(0, seconds))
}
