import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import { listedShots } from './listed-shots.ts'
import { orderShots } from './order-shots.ts'
import type { ShotsResult } from './shot-refusal.ts'
import type { ShotsMap } from './story-document.ts'
import { idValue } from '../values/edit-values.ts'

export const moveShotFields = z.strictObject({ shotId: idValue, toIndex: z.int() })
export type MoveShot = z.infer<typeof moveShotFields>

/** Moves a shot to an index among the other visible shots. Only its lexorank changes. */
export function moveShot(shots: ShotsMap, { shotId, toIndex }: MoveShot): ShotsResult {
  const listed = listedShots(shots).map(({ shotId }) => shotId)
  if (!listed.includes(shotId)) return refuse({ code: 'shot_not_found', shotId })
  const others = listed.filter((id) => id !== shotId)
  return ok(orderShots(shots, others.toSpliced(Math.min(others.length, Math.max(0, toIndex)), 0, shotId)))
}
