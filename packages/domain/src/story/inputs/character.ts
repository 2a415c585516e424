/** Minimum and maximum number of images that a character is trained on. */
export const TRAINING_IMAGE_LIMITS = { min: 3, max: 10 } as const
