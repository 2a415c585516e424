import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import { withActiveAsset } from './shot-media.ts'
import type { ShotsResult } from './shot-refusal.ts'
import { normalizeShotType } from './normalize-shot-type.ts'
import { shotOf, withShots, type ShotsMap } from './story-document.ts'
import { TAKE_STATUSES } from './takes.ts'
import { idValue } from '../values/edit-values.ts'
import { mediaAsset } from '../../schema.ts'

export const chooseTakeFields = z.strictObject({ shotId: idValue, asset: mediaAsset, generationStatus: z.enum(TAKE_STATUSES) })
export type ChooseTake = z.infer<typeof chooseTakeFields>

/** Makes a take the active one of a shot. Refuses `take_not_ready` unless its generation is completed. */
export function chooseTake(shots: ShotsMap, { shotId, asset, generationStatus }: ChooseTake): ShotsResult {
  const shot = shotOf(shots, shotId)
  if (!shot) return refuse({ code: 'shot_not_found', shotId })
  if (generationStatus !== 'completed') return refuse({ code: 'take_not_ready' })
  const isChosen = asset.resourceType === 'image' ? shot.activeImageId === asset.id && !shot.activeVideoId : shot.activeVideoId === asset.id
  return ok(isChosen ? shots : withShots(shots, new Map([[shotId, normalizeShotType(withActiveAsset(shot, asset))]])))
}
