import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import { isSameJson } from '../../../same-json.ts'
import { promptsOfPlan } from '../../../story/shot-plan/plan-prompts.ts'
import type { ShotsResult } from './shot-refusal.ts'
import { normalizeShotType } from './normalize-shot-type.ts'
import { shotOf, withShots, type ShotsMap } from './story-document.ts'
import { idValue } from '../values/edit-values.ts'
import { shotPlan } from '../../../story/shot-plan/schema.ts'

export const updateShotPlanFields = z.strictObject({ shotId: idValue, plan: shotPlan })
export type UpdateShotPlan = z.infer<typeof updateShotPlanFields>

/** Changes the plan of a shot; its prompts are derived from the new plan. An empty shot becomes a manual one. */
export function updateShotPlan(shots: ShotsMap, { shotId, plan }: UpdateShotPlan): ShotsResult {
  const shot = shotOf(shots, shotId)
  if (!shot) return refuse({ code: 'shot_not_found', shotId })
  if (isSameJson(shot.plan, plan)) return ok(shots)
  return ok(withShots(shots, new Map([[shotId, normalizeShotType({ ...shot, ...promptsOfPlan(plan), plan })]])))
}
