import { luminance, type Rgb, toHsl } from '../paint/colour.ts'

/** Whether a colour is in the range of skin tones. Fur and wood of such colours match too. */
export function isSkinTone(colour: Rgb): boolean {
  const [hue, , lightness] = toHsl(colour)
  const strength = Math.max(...colour) - Math.min(...colour)
  return hue > (lightness > 0.55 ? 8 : 22) && hue < 37 && strength > 38 && strength < 114 && lightness > 0.24
}

/**
 * Lightness of a figure's colour in a monochrome style, 0 to 1: skin is at least `min`, so that faces stay readable, and white hair and
 * clothes stay lighter than skin.
 */
export function skinPreservingLightness(colour: Rgb, min: number): number {
  const light = luminance(colour)
  if (isSkinTone(colour)) return min + (0.94 - min) * light
  const grey = Math.max(...colour) - Math.min(...colour) < 34
  return grey && light > 0.6 ? Math.min(1.15, light * 1.25) : light
}
