/** A number a person can set: its bounds, inclusive, and its step. `typedLeast` where typing reaches further down than the slider. */
export type FieldLimits = { readonly least: number; readonly most: number; readonly step: number; readonly typedLeast?: number }

/** Shown in percent. */
export const VOLUME: FieldLimits = { least: 0, most: 1, step: 0.05 }
// E-060
export const SPEED: FieldLimits = { least: 0.5, most: 2, step: 0.25 }
/** How long a picture stands, in seconds. */
export const IMAGE_SECONDS: FieldLimits = { least: 0.1, most: 10, step: 0.1 }
/** In seconds, up to half of the item. */
export const fadeLimits = (durationInFrames: number, fps: number): FieldLimits => ({
  least: 0,
  most: durationInFrames / fps / 2,
  step: 0.05,
})

/** Offset and width in percent of the frame. */
export const CAPTION_LIMITS = {
  fontSize: { least: 8, most: 120, step: 1 },
  fontWeight: { least: 100, most: 900, step: 100 },
  borderRadius: { least: 0, most: 100, step: 1 },
  letterSpacing: { least: -5, most: 20, step: 1 },
  lineHeight: { least: 0.5, most: 3, step: 0.1 },
  height: { least: 0, most: 99, step: 1 },
  maxWidth: { least: 30, most: 100, step: 1, typedLeast: 10 },
} as const satisfies Record<string, FieldLimits>

/** What a typed number becomes: rounded to the step, or undefined where it lies outside and the last valid value stays. */
export function typedValue({ least, most, step, typedLeast }: FieldLimits, typed: number): number | undefined {
  if (!(typed >= (typedLeast ?? least) && typed <= most)) return undefined
  return Number(Math.min(most, Math.round(Math.round(typed / step) * step * 1e6) / 1e6))
}
