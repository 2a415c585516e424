import type { Keyframe } from '@fablecut/domain/timeline/picture'
import { valueAt } from '@fablecut/domain/timeline/keyframes'
import type { GainPoint } from '../model.ts'

/** An easing is followed by this many straight lines. */
const LINES_PER_EASING = 16

/** Keyframes of a volume as points between which the gain is linear. `startFrame`: of their item in the film, from which their frames count. */
export const volumeCurve = (keyframes: readonly Keyframe[], startFrame: number): GainPoint[] =>
  keyframes.flatMap((_, index) => pointsFrom(keyframes, index)).map(({ frame, gain }) => ({ frame: startFrame + frame, gain }))

/** Points of a keyframe and of the way to the next one. */
function pointsFrom(keyframes: readonly Keyframe[], index: number): GainPoint[] {
  const [{ frame, value, easing }, next] = [keyframes[index]!, keyframes[index + 1]]
  const own = { frame, gain: value }
  if (!next || easing === 'linear') return [own]
  // A second point at the next keyframe's frame, so that the gain stays until then.
  if (easing === 'hold') return [own, { frame: next.frame, gain: value }]
  const step = Math.max(1, (next.frame - frame) / LINES_PER_EASING)
  const count = Math.ceil((next.frame - frame) / step) - 1
  const between = Array.from({ length: count }, (__, at) => frame + (at + 1) * step)
  return [own, ...between.map((at) => ({ frame: at, gain: valueAt(keyframes, at) }))]
}
