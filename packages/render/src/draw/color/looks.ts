import type { Look } from '@fablecut/domain/timeline/picture'

/** A tone curve of one channel over levels 0 to 1. */
export type Tone = (level: number) => number

/** `saturation`: factor, 1 leaves colours as they are; tones are applied after it. */
export type LookGrade = { readonly saturation: number; readonly red: Tone; readonly green: Tone; readonly blue: Tone }

/** From `black` to `white`, with a contrast of `slope` in the middle. */
const tone =
  (black: number, white: number, slope = 1): Tone =>
  (level) =>
    black + (white - black) * contrastCurve(level, slope)

/** An S-curve through (0, 0), (0.5, 0.5) and (1, 1), for slopes of at least 1. */
export function contrastCurve(level: number, slope: number): number {
  return level < 0.5 ? 0.5 * (2 * level) ** slope : 1 - 0.5 * (2 - 2 * level) ** slope
}

export const LOOK_GRADES: Readonly<Record<Look, LookGrade>> = {
  'warm-film': { saturation: 0.9, red: tone(0.04, 1, 1.1), green: tone(0.03, 0.96, 1.1), blue: tone(0.05, 0.86, 1.05) },
  'cool-night': { saturation: 0.7, red: tone(0, 0.78, 1.15), green: tone(0.01, 0.88, 1.1), blue: tone(0.06, 1, 1) },
  faded: { saturation: 0.72, red: tone(0.1, 0.95), green: tone(0.1, 0.94), blue: tone(0.12, 0.92) },
  noir: { saturation: 0, red: tone(0, 1, 1.5), green: tone(0, 1, 1.5), blue: tone(0, 1, 1.5) },
  sepia: { saturation: 0, red: tone(0.08, 1, 1.1), green: tone(0.05, 0.9, 1.1), blue: tone(0.03, 0.72, 1.1) },
  vivid: { saturation: 1.35, red: tone(0, 1, 1.2), green: tone(0, 1, 1.2), blue: tone(0, 1, 1.2) },
}
