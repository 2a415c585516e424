import type { SpokenWord, Viseme } from '@fablecut/generation/ports/options'
import { clipSeconds } from '@fablecut/domain/pricing/clip-count'
import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import { shotTiming } from '@fablecut/domain/timeline/build/shot-timing'
import type { SongWindow } from '@fablecut/domain/song/windows'
import { generationOf } from '../categories/categories.ts'
import { type RunView, videoModelOf } from '../../runs/read-run.ts'
import { windowOf } from '../song/cuts-of.ts'
import type { Speech } from './speech-of.ts'

/** Handle past the shot's end for trimming, in seconds. */
const HANDLE_SECONDS = 0.5

type Span = { readonly startSeconds: number; readonly endSeconds: number }

export type ClipPlan = {
  /** Duration to request, in seconds. */
  readonly durationSeconds: number
  /** Start of the voice-over, from the start of the clip. */
  readonly speech: readonly Span[]
  /** Words of the voice-over, from the start of the clip. Empty for voices without word times. */
  readonly words: readonly SpokenWord[]
  /** Visemes of the voice-over, from the start of the clip. */
  readonly visemes: readonly Viseme[]
}

/**
 * Plans the duration of a shot's clip and the times of speech in it: for narrated shots and shots cut to a song what the film needs plus a handle, for silent
 * shots that of the model. Providers round it up to what their models make.
 */
export function planClip(view: RunView, shotId: string, speech: Speech | undefined): ClipPlan {
  const cut = windowOf(view, shotId)
  if (cut) return { durationSeconds: cutSeconds(view, cut), speech: [], words: [], visemes: [] }
  const timing = speech && timingOf(view, shotId, speech)
  const lead = (timing?.leadFrames ?? 0) / DEFAULT_FPS
  const inClip = <T extends Span>(span: T): T => ({ ...span, startSeconds: lead + span.startSeconds, endSeconds: lead + span.endSeconds })
  const words = (speech?.words ?? []).map(inClip)
  return {
    durationSeconds: timing ? timing.durationFrames / DEFAULT_FPS + HANDLE_SECONDS : clipSeconds(videoModelOf(view), view.inputs.videoType),
    speech: words.map(({ startSeconds, endSeconds }) => ({ startSeconds, endSeconds })),
    words,
    visemes: (speech?.visemes ?? []).map(inClip),
  }
}

/** The shots of which clips are made, the longest clip first: what is drawn last, while other processes have nothing left to do, is short. */
export function shotsByClipLength(view: RunView, speech: ReadonlyMap<string, Speech>): string[] {
  const lengths = view.shots
    .filter((shot) => shot.activeImageId !== null)
    .map(({ shotId }) => ({ shotId, seconds: planClip(view, shotId, speech.get(shotId)).durationSeconds }))
  return lengths.toSorted((a, b) => b.seconds - a.seconds).map(({ shotId }) => shotId)
}

/** A clip that ends with the next image has no handle. */
function cutSeconds(view: RunView, { fromSeconds, toSeconds }: SongWindow): number {
  const cut = toSeconds - fromSeconds
  return generationOf(view).endsWithNextImage(view) ? cut : cut + HANDLE_SECONDS
}

/** Frames of a narrated shot before its voice-over. */
export const leadFrames = (view: RunView, shotId: string, speech: Speech): number => timingOf(view, shotId, speech).leadFrames

/** Duration of a shot in the film, in frames: that of its voice-over, or a whole clip. */
export function shotFrames(view: RunView, shotId: string, speech: Speech | undefined): number {
  if (speech) return timingOf(view, shotId, speech).durationFrames
  return Math.round(clipSeconds(videoModelOf(view)) * DEFAULT_FPS)
}

/** Minimum duration of a narrated shot, in frames: a whole clip where the creator chose and paid the length of the film; undefined: the default. */
export const minimumSpokenFrames = (view: RunView): number | undefined =>
  generationOf(view).hasChosenLength ? Math.round(clipSeconds(videoModelOf(view)) * DEFAULT_FPS) : undefined

function timingOf(view: RunView, shotId: string, { durationSeconds }: Speech) {
  const { shots } = view
  const index = shots.findIndex((shot) => shot.shotId === shotId)
  const place = { isFirst: index === 0, isLast: index === shots.length - 1 }
  return shotTiming(Math.ceil(durationSeconds * DEFAULT_FPS), place, minimumSpokenFrames(view))
}
