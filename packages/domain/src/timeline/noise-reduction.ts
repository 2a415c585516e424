import type { NoiseReduction } from './model.ts'

/** Name in media URLs of the sound of a file with less noise. */
export const reducedNoiseName = (reduction: NoiseReduction): string => `less-noise-${reduction}.m4a`
