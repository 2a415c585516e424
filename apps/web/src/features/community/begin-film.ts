type Film = Pick<HTMLVideoElement, 'muted' | 'paused' | 'isConnected' | 'play'>

/** Plays the film of a card, with sound where it is wanted. A browser that lets nothing sound by itself lets it play muted. Source: H-060, H-062, HD-20. */
export async function beginFilm(film: Film, hasSound: boolean): Promise<void> {
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
