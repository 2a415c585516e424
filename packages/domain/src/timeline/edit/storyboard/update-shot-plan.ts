import { ok, refuse } from '../../../result.ts'
import { isSameJson } from '../../../same-json.ts'
import { promptsOfPlan } from '../../../story/shot-plan/plan-prompts.ts'
import type { ShotPlan } from '../../../story/shot-plan/shot-plan.ts'
import type { ShotsEdit } from './shot-refusal.ts'
import { normalizeShotType } from './normalize-shot-type.ts'
import { shotOf, withShots, type ShotsMap } from './story-document.ts'

/** Changes the plan of a shot; its prompts are derived from the new plan. An empty shot becomes a manual one. */
export function updateShotPlan(shots: ShotsMap, { shotId, plan }: { readonly shotId: string; readonly plan: ShotPlan }): ShotsEdit {
  const shot = shotOf(shots, shotId)
  if (!shot) return refuse({ code: 'shot_not_found', shotId })
  if (isSameJson(shot.plan, plan)) return ok(shots)
  return ok(withShots(shots, new Map([[shotId, normalizeShotType({ ...shot, ...promptsOfPlan(plan), plan })]])))
}
