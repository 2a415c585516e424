import { type SongWindow, cutWindows } from '@fablecut/domain/song/windows'
import { planCuts } from '@fablecut/domain/song/plan-cuts'
import type { RunView } from '../../runs/read-run.ts'

/** Cached: every shot of a story needs the same cuts, which take up to 0.2 s to plan; the song analysis of a story never changes. */
const planned = new Map<string, readonly number[]>()
const MAX_PLANNED = 100

/** Lyrics are the subject of a lyrics video: its pictures change with them. */
const lineStartsOf = ({ inputs, song }: RunView): readonly number[] =>
  inputs.videoType === 'lyrics-video' ? (song?.lines ?? []).flatMap(({ words }) => words[0]?.startSeconds ?? []) : []

/** Durations of the shots of a music video in frames, in order; null for stories without a song. */
export function cutsOf(view: RunView, shots = view.shots.length): readonly number[] | null {
  if (!view.song) return null
  const { fps } = view.story
  const onBeats = view.inputs.enableBeatSync ?? true
  const key = [view.storyId, shots, fps, onBeats].join(' ')
  const cuts = planned.get(key) ?? planCuts({ reading: view.song.reading, shots, fps, onBeats, lineStartsSeconds: lineStartsOf(view) })
  planned.delete(key)
  planned.set(key, cuts)
  if (planned.size > MAX_PLANNED) planned.delete(planned.keys().next().value!)
  return cuts
}

/** The range of the song for a shot; undefined for an unknown shot. */
export function windowOf(view: RunView, shotId: string): SongWindow | undefined {
  if (view.windows) return view.windows.get(shotId)
  const cuts = cutsOf(view)
  return cuts === null ? undefined : cutWindows(cuts, view.story.fps)[view.shots.findIndex((shot) => shot.shotId === shotId)]
}
