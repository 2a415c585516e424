import type { Ctx } from '../paint/canvas.ts'
import { clamp } from '../paint/colour.ts'
import type { MotionFrame } from './kit/frame.ts'

/** A graphic as it is seen during a part of its shot. `isFar`: smaller, over another ground. `part`: of the framing, 0 to 1. */
export type GraphicFraming = { readonly isFar: boolean; readonly part: number }

/** Longest time that a graphic keeps one framing. */
const MAX_SECONDS = 3
/** A cut moves to a cue that is not further away, in framings. */
const CUE_REACH = 0.34
/** Part of its size by which a graphic comes nearer within a framing: it never stands still, and ends within the safe box. */
const APPROACH = 0.045
const FAR = 0.84

export const graphicFramings = (durationSeconds: number): number => Math.max(1, Math.ceil(durationSeconds / MAX_SECONDS))

/**
 * The framings of a graphic: long ones are cut between far and near, where something is said. The last is near, and so is the first of a film. Pure in
 * `seconds`.
 */
export function graphicFramingAt(
  seconds: number,
  durationSeconds: number,
  { cues, opensNear }: { readonly cues: readonly number[]; readonly opensNear: boolean },
): GraphicFraming {
  const count = graphicFramings(durationSeconds)
  const length = durationSeconds / count
  const starts = Array.from({ length: count }, (_, i) => (i === 0 ? 0 : nearestCue(i * length, cues, length * CUE_REACH)))
  const index = starts.findLastIndex((start) => seconds >= start)
  const at = Math.max(0, index)
  const end = starts[at + 1] ?? durationSeconds
  const isFar = (opensNear ? at : count - 1 - at) % 2 === 1
  return { isFar, part: clamp((seconds - starts[at]!) / Math.max(0.1, end - starts[at]!)) }
}

const nearestCue = (at: number, cues: readonly number[], reach: number): number =>
  cues.filter((cue) => Math.abs(cue - at) <= reach).toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? at

/** Scales what is drawn next about the middle of the content box, or so that what stands at the height `foot` stays on its ground. */
export function applyGraphicFraming(g: Ctx, { box }: MotionFrame, { isFar, part }: GraphicFraming, foot?: number): void {
  const [x, y] = [box.x + box.w / 2, foot ?? box.y + box.h / 2]
  const scale = (isFar ? FAR : 1) * (1 - APPROACH * (1 - part))
  g.translate(x, y)
  g.scale(scale, scale)
  g.translate(-x, -y)
}

/** Scale of the place behind a graphic that is seen from near, and its growth during a framing. */
const NEAR_PLACE = 1.24
const PLACE_APPROACH = 0.05

/** Scales the place that is drawn next with the framing of the words before it: a cut is one of the whole picture. */
export function applyPlaceFraming(g: Ctx, { width, height }: MotionFrame, { isFar, part }: GraphicFraming): void {
  const scale = (isFar ? 1 : NEAR_PLACE) * (1 + PLACE_APPROACH * part)
  g.translate(width / 2, height * 0.6)
  g.scale(scale, scale)
  g.translate(-width / 2, -height * 0.6)
}
