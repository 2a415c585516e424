import { ok, refuse } from '../../../result.ts'
import { listedShots } from './listed-shots.ts'
import { orderShots } from './order-shots.ts'
import type { ShotsEdit } from './shot-refusal.ts'
import type { ShotsMap } from './story-document.ts'

/** Moves a shot to an index among the other visible shots. Only its lexorank changes. */
export function moveShot(shots: ShotsMap, { shotId, toIndex }: { readonly shotId: string; readonly toIndex: number }): ShotsEdit {
  const listed = listedShots(shots).map(({ shotId }) => shotId)
  if (!listed.includes(shotId)) return refuse({ code: 'shot_not_found', shotId })
  const others = listed.filter((id) => id !== shotId)
  return ok(orderShots(shots, others.toSpliced(Math.min(others.length, Math.max(0, toIndex)), 0, shotId)))
}
