import type { Viseme } from '@fablecut/engines/ports/options'
import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { shotTiming } from '@fablecut/domain/timeline/shot-timing'
import type { SongWindow } from '@fablecut/domain/song/windows'
import { generationOf } from '../categories/categories.ts'
import { type RunView, videoModelOf } from '../../runs/read-run.ts'
import { windowOf } from '../song/cuts-of.ts'
import type { Speech } from './speech-of.ts'

/** Room past the shot's end for trimming, in seconds. */
const HANDLE_SECONDS = 0.5

type Span = { readonly startSeconds: number; readonly endSeconds: number }

export type ClipPlan = {
  /** Length to ask of the model, in seconds. */
  readonly durationSeconds: number
  /** When the shot's voice is heard, from the start of the clip. */
  readonly speech: readonly Span[]
  /** Mouth shapes of that voice, from the start of the clip. */
  readonly visemes: readonly Viseme[]
}

/**
 * How long a shot's clip is and when its people talk. Models of this machine make any length, so for a narrated shot and one that is cut to a song
 * they make what it needs and a handle; outside models make the clips they sell, and so does everybody where nobody speaks.
 */
export function planClip(view: RunView, shotId: string, speech: Speech | undefined, isLocal: boolean): ClipPlan {
  const sold = clipSeconds(videoModelOf(view), view.inputs.video_type)
  const cut = windowOf(view, shotId)
  if (cut) return { durationSeconds: isLocal ? cutSeconds(view, cut) : sold, speech: [], visemes: [] }
  const timing = speech && timingOf(view, shotId, speech)
  const lead = (timing?.leadFrames ?? 0) / DEFAULT_FPS
  const inClip = <T extends Span>(span: T): T => ({ ...span, startSeconds: lead + span.startSeconds, endSeconds: lead + span.endSeconds })
  return {
    durationSeconds: isLocal && timing ? timing.durationFrames / DEFAULT_FPS + HANDLE_SECONDS : sold,
    speech: (speech?.words ?? []).map(({ startSeconds, endSeconds }) => inClip({ startSeconds, endSeconds })),
    visemes: (speech?.visemes ?? []).map(inClip),
  }
}

/** A clip that arrives at the next picture ends there; others have a handle. */
function cutSeconds(view: RunView, { fromSeconds, toSeconds }: SongWindow): number {
  const cut = toSeconds - fromSeconds
  return generationOf(view).arrivesAtNext(view) ? cut : cut + HANDLE_SECONDS
}

/** How long a shot is in the film, in frames: as its voice needs, or a whole clip. */
export function shotFrames(view: RunView, shotId: string, speech: Speech | undefined): number {
  if (speech) return timingOf(view, shotId, speech).durationFrames
  return Math.round(clipSeconds(videoModelOf(view)) * DEFAULT_FPS)
}

function timingOf({ shots }: RunView, shotId: string, { durationSeconds }: Speech) {
  const index = shots.findIndex((shot) => shot.shotId === shotId)
  return shotTiming(Math.ceil(durationSeconds * DEFAULT_FPS), { isFirst: index === 0, isLast: index === shots.length - 1 })
}
