import type { Playback } from './playback.ts'

/** Moves the playhead; a film that plays goes on from there. */
export function jumpTo(playback: Playback, frame: number): void {
  const { isPlaying } = playback.store.getState()
  // Paused meanwhile, as the player would report its old position before it has moved.
  playback.pause()
  playback.seek(frame)
  if (isPlaying) playback.play()
}
