import { luminance, type Rgb, toHsl } from '../paint/colour.ts'

/** Skin, as far as a colour tells: warm and soft, while hair is redder and clothes are stronger. Fur and wood of such colours count too. */
export function isFlesh(colour: Rgb): boolean {
  const [hue, , lightness] = toHsl(colour)
  const strength = Math.max(...colour) - Math.min(...colour)
  return hue > (lightness > 0.55 ? 8 : 22) && hue < 37 && strength > 38 && strength < 114 && lightness > 0.24
}

/**
 * How bright a colour of a figure is where a look lights all in one colour, 0 to 1: skin stays above `least`, so every face can be
 * read, and white hair and cloth stay paler than skin.
 */
export function litValue(colour: Rgb, min: number): number {
  const light = luminance(colour)
  if (isFlesh(colour)) return min + (0.94 - min) * light
  const grey = Math.max(...colour) - Math.min(...colour) < 34
  return grey && light > 0.6 ? Math.min(1.15, light * 1.25) : light
}
