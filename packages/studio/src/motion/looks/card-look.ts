import type { PlanMood } from '@fablecut/domain/story/shot-plan/shot-plan'
import { css, fromHsl, mix, type Rgb, toHsl } from '../../paint/colour.ts'
import { glowingTools } from './glowing.ts'
import type { FontFace, LookTools, MotionLook, MotionPalette } from './look.ts'

export const hex = (colour: Rgb): string => `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Hue in degrees and saturation of colours that words name; light ones have dark letters. Black, white and grey are no grounds: nothing stands out from them. */
const NAMED: Readonly<Record<string, { readonly hue: number; readonly saturation: number; readonly isLight?: true }>> = {
  red: { hue: 356, saturation: 0.78 },
  crimson: { hue: 348, saturation: 0.78 },
  orange: { hue: 26, saturation: 0.9, isLight: true },
  yellow: { hue: 48, saturation: 0.92, isLight: true },
  gold: { hue: 43, saturation: 0.7, isLight: true },
  golden: { hue: 43, saturation: 0.7, isLight: true },
  green: { hue: 136, saturation: 0.55 },
  blue: { hue: 212, saturation: 0.75 },
  purple: { hue: 276, saturation: 0.55 },
  violet: { hue: 276, saturation: 0.55 },
  pink: { hue: 334, saturation: 0.75, isLight: true },
  brown: { hue: 24, saturation: 0.45 },
}
const COLOUR_WORD = new RegExp(`\\b(?:${Object.keys(NAMED).join('|')})\\b`, 'iu')

/** The first colour that words name, as on its own: "red waves". */
export const namedColour = (words: string) => NAMED[COLOUR_WORD.exec(words)?.[0].toLowerCase() ?? '']

/** Hue and saturation of the dark ground of unhappy cards; fear is nearly black, grief a slate. */
const QUIET: Readonly<Partial<Record<PlanMood, { readonly saturation: number; readonly lightness: number; readonly hue: number }>>> = {
  tense: { saturation: 0.3, lightness: 0.07, hue: 210 },
  sad: { saturation: 0.2, lightness: 0.15, hue: 215 },
}

/** Colours of what counts in fear and in grief. */
const QUIET_KEY = { tense: fromHsl(6, 0.9, 0.68), sad: fromHsl(208, 0.75, 0.78) }

/** Of the hue of the style, as far as the mood leaves it. */
function quietGround({ palette }: MotionLook, { saturation, lightness, hue }: { saturation: number; lightness: number; hue: number }) {
  const [own] = toHsl(mix(palette.ground[1], fromHsl(hue, 0.5, 0.5), 0.6))
  return { hue: own, saturation, lightness }
}

const groundOf = (hue: number, saturation: number, lightness: number): MotionPalette['ground'] => [
  hex(fromHsl(hue, saturation, lightness * 0.7)),
  hex(fromHsl(hue, saturation, lightness)),
  hex(fromHsl(hue, saturation, lightness * 0.86)),
]

export function darkPalette(palette: MotionPalette, hue: number, saturation: number, lightness: number, key: Rgb): MotionPalette {
  return {
    ...palette,
    ground: groundOf(hue, saturation, lightness),
    text: '#eceef0',
    key: hex(key),
    a: hex(fromHsl(hue, Math.min(saturation, 0.4), 0.6)),
    b: hex(fromHsl(hue, Math.min(saturation, 0.5), 0.66)),
    mute: hex(fromHsl(hue, 0.1, 0.5)),
    ink: hex(fromHsl(hue, saturation, 0.04)),
    plate: hex(fromHsl(hue, saturation, 0.2)),
    onPlate: '#eceef0',
  }
}

function lightPalette(palette: MotionPalette, hue: number, saturation: number): MotionPalette {
  const dark = hex(fromHsl(hue, Math.min(saturation, 0.5), 0.13))
  const ground: MotionPalette['ground'] = [
    fromHsl(hue, saturation, 0.74),
    fromHsl(hue, saturation, 0.82),
    fromHsl(hue, saturation, 0.88),
  ].map(hex) as unknown as MotionPalette['ground']
  return {
    ...palette,
    ground,
    text: dark,
    key: dark,
    a: hex(fromHsl(hue, saturation, 0.3)),
    b: hex(fromHsl(hue, saturation, 0.28)),
    ink: dark,
  }
}

/** Letters with a soft shadow rather than a glow. */
export const shadedLetters =
  ({ ink }: MotionPalette): LookTools['letters'] =>
  (g, { text, cap, colour }) => {
    g.fillStyle = colour
    g.shadowColor = css(ink, 0.7)
    g.shadowBlur = Math.min(14, cap * 0.16)
    g.fillText(text, 0, 0)
    g.shadowColor = 'transparent'
  }

/** Width of the outline of letters over a picture, and how far its shadow reaches, in heights of capitals; and least in units. */
const OUTLINE = 0.15
const OUTLINE_SHADOW = 0.5
const LEAST_OUTLINE = 4

/** Letters over a picture, whatever is behind them: a dark outline with a tight soft shadow. */
export const contouredLetters =
  ({ ink }: MotionPalette): LookTools['letters'] =>
  (g, { text, cap, colour }) => {
    g.strokeStyle = css(ink)
    g.lineWidth = Math.max(LEAST_OUTLINE, cap * OUTLINE)
    g.shadowColor = css(ink, 0.8)
    g.shadowBlur = Math.min(24, cap * OUTLINE_SHADOW)
    g.strokeText(text, 0, 0)
    g.shadowColor = 'transparent'
    g.fillStyle = colour
    g.fillText(text, 0, 0)
  }

/** Fonts of cheerful cards, and what stands in their place. */
export const CHEERFUL_FONTS: ReadonlySet<FontFace['font']> = new Set<FontFace['font']>(['lilita', 'righteous', 'marker', 'silkscreen'])
const quietFace = (face: FontFace, mood: PlanMood): FontFace =>
  CHEERFUL_FONTS.has(face.font)
    ? mood === 'tense'
      ? { font: 'oswald', weight: 500, isUpper: false, tracking: 0.03 }
      : { font: 'bodoni', weight: 800, isUpper: false, tracking: 0.01 }
    : face

/**
 * The look of a card of words: dark and quiet in fear and grief; a colour that the words name is that of its ground, whose letters are of its hue or
 * neutral. Other cards are as the style has them.
 */
export function cardLook(look: MotionLook, mood: PlanMood, words: string): MotionLook {
  const quiet = QUIET[mood]
  const named = namedColour(words)
  if (!quiet && !named) return look
  if (!quiet && named) {
    const { hue, saturation, isLight } = named
    const palette = isLight
      ? lightPalette(look.palette, hue, saturation)
      : darkPalette(look.palette, hue, saturation, 0.3, fromHsl(hue, saturation, 0.9))
    const tools = glowingTools(palette, 0)
    return { ...look, palette, tools: isLight ? tools : { ...tools, letters: shadedLetters(palette) }, ground: 'named' }
  }
  const own = quietGround(look, quiet!)
  const { hue, saturation } = named ?? own
  const lightness = named ? 0.16 : own.lightness
  const key = named ? fromHsl(hue, Math.min(0.8, saturation), 0.72) : QUIET_KEY[mood === 'tense' ? 'tense' : 'sad']
  const palette = darkPalette(look.palette, hue, named ? saturation * 0.8 : saturation, lightness, key)
  const { number, head, label, title } = look.faces
  return {
    ...look,
    palette,
    // A glow would be a haze before a place.
    tools: { ...glowingTools(palette, 0), letters: shadedLetters(palette) },
    titleMark: 'under',
    ground: 'quiet',
    faces: { number: quietFace(number, mood), head: quietFace(head, mood), label: quietFace(label, mood), title: quietFace(title, mood) },
  }
}
