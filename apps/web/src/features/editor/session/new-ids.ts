import { freshKey } from '../../../api/fresh-key.ts'

/** Ids that are made in the browser; random, so that two tabs never make the same. */
export const newItemId = (): string => `item_${freshKey()}`
export const newShotId = (): string => `shot_${freshKey()}`
