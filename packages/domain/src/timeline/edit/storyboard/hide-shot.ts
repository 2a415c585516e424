import { ok, refuse } from '../../../result.ts'
import { withoutHidden } from './hidden-or-deleted.ts'
import type { ShotsEdit } from './shot-refusal.ts'
import { shotOf, withShots, type ShotsMap } from './story-document.ts'

export type HideShot = { readonly shotId: string; readonly isHidden: boolean; readonly nowSeconds: number }

/** Takes a shot out of the film and keeps it, whatever its kind, or brings it back. `nowSeconds` since 1970. */
export function hideShot(shots: ShotsMap, { shotId, isHidden, nowSeconds }: HideShot): ShotsEdit {
  const shot = shotOf(shots, shotId)
  if (!shot) return refuse({ code: 'shot_not_found', shotId })
  if (shot.isHidden === isHidden) return ok(shots)
  const next = isHidden ? { ...shot, isHidden: true, hiddenAt: nowSeconds } : withoutHidden(shot)
  return ok(withShots(shots, new Map([[shotId, next]])))
}
