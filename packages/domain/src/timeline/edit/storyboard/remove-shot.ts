import { ok, refuse } from '../../../result.ts'
import { hideOrDelete } from './hide-or-delete.ts'
import type { ShotsEdit } from './shot-refusal.ts'
import { shotOf, withShots, type ShotsMap } from './story-document.ts'

/** Hides a generated shot, deletes any other. `nowSeconds`: Unix time. */
export function removeShot(shots: ShotsMap, { shotId, nowSeconds }: { readonly shotId: string; readonly nowSeconds: number }): ShotsEdit {
  const shot = shotOf(shots, shotId)
  return shot ? ok(withShots(shots, new Map([[shotId, hideOrDelete(shot, nowSeconds)]]))) : refuse({ code: 'shot_not_found', shotId })
}
