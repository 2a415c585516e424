import type { Viseme } from '@fablecut/engines/ports/options'
import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { shotTiming } from '@fablecut/domain/timeline/shot-timing'
import type { RunView } from '../run/read-run.ts'
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
 * How long a shot's clip is and when its people talk. Models of this machine make any length, so they make what the shot needs and a handle;
 * outside models make the clips they sell.
 */
export function planClip(view: RunView, shotId: string, speech: Speech | undefined, clipSeconds: number, isLocal: boolean): ClipPlan {
  const index = view.shots.findIndex((shot) => shot.shotId === shotId)
  const speechFrames = Math.ceil((speech?.durationSeconds ?? 0) * DEFAULT_FPS)
  const { leadFrames, durationFrames } = shotTiming(speechFrames, { isFirst: index === 0, isLast: index === view.shots.length - 1 })
  const lead = leadFrames / DEFAULT_FPS
  const inClip = <T extends Span>(span: T): T => ({ ...span, startSeconds: lead + span.startSeconds, endSeconds: lead + span.endSeconds })
  return {
    durationSeconds: isLocal ? durationFrames / DEFAULT_FPS + HANDLE_SECONDS : clipSeconds,
    speech: (speech?.words ?? []).map(({ startSeconds, endSeconds }) => inClip({ startSeconds, endSeconds })),
    visemes: (speech?.visemes ?? []).map(inClip),
  }
}
