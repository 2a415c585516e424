import type { PlanMood, PlanTone } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { StyleValue } from '@fablecut/domain/story/style'
import { fromHsl, luminance, mix, type Rgb, toHsl } from '../../paint/colour.ts'
import { cardLook, CHEERFUL_FONTS, contouredLetters, darkPalette, hex, namedColour, shadedLetters } from './card-look.ts'
import { contrast } from './contrast.ts'
import { glowingTools } from './glowing.ts'
import type { FontFace, MotionLook, MotionPalette } from './look.ts'
import { brightHue, brightLook } from './bright-look.ts'
import { paintedTools } from './painted.ts'

/** `isCosmic`: it is about what is seen in space. `isNight`: it happens at night or in a storm. `seed`: neighbouring ones have other hues of the film. Default: 0. */
type Setting = {
  readonly tone?: PlanTone
  readonly mood: PlanMood
  readonly words: string
  readonly isCosmic?: boolean
  readonly isNight?: boolean
  readonly seed?: number
}

const face = (font: FontFace['font'], weight: number, isUpper = false, tracking = 0): FontFace => ({ font, weight, isUpper, tracking })

const PAPER: MotionPalette = {
  ground: ['#e6d8bb', '#efe3ca', '#f1e7d2'],
  text: '#2b2118',
  key: '#7a2a12',
  a: '#855317',
  b: '#3f566e',
  mute: '#857457',
  ink: '#2b2118',
  plate: '#fbf5e6',
  onPlate: '#2b2118',
}

/** Lightness of the ground of a calm card, dark enough for light letters. */
const CALM = { saturation: 0.46, lightness: 0.19 }
/** Ground of what is seen in space, and hue of sober grounds. */
const COSMIC = { hue: 252, saturation: 0.5, lightness: 0.13 }
const NIGHT = { hue: 226, saturation: 0.46, lightness: 0.17 }
const TECHNICAL_HUES = [208, 186, 226] as const
/** Least contrast of the colour of what counts. */
const KEY_CONTRAST = 4.5

/** The colour of what counts, lighter as far as it has to be to stand out from a dark ground. */
export function readableKey(key: string, ground: string): ReturnType<typeof mix> {
  const amount = [0, 0.2, 0.4, 0.6, 0.8].find((part) => contrast(mix(key, '#ffffff', part), ground) >= KEY_CONTRAST) ?? 1
  return mix(key, '#ffffff', amount)
}

/** A look in its letters and with its colour of what counts, on a dark ground of a hue. */
export function darkLook(look: MotionLook, hue: number, saturation: number, lightness: number): MotionLook {
  const dark = darkPalette(look.palette, hue, saturation, lightness, mix('#ffffff', '#ffffff', 0))
  const palette = { ...dark, key: hex(readableKey(look.palette.key, dark.ground[1])) }
  return {
    ...look,
    palette,
    tools: { ...glowingTools(palette, 4), letters: shadedLetters(palette) },
    titleMark: 'under',
    onMark: palette.ink,
    wash: Math.max(look.wash, 0.8),
    ground: 'calm',
  }
}

/** Fear and grief told throughout a film. */
const graveFace = (own: FontFace): FontFace => (CHEERFUL_FONTS.has(own.font) ? face('bodoni', 800, false, 0.01) : own)
const plainFace = (own: FontFace): FontFace => (CHEERFUL_FONTS.has(own.font) ? face('nunito', 800, own.isUpper, own.tracking) : own)

/** Styles that are dark by themselves. */
const DARK_STYLES: ReadonlySet<StyleValue> = new Set<StyleValue>(['midnightbluesoul', 'cyberpunk', 'edm', 'vaporwave', 'metalnoir'])

/** The look of a style without its rays and its outlined letters, in its hue: bright, unless the style is dark. */
function calmLook(look: MotionLook, seed: number): MotionLook {
  const isLight = luminance(look.palette.ground[1]) > 0.5 && !look.tools.isOutlined
  const [hue] = toHsl(look.palette.ground[1])
  if (DARK_STYLES.has(look.style)) return darkLook(look, hue, CALM.saturation, CALM.lightness)
  return isLight ? { ...look, wash: Math.max(look.wash, 0.8), ground: 'calm' } : brightLook(look, brightHue(look, seed))
}

const SANS = {
  number: face('montserrat', 700),
  head: face('montserrat', 600),
  label: face('montserrat', 500),
  title: face('montserrat', 600, true, 0.18),
}
const SERIF = {
  number: face('bodoni', 700),
  head: face('bodoni', 600),
  label: face('bodoni', 600, false, 0.01),
  title: face('bodoni', 600, true, 0.18),
}
const STRONG = {
  number: face('montserrat', 900),
  head: face('montserrat', 800),
  label: face('montserrat', 700),
  title: face('montserrat', 800, true, 0.12),
}

