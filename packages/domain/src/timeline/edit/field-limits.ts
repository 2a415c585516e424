/** Bounds (inclusive) and step of a numeric field. `typedMin`: lower bound for typed values, where it differs from the slider's. */
export type FieldLimits = { readonly min: number; readonly max: number; readonly step: number; readonly typedMin?: number }

/** Shown in percent. */
export const VOLUME_LIMITS: FieldLimits = { min: 0, max: 1, step: 0.05 }
/** In dB. */
export const GAIN_LIMITS: FieldLimits = { min: -24, max: 24, step: 0.5 }
/** Gain of music under speech, in dB; 0 leaves it as it is. */
export const DUCKING_LIMITS: FieldLimits = { min: -30, max: 0, step: 1 }
/** Seconds in which music gives way to speech, and comes back. */
export const DUCKING_RAMP_LIMITS: FieldLimits = { min: 0.05, max: 3, step: 0.05 }
/** Longest pause of the speech, in seconds, across which music stays down. */
export const DUCKING_HOLD_LIMITS: FieldLimits = { min: 0, max: 5, step: 0.1 }
/** Playback speed; 1 is the original. */
export const SPEED_LIMITS: FieldLimits = { min: 0.5, max: 2, step: 0.25 }
/** Duration of an image, in seconds. */
export const IMAGE_SECONDS_LIMITS: FieldLimits = { min: 0.1, max: 10, step: 0.1 }
/** Limits of a fade in seconds: up to half of the item. */
export const fadeLimits = (durationInFrames: number, fps: number): FieldLimits => ({
  min: 0,
  max: durationInFrames / fps / 2,
  step: 0.05,
})

/** `height` and `maxWidth` in percent of the frame. */
export const CAPTION_LIMITS = {
  fontSize: { min: 8, max: 120, step: 1 },
  fontWeight: { min: 100, max: 900, step: 100 },
  borderRadius: { min: 0, max: 100, step: 1 },
  letterSpacing: { min: -5, max: 20, step: 1 },
  lineHeight: { min: 0.5, max: 3, step: 0.1 },
  height: { min: 0, max: 99, step: 1 },
  maxWidth: { min: 30, max: 100, step: 1, typedMin: 10 },
} as const satisfies Record<string, FieldLimits>

/** Rounds a typed number to the step. Undefined when it is out of bounds. */
export function parseTypedValue({ min, max, step, typedMin }: FieldLimits, typed: number): number | undefined {
  if (!(typed >= (typedMin ?? min) && typed <= max)) return undefined
  return Number(Math.min(max, Math.round(Math.round(typed / step) * step * 1e6) / 1e6))
}
