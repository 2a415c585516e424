import type { StyleValue } from '@fablecut/domain/story/style'
import { mix, toHsl } from '../../paint/colour.ts'
import { hex, shadedLetters } from './card-look.ts'
import { isDarkLook } from './dark-ground.ts'
import type { MotionLook } from './look.ts'
import { brightKey, darkLook } from './toned-look.ts'

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

/** The look of a card whose ground is a lit wall rather than a plain colour: light letters, in the hue that its ground had. */
export function litLook(look: MotionLook): MotionLook {
  const { palette, ground } = look
  if (look.tools.isOutlined) return { ...look, ground: ground ?? 'calm' }
  if (isDarkLook(look)) return { ...look, tools: { ...look.tools, letters: shadedLetters(palette) }, ground: ground ?? 'calm' }
  const { saturation, lightness } = OF_STYLE[look.style] ?? CLEAR
  const [hue, own] = toHsl(palette.ground[1])
  const tone = ground === 'paper' ? OF_PAPER : { hue, saturation: Math.min(saturation, Math.max(own, 0.16)), lightness }
  const lit = darkLook(look, tone.hue, tone.saturation, tone.lightness)
  const key = hex(brightKey(isWarm(tone.hue) ? LAMP : look.palette.b))
  const colours = { ...lit.palette, key, ink: hex(mix(lit.palette.ink, '#000000', 0.2)) }
  return { ...lit, palette: colours, tools: { ...lit.tools, letters: shadedLetters(colours) }, ground: ground === 'named' ? 'named' : 'calm' }
}