/** Letters of a film: those of its style in its tone, whatever the mood and the words of a shot are. */
function facesOf({ faces }: MotionLook, tone: PlanTone): MotionLook['faces'] {
  if (tone === 'playful') return faces
  if (tone === 'historic') return SERIF
  if (tone === 'technical') return SANS
  if (tone === 'bold') return STRONG
  const { number, head, label, title } = faces
  const own = tone === 'grave' ? graveFace : plainFace
  return { number: own(number), head: own(head), label: own(label), title: own(title) }
}

/** The look of words and graphics for the mood of a shot and the tone of its script: only children and comedy have the rays and shapes of the style. */
export function tonedLook(
  look: MotionLook,
  { tone = 'plain', mood, words, isCosmic = false, isNight = false, seed = 0 }: Setting,
): MotionLook {
  const own = groundLook(look, { tone, mood, words, isCosmic, isNight, seed })
  // The letters of a tale keep their outline in its dark shots.
  const tools =
    tone === 'playful' && look.tools.isOutlined && own.ground === 'quiet'
      ? { ...own.tools, letters: look.tools.letters, isOutlined: true }
      : own.tools
  return { ...own, tools, faces: facesOf(look, tone) }
}

function groundLook(look: MotionLook, { tone, mood, words, isCosmic, isNight, seed }: Required<Setting>): MotionLook {
  // Debts and diagnoses are told soberly.
  const isUnhappy = mood === 'sad' || (mood === 'tense' && tone !== 'technical')
  if (isUnhappy || tone === 'grave') return cardLook(look, isUnhappy ? mood : 'sad', words)
  if (isNight && tone !== 'technical' && !namedColour(words)) return darkLook(look, NIGHT.hue, NIGHT.saturation, NIGHT.lightness)
  if (tone === 'playful' || namedColour(words)) return cardLook(look, mood, words)
  if (isCosmic) return darkLook(look, COSMIC.hue, COSMIC.saturation, COSMIC.lightness)
  if (tone === 'historic')
    return {
      ...look,
      palette: PAPER,
      tools: paintedTools(PAPER, 4, '#b8862c'),
      titleMark: 'under',
      onMark: '#ffffff',
      wash: 0.86,
      ground: 'paper',
    }
  if (tone === 'technical' && !DARK_STYLES.has(look.style))
    return { ...brightLook(look, TECHNICAL_HUES[Math.abs(Math.trunc(seed)) % TECHNICAL_HUES.length]!, 0.6), ground: 'grid' }
  return calmLook(look, seed)
}

/** Lightness of the ground that a picture has where words are set in it. */
const SHADED = { saturation: 0.3, lightness: 0.1 }

/** About what a bright place is behind words, and the contrast of what counts to it. */
const BEHIND = '#3a4263'
const BRIGHT_CONTRAST = 4.6
const LIGHTNESSES = [0.6, 0.66, 0.72, 0.78] as const

/** The colour of what counts in a picture: of the same hue, bright and clear rather than pale. */
export function brightKey(key: string): Rgb {
  const [hue, saturation] = toHsl(key)
  const tones = LIGHTNESSES.map((lightness) => fromHsl(hue, saturation < 0.12 ? saturation : 0.95, lightness))
  return tones.find((tone) => contrast(tone, BEHIND) >= BRIGHT_CONTRAST) ?? fromHsl(hue, saturation, 0.86)
}

/** What counts in a picture, in looks with a bright ground. */
const BRIGHT_KEY = '#ffd84a'

/** Words set straight in a picture: light letters of the same faces with an outline. */
export function pictureLook(look: MotionLook): MotionLook {
  if (look.tools.isOutlined) return look
  const isDark = luminance(look.palette.ground[1]) < 0.25
  const [hue] = toHsl(look.palette.ground[1])
  const key = isDark ? look.palette.key : look.ground === 'paper' ? '#f2b84b' : BRIGHT_KEY
  const palette = isDark ? look.palette : darkPalette(look.palette, hue, SHADED.saturation, SHADED.lightness, mix('#ffffff', '#ffffff', 0))
  const shaded = { ...palette, text: '#ffffff', key: look.ground === 'quiet' ? key : hex(brightKey(key)) }
  return { ...look, palette: shaded, tools: { ...glowingTools(shaded, 4), letters: contouredLetters(shaded) }, titleMark: 'under' }
}

/** Whether a look has no rays, bursts and shaking. */
export const isCalm = ({ ground }: Pick<MotionLook, 'ground'>): boolean => ground !== undefined
