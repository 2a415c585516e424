import { ok, refuse } from '../../../result.ts'
import type { Shot } from '../../../story/shots/shot.ts'
import { listedShots } from './listed-shots.ts'
import { orderShots } from './order-shots.ts'
import type { ShotsResult } from './shot-refusal.ts'
import { shotOf, withShots, type ShotsMap } from './story-document.ts'

/** Inserts a shot after another one, or first (null). Its `lexorank` is ignored. */
export function insertShot(
  shots: ShotsMap,
  { shot, afterShotId }: { readonly shot: Shot; readonly afterShotId: string | null },
): ShotsResult {
  if (shotOf(shots, shot.shotId)) return refuse({ code: 'shot_exists', shotId: shot.shotId })
  const listed = listedShots(shots).map(({ shotId }) => shotId)
  const index = afterShotId === null ? 0 : listed.indexOf(afterShotId) + 1
  if (afterShotId !== null && index === 0) return refuse({ code: 'shot_not_found', shotId: afterShotId })
  const withShot = withShots(shots, new Map([[shot.shotId, { ...shot, lexorank: '' }]]))
  return ok(orderShots(withShot, listed.toSpliced(index, 0, shot.shotId)))
}
