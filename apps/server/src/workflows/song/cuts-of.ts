import { type SongWindow, cutWindows } from '@fablecut/domain/song/windows'
import { planCuts } from '@fablecut/domain/song/plan-cuts'
import type { RunView } from '../../runs/read-run.ts'

/** Every shot of a story asks for the same cuts, which take up to 0.2 s to plan; what a story's song was heard as never changes. */
const planned = new Map<string, readonly number[]>()
const MAX_PLANNED = 100

/** How long the shots of a music video last, in frames and in their order; null for stories that are not made of a song. */
export function cutsOf(view: RunView, shots = view.shots.length): readonly number[] | null {
  if (!view.song) return null
  const { fps } = view.story
  const onBeats = view.inputs.enable_beat_sync ?? true
  const key = [view.storyId, shots, fps, onBeats].join(' ')
  const cuts = planned.get(key) ?? planCuts({ reading: view.song.reading, shots, fps, onBeats })
  planned.delete(key)
  planned.set(key, cuts)
  if (planned.size > MAX_PLANNED) planned.delete(planned.keys().next().value!)
  return cuts
}

/** The part of the song that a shot lies over; undefined for a shot that is not there. */
export function windowOf(view: RunView, shotId: string): SongWindow | undefined {
  if (view.windows) return view.windows.get(shotId)
  const cuts = cutsOf(view)
  return cuts === null ? undefined : cutWindows(cuts, view.story.fps)[view.shots.findIndex((shot) => shot.shotId === shotId)]
}
