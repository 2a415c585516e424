import { newIdempotencyKey } from '../../../api/new-idempotency-key.ts'

/** Ids that are made in the browser; random, so that two tabs never make the same. */
export const newItemId = (): string => `item_${newIdempotencyKey()}`
export const newShotId = (): string => `shot_${newIdempotencyKey()}`
