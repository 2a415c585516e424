import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import { hideOrDelete } from './hide-or-delete.ts'
import type { ShotsResult } from './shot-refusal.ts'
import { shotOf, withShots, type ShotsMap } from './story-document.ts'
import { idValue, secondsValue } from '../values/edit-values.ts'

export const removeShotFields = z.strictObject({ shotId: idValue, nowSeconds: secondsValue })
export type RemoveShot = z.infer<typeof removeShotFields>

/** Hides a generated shot, deletes any other. `nowSeconds`: Unix time. */
export function removeShot(shots: ShotsMap, { shotId, nowSeconds }: RemoveShot): ShotsResult {
  const shot = shotOf(shots, shotId)
  return shot ? ok(withShots(shots, new Map([[shotId, hideOrDelete(shot, nowSeconds)]]))) : refuse({ code: 'shot_not_found', shotId })
}
