/** Ids that are made in the browser; random, so that two tabs never make the same. */
export const newItemId = (): string => `item_${crypto.randomUUID()}`
export const newShotId = (): string => `shot_${crypto.randomUUID()}`
