import { newIdempotencyKey } from '../../../api/new-idempotency-key.ts'

/** Random ids for new items and shots. */
export const newItemId = (): string => `item_${newIdempotencyKey()}`
export const newShotId = (): string => `shot_${newIdempotencyKey()}`
