import type { PlanMood, PlanTone } from '@fablecut/domain/story/shot-plan/shot-plan'
import { luminance, mix, toHsl } from '../../paint/colour.ts'
import { cardLook, CHEERFUL_FONTS, darkPalette, hex, namedColour, shadedLetters } from './card-look.ts'
import { contrast } from './contrast.ts'
import { glowingTools } from './glowing.ts'
import type { FontFace, MotionLook, MotionPalette } from './look.ts'
import { paintedTools } from './painted.ts'

type Setting = { readonly tone?: PlanTone; readonly mood: PlanMood; readonly words: string }

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
/** Least contrast of the colour of what counts. */
const KEY_CONTRAST = 4.5

/** The colour of what counts, lighter as far as it has to be to stand out from a dark ground. */
function readableKey(key: string, ground: string): ReturnType<typeof mix> {
  const amount = [0, 0.2, 0.4, 0.6, 0.8].find((part) => contrast(mix(key, '#ffffff', part), ground) >= KEY_CONTRAST) ?? 1
  return mix(key, '#ffffff', amount)
}

function darkLook(look: MotionLook, hue: number, saturation: number, lightness: number): MotionLook {
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

const plainFace = (own: FontFace): FontFace => (CHEERFUL_FONTS.has(own.font) ? face('nunito', 800, own.isUpper, own.tracking) : own)

/** The look of a style without its rays and its outlined letters, in its hue. */
function calmLook(look: MotionLook): MotionLook {
  const isLight = luminance(look.palette.ground[1]) > 0.5 && !look.tools.isOutlined
  const [hue] = toHsl(look.palette.ground[1])
  const calm: MotionLook = isLight
    ? { ...look, wash: Math.max(look.wash, 0.8), ground: 'calm' }
    : darkLook(look, hue, CALM.saturation, CALM.lightness)
  const { number, head, label, title } = look.faces
  return { ...calm, faces: { number: plainFace(number), head: plainFace(head), label: plainFace(label), title: plainFace(title) } }
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

/** The look of words and graphics for the mood of a shot and the tone of its script: only children and comedy have the rays and shapes of the style. */
export function tonedLook(look: MotionLook, { tone = 'plain', mood, words }: Setting): MotionLook {
  // Debts and diagnoses are told soberly.
  const isUnhappy = mood === 'sad' || (mood === 'tense' && tone !== 'technical')
  if (isUnhappy || tone === 'grave') return cardLook(look, isUnhappy ? mood : 'sad', words)
  if (tone === 'playful' || namedColour(words)) return cardLook(look, mood, words)
  if (tone === 'historic')
    return {
      ...look,
      palette: PAPER,
      tools: paintedTools(PAPER, 4, '#b8862c'),
      titleMark: 'under',
      onMark: '#ffffff',
      faces: SERIF,
      wash: 0.86,
      ground: 'paper',
    }
  if (tone === 'technical') return { ...darkLook(look, 214, 0.42, 0.11), faces: SANS, ground: 'grid' }
  return tone === 'bold' ? { ...calmLook(look), faces: STRONG } : calmLook(look)
}

/** Whether a look has no rays, bursts and shaking. */
export const isCalm = ({ ground }: Pick<MotionLook, 'ground'>): boolean => ground !== undefined
