import type { StyleValue } from '@fablecut/domain/story/style'
import { css, fromHsl, type Rgb, toHsl } from '../../paint/colour.ts'
import { hex } from './card-look.ts'
import { contrast } from './contrast.ts'
import type { LookTools, MotionLook, MotionPalette } from './look.ts'
import { paintedTools } from './painted.ts'
import { traceRounded } from './shapes.ts'

/** Hues of the bright grounds of a film, card after card, where its style has dark or loud ones. */
const HUES: Readonly<Partial<Record<StyleValue, readonly number[]>>> = {
  photorealistic: [36, 206, 28],
  anime: [202, 42, 165],
  pixelart: [204, 48, 150],
  bubblegumpunk: [330, 190, 46],
  psychedelic: [30, 170, 330],
}

/** Hue of the bright ground of a style, in turn. */
export function brightHue({ style, palette }: MotionLook, seed: number): number {
  const hues = HUES[style] ?? [toHsl(palette.ground[1])[0]]
  return hues[Math.abs(Math.trunc(seed)) % hues.length]!
}

/** Hues between these are warm: the fields on them are blue, on others amber. */
const WARM = [330, 70] as const
const FIELD_OF_WARM = 200
const FIELD_OF_COOL = 38
/** Hue of what counts. */
const KEY = 6
/** Least contrast of letters to the darkest of the ground. */
const CONTRAST = 4.7
const LIGHTNESSES = [0.46, 0.42, 0.38, 0.34, 0.3, 0.26, 0.22] as const

const isWarm = (hue: number): boolean => hue >= WARM[0] || hue <= WARM[1]

function readable(hue: number, saturation: number, ground: string): Rgb {
  const tones = LIGHTNESSES.map((lightness) => fromHsl(hue, saturation, lightness))
  return tones.find((tone) => contrast(tone, ground) >= CONTRAST) ?? tones.at(-1)!
}

/** Letters without a shadow. */
const plainLetters: LookTools['letters'] = (g, { text, colour }) => {
  g.fillStyle = colour
  g.fillText(text, 0, 0)
}

/** A marker behind the lower part of what counts. */
const markerOf =
  (colour: string): LookTools['accent'] =>
  (g, { x, y, w, h }, show) => {
    if (show <= 0) return
    g.fillStyle = css(colour, 0.5)
    traceRounded(g, { x, y: y + h * 0.5, w: w * show, h: h * 0.34 }, 6)
    g.fill()
  }

/** A bright ground of a hue, and a hue across from it for fields. */
export function brightLook(look: MotionLook, hue: number, saturation = 0.82): MotionLook {
  const ground = [fromHsl(hue, saturation, 0.86), fromHsl(hue, saturation, 0.9), fromHsl(hue, saturation, 0.92)].map(
    hex,
  ) as unknown as MotionPalette['ground']
  const palette: MotionPalette = {
    ground,
    text: hex(fromHsl(hue, 0.5, 0.14)),
    key: hex(readable(KEY, 0.82, ground[0])),
    a: hex(fromHsl(hue, 0.7, 0.44)),
    b: hex(fromHsl(isWarm(hue) ? FIELD_OF_WARM : FIELD_OF_COOL, 0.92, 0.54)),
    mute: hex(fromHsl(hue, 0.24, 0.58)),
    ink: hex(fromHsl(hue, 0.5, 0.12)),
    plate: '#ffffff',
    onPlate: hex(fromHsl(hue, 0.5, 0.14)),
  }
  return {
    ...look,
    palette,
    tools: { ...paintedTools(palette, 10, palette.a), letters: plainLetters, accent: markerOf(palette.b) },
    titleMark: 'under',
    onMark: '#ffffff',
    wash: 0.9,
    ground: 'calm',
  }
}
