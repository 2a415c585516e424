import { type Colour, fromHsl, luminance, mix, type Rgb, toHsl } from '../../paint/colour.ts'
import { contrast } from '../looks/contrast.ts'
import type { MotionLook } from '../looks/look.ts'

/** Colours of a stage. `field`: a second tone behind a drawing; `other`: a third one, of another hue; `floor`: what things stand on. */
export type StageTones = {
  readonly isDark: boolean
  readonly field: Rgb
  readonly other: Rgb
  readonly floor: Rgb
  readonly light: Rgb
  readonly shade: Rgb
}

/** Parts of their own colour that fields have, from the best on, and the contrast that they keep to what is seen before them. */
const AMOUNTS = [0.5, 0.36, 0.62, 0.22, 0.8] as const
const SUBJECT_CONTRAST = 1.5
const DARK = 0.25

/** Saturation and lightness of clear tones on bright grounds. */
const OTHER = [0.72, 0.77] as const
const FLOOR = [0.58, 0.74] as const
const tint = (colour: string, [saturation, lightness]: readonly [number, number]): Rgb => fromHsl(toHsl(colour)[0], saturation, lightness)

/** Whether the ground of a look is dark. */
export const isDarkLook = ({ palette }: Pick<MotionLook, 'palette'>): boolean => luminance(palette.ground[1]) < DARK

/** Tones of the two hues of a look. `subject`: mean colour of what is seen before the field. */
export function stageTones(look: MotionLook, subject?: Rgb): StageTones {
  const { palette, ground } = look
  const own = palette.ground[1]
  const isDark = isDarkLook(look)
  const strength = ground === 'quiet' ? 0.6 : 1
  // Of a bright ground in another hue the mixture would be muddy.
  const isTinted = !isDark && ground !== 'paper'
  const base = isTinted ? '#ffffff' : own
  const fieldOf = (colour: Colour): Rgb => {
    const to = isDark ? mix(colour, '#ffffff', 0.1) : colour
    const tones = AMOUNTS.map((amount) => mix(base, to, amount * strength))
    if (subject === undefined) return tones[0]!
    const best = tones.toSorted((one, other) => contrast(subject, other) - contrast(subject, one))[0]!
    return tones.find((tone) => contrast(subject, tone) >= SUBJECT_CONTRAST) ?? best
  }
  return {
    isDark,
    field: fieldOf(ground === 'paper' ? palette.a : palette.b),
    other: isTinted ? tint(palette.a, OTHER) : fieldOf(ground === 'paper' ? palette.b : palette.a),
    floor: isDark
      ? mix(mix(own, palette.a, 0.16 * strength), palette.ink, 0.35)
      : isTinted
        ? tint(palette.a, FLOOR)
        : mix(palette.ground[2], palette.a, 0.36),
    light: isDark ? mix(palette.a, '#ffffff', 0.4) : mix(own, '#ffffff', 0.85),
    shade: mix(own, palette.ink, isDark ? 0.6 : 0.16),
  }
}
