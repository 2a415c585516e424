import type { StyleValue } from '@fablecut/domain/story/style'
import { mix, toHsl } from '../../paint/colour.ts'
import { hex, shadedLetters } from './card-look.ts'
import { contrast } from './contrast.ts'
import { isDarkLook } from './dark-ground.ts'
import type { MotionLook } from './look.ts'
import { brightKey, darkLook, readableKey } from './toned-look.ts'

type Tone = { readonly saturation: number; readonly lightness: number }

/** Walls in the light of a lamp, by the material of a style: real ones are muted, drawn ones clear. */
const MUTED: Tone = { saturation: 0.32, lightness: 0.25 }
const CLEAR: Tone = { saturation: 0.5, lightness: 0.33 }
const OF_STYLE: Readonly<Partial<Record<StyleValue, Tone>>> = {
  photorealistic: MUTED,
  classicalrococo: MUTED,
  rockhaze: MUTED,
  noisecollage: { saturation: 0.2, lightness: 0.24 },
}
/** What counts before a warm wall: the colour of a lamp. */
const LAMP = '#ffc24a'
const isWarm = (hue: number): boolean => hue < 70 || hue > 330
/** Old paper is seen as the wood of an old room. */
const OF_PAPER = { hue: 28, saturation: 0.36, lightness: 0.2 } as const

/** Hues of walls in turn, for styles whose grounds are all of one hue. */
const HUES: Readonly<Partial<Record<StyleValue, readonly number[]>>> = {
  photorealistic: [26, 206, 156],
  anime: [214, 26, 330],
  pixelart: [222, 28, 280],
  citypop: [268, 190, 332],
  pixar: [214, 26, 268],
  ghibli: [150, 204, 30],
  microworld: [24, 172, 214],
  bubblegumpunk: [322, 268, 200],
  y2kcollage: [292, 214, 334],
  classicalrococo: [348, 28, 160],
  noisecollage: [30, 210, 4],
  rockhaze: [22, 208, 4],
}
/** Dark yellow is no colour of a wall. */
const MUSTARD = [38, 78] as const
const BROWN = 28

/** Hue of the wall of a card: the one that its words name or its script has, else those of its style in turn. */
function hueOf({ style, palette, ground }: MotionLook, seed: number): number {
  const own = toHsl(palette.ground[1])[0]
  const hues = ground === 'named' || ground === 'grid' ? undefined : HUES[style]
  const hue = hues?.[Math.abs(Math.trunc(seed)) % hues.length] ?? own
  return hue > MUSTARD[0] && hue < MUSTARD[1] && ground !== 'named' ? BROWN : hue
}

/** Least contrast of letters to a wall, and how much darker a wall is that is too bright for them. */
const CONTRAST = 4.8
const DARKER = [1, 0.92, 0.84, 0.76, 0.68] as const

function readableOn(look: MotionLook, { hue, saturation, lightness }: Tone & { readonly hue: number }): MotionLook {
  const looks = DARKER.map((part) => darkLook(look, hue, saturation, lightness * part))
  return looks.find(({ palette }) => contrast(palette.text, palette.ground[1]) >= CONTRAST) ?? looks.at(-1)!
}

/** The look of a card whose ground is a lit wall rather than a plain colour: light letters, in a hue of its style. `seed`: neighbouring ones have different hues. */
export function litLook(look: MotionLook, seed: number): MotionLook {
  const { palette, ground } = look
  if (look.tools.isOutlined) return { ...look, ground: ground ?? 'calm' }
  if (isDarkLook(look)) return { ...look, tools: { ...look.tools, letters: shadedLetters(palette) }, ground: ground ?? 'calm' }
  const { saturation, lightness } = OF_STYLE[look.style] ?? CLEAR
  const [, own] = toHsl(palette.ground[1])
  const tone = ground === 'paper' ? OF_PAPER : { hue: hueOf(look, seed), saturation: Math.min(saturation, Math.max(own, 0.3)), lightness }
  const lit = readableOn(look, tone)
  const key = hex(readableKey(hex(brightKey(isWarm(tone.hue) ? LAMP : look.palette.b)), lit.palette.ground[1]))
  const colours = { ...lit.palette, key, ink: hex(mix(lit.palette.ink, '#000000', 0.2)) }
  return {
    ...lit,
    palette: colours,
    tools: { ...lit.tools, letters: shadedLetters(colours) },
    ground: ground === 'named' ? 'named' : 'calm',
  }
}
