import { z } from 'zod'
import { idValue } from '../values/edit-values.ts'
import { blankShot } from './blank-shot.ts'
import { insertShot } from './insert-shot.ts'
import type { ShotsResult } from './shot-refusal.ts'
import type { ShotsMap } from './story-document.ts'

/** `afterShotId`: null adds the shot first. */
export const addShotFields = z.strictObject({ shotId: idValue, afterShotId: idValue.nullable() })
export type AddShot = z.infer<typeof addShotFields>

/** Adds a blank shot. Refuses as `insertShot` does. */
export const addShot = (shots: ShotsMap, { shotId, afterShotId }: AddShot): ShotsResult =>
  insertShot(shots, { shot: blankShot(shotId), afterShotId })
