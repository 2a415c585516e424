/** Number of images that a character can be trained on. */
export const TRAINING_PICTURES = { min: 3, max: 10 } as const
