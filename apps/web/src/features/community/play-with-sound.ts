type Film = Pick<HTMLVideoElement, 'muted' | 'paused' | 'isConnected' | 'play'>

/** Plays the video of a card, with sound if enabled; muted where the browser blocks autoplay with sound. */
export async function playWithSound(film: Film, hasSound: boolean): Promise<void> {
  film.muted = !hasSound
  if (!film.paused) return
  try {
    await film.play()
  } catch {
    if (!hasSound || !film.isConnected) return
    film.muted = true
    await film.play().catch(() => undefined)
  }
}
