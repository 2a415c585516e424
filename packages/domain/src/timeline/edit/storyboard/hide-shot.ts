import { ok, refuse } from '../../../result.ts'
import { unhide } from './hide-or-delete.ts'
import type { ShotsEdit } from './shot-refusal.ts'
import { shotOf, withShots, type ShotsMap } from './story-document.ts'

export type HideShot = { readonly shotId: string; readonly isHidden: boolean; readonly nowSeconds: number }

/** Hides a shot of any type from the film, or shows it again. `nowSeconds`: Unix time. */
export function hideShot(shots: ShotsMap, { shotId, isHidden, nowSeconds }: HideShot): ShotsEdit {
  const shot = shotOf(shots, shotId)
  if (!shot) return refuse({ code: 'shot_not_found', shotId })
  if (shot.isHidden === isHidden) return ok(shots)
  const next = isHidden ? { ...shot, isHidden: true, hiddenAt: nowSeconds } : unhide(shot)
  return ok(withShots(shots, new Map([[shotId, next]])))
}
