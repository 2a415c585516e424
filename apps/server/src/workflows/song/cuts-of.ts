import { type SongWindow, cutWindows } from '@fablecut/domain/song/windows'
import { planCuts } from '@fablecut/domain/song/plan-cuts'
import type { RunView } from '../run/read-run.ts'

/** How long the shots of a music video last, in frames and in their order; null for stories that are not made of a song. */
export function cutsOf(view: RunView, shots = view.shots.length): readonly number[] | null {
  if (!view.song) return null
  return planCuts({ reading: view.song.reading, shots, fps: view.story.fps, onBeats: view.inputs.enable_beat_sync ?? true })
}

/** The part of the song that a shot lies over; undefined for a shot that is not there. */
export function windowOf(view: RunView, shotId: string): SongWindow | undefined {
  const cuts = cutsOf(view)
  return cuts === null ? undefined : cutWindows(cuts, view.story.fps)[view.shots.findIndex((shot) => shot.shotId === shotId)]
}
