import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { Timeline } from '../../model.ts'
import { totalFrames } from '../../queries.ts'
import { clampFrame } from '../free-slot.ts'
import type { EditResult } from '../refusal.ts'
import { frameValue } from '../values/edit-values.ts'

/** `endFrame` is exclusive; null removes the in and out points. */
export const setRangeFields = z.strictObject({ range: z.strictObject({ startFrame: frameValue, endFrame: frameValue }).nullable() })
export type SetRange = z.infer<typeof setRangeFields>

/**
 *     ruler   |....[====]....|
 *
 * Sets the range between the in and the out point, or removes it. Refuses `empty_range`.
 */
export function setRange(timeline: Timeline, { range }: SetRange): EditResult {
  const { range: before, ...rest } = timeline
  if (!range) return ok(before ? rest : timeline)
  const next = { startFrame: clampFrame(range.startFrame), endFrame: clampFrame(range.endFrame) }
  if (next.endFrame <= next.startFrame) return refuse({ code: 'empty_range' })
  const isSame = before?.startFrame === next.startFrame && before.endFrame === next.endFrame
  return ok(isSame ? timeline : { ...timeline, range: next })
}

/**
 * The range after its first (`in`) or last frame (`out`) is set. The other point goes to the end or start of the film where it would be on the wrong
 * side.
 */
export function rangeWithPoint({ range, tracks }: Timeline, point: 'in' | 'out', frame: number): NonNullable<SetRange['range']> {
  const at = clampFrame(frame)
  if (point === 'out') return { startFrame: range && range.startFrame <= at ? range.startFrame : 0, endFrame: at + 1 }
  return { startFrame: at, endFrame: range && range.endFrame > at ? range.endFrame : Math.max(totalFrames(tracks), at + 1) }
}
