import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import { unhide } from './hide-or-delete.ts'
import type { ShotsResult } from './shot-refusal.ts'
import { shotOf, withShots, type ShotsMap } from './story-document.ts'
import { idValue, secondsValue } from '../values/edit-values.ts'

export const hideShotFields = z.strictObject({ shotId: idValue, isHidden: z.boolean(), nowSeconds: secondsValue })
export type HideShot = z.infer<typeof hideShotFields>

/** Hides a shot of any type from the film, or shows it again. `nowSeconds`: Unix time. */
export function hideShot(shots: ShotsMap, { shotId, isHidden, nowSeconds }: HideShot): ShotsResult {
  const shot = shotOf(shots, shotId)
  if (!shot) return refuse({ code: 'shot_not_found', shotId })
  if (shot.isHidden === isHidden) return ok(shots)
  const next = isHidden ? { ...shot, isHidden: true, hiddenAt: nowSeconds } : unhide(shot)
  return ok(withShots(shots, new Map([[shotId, next]])))
}
