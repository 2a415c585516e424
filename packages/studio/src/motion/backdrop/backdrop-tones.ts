import { type Colour, fromHsl, mix, type Rgb, toHsl } from '../../paint/colour.ts'
import type { MotionLook } from '../looks/look.ts'

/** Colours of a lit backdrop. `wall`: in half light; `light`: of the lamp or the window; `lamps`: small lights far behind. */
export type BackdropTones = {
  readonly wall: Rgb
  readonly floor: Rgb
  readonly light: Rgb
  readonly dark: Rgb
  readonly lamps: readonly Colour[]
  /** Strength of the light, 0 to 1. */
  readonly strength: number
}

/** Hue of light by day and of lamps, and that of fear and grief. */
const WARM = 38
const COLD = 214
/** Degrees between the hue of a wall and that of the floor before it. */
const FLOOR_TURN = -14

/** Colours of a wall, the floor before it and the light on them, in the hue of a look. */
export function backdropTones({ palette, ground }: MotionLook): BackdropTones {
  const own = palette.ground[1]
  const [hue, saturation, lightness] = toHsl(own)
  const isQuiet = ground === 'quiet'
  const light = isQuiet ? fromHsl(COLD, 0.4, 0.74) : mix(fromHsl(hue, Math.min(0.7, saturation + 0.2), 0.74), fromHsl(WARM, 0.9, 0.82), 0.5)
  return {
    wall: mix(own, own, 0),
    floor: fromHsl(hue + FLOOR_TURN, saturation, Math.max(0.1, lightness * 0.82)),
    light,
    dark: mix(palette.ink, '#000000', 0.3),
    lamps: [fromHsl(WARM, 0.95, 0.64), palette.key, fromHsl(hue, Math.max(0.4, saturation), 0.7), fromHsl(hue + 150, 0.5, 0.66)],
    strength: isQuiet ? 0.5 : 1,
  }
}
