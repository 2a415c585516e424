import { VOICES } from '@fablecut/domain/story/inputs/voices'
import type { FliteSettings } from './synthesizers/flite.ts'

/** How one of our English voices is made from a flite voice. */
export type EnglishVoice = {
  readonly key: string
  readonly flite: Omit<FliteSettings, 'stretch'>
  /** Size of the speaker: above 1 is a smaller throat (pitch and formants go up together). */
  readonly size: number
  /** Pitch on top of `size` and the melody's mean, timbre kept. */
  readonly pitch: number
  /** Above 1 is slower than the base voice. */
  readonly slowness: number
  /** How far the melody of sentences goes; 1 is a calm narrator. */
  readonly liveliness: number
  /** Silence after a sentence, seconds; the other rests follow it. */
  readonly sentencePause: number
  /** Hertz and decibel: takes the base voice to the colour of natural speech. */
  readonly colour: readonly (readonly [hertz: number, decibel: number])[]
  /** Boost around 240 Hz, decibel: nearer, fuller. */
  readonly warmth: number
  /** Boost around 2.8 kHz, decibel: clearer words. */
  readonly presence: number
}

type Colour = EnglishVoice['colour']
const RMS: Colour = [
  [1000, 4],
  [1900, 2],
  [4500, -2],
  [7500, -5],
]
const SLT: Colour = [
  [500, 2],
  [1000, 4],
  [2000, 5],
  [4500, 3],
  [7500, 2],
]
const AWB: Colour = [
  [1000, 3],
  [4500, 2],
  [7500, 6],
]

/** Chosen by measuring: no two alike in pitch, size, melody and pace at once, and each of them well understood. */
const CAST: readonly EnglishVoice[] = [
  {
    key: 'rowan',
    flite: { base: 'rms' },
    size: 1,
    pitch: 1.02,
    slowness: 1.03,
    liveliness: 1,
    sentencePause: 0.48,
    colour: RMS,
    warmth: 2,
    presence: 1,
  },
  {
    key: 'ivy',
    flite: { base: 'slt', meanHertz: 178, spreadHertz: 42 },
    size: 1,
    pitch: 1,
    slowness: 1.08,
    liveliness: 1,
    sentencePause: 0.44,
    colour: SLT,
    warmth: 0,
    presence: 2,
  },
  {
    key: 'hazel',
    flite: { base: 'slt', meanHertz: 200, spreadHertz: 48 },
    size: 1,
    pitch: 1,
    slowness: 1.1,
    liveliness: 1.35,
    sentencePause: 0.5,
    colour: SLT,
    warmth: 1,
    presence: 3,
  },
  {
    key: 'ash',
    flite: { base: 'rms' },
    size: 0.96,
    pitch: 0.9,
    slowness: 1.1,
    liveliness: 0.8,
    sentencePause: 0.56,
    colour: RMS,
    warmth: 3,
    presence: 1,
  },
  {
    key: 'linden',
    flite: { base: 'awb', meanHertz: 118, spreadHertz: 28 },
    size: 1,
    pitch: 1,
    slowness: 1.1,
    liveliness: 0.9,
    sentencePause: 0.42,
    colour: AWB,
    warmth: 1,
    presence: 1,
  },
  {
    key: 'willow',
    flite: { base: 'slt', meanHertz: 160, spreadHertz: 34 },
    size: 0.96,
    pitch: 1,
    slowness: 1.2,
    liveliness: 0.8,
    sentencePause: 0.62,
    colour: SLT,
    warmth: 2,
    presence: 0,
  },
  {
    key: 'briar',
    flite: { base: 'rms' },
    size: 1.08,
    pitch: 1.2,
    slowness: 0.95,
    liveliness: 1.2,
    sentencePause: 0.38,
    colour: RMS,
    warmth: 1,
    presence: 1,
  },
  {
    key: 'juniper',
    flite: { base: 'rms' },
    size: 1.15,
    pitch: 1.45,
    slowness: 1,
    liveliness: 1.3,
    sentencePause: 0.38,
    colour: RMS,
    warmth: 0,
    presence: 1,
  },
]

/** The narrator of a text nobody chose a voice for. */
const AUTO_VOICE = 'rowan'
const AUTO_FEMALE_VOICE = 'ivy'

/** Our voice of that name; `auto`, empty and unknown names give `AUTO_VOICE`, a woman's voice of another language (`es-female`) a woman's. */
export function englishVoice(key: string | undefined): EnglishVoice {
  const named = CAST.find((voice) => voice.key === key)
  return named ?? CAST.find((voice) => voice.key === (genderOf(key) === 'female' ? AUTO_FEMALE_VOICE : AUTO_VOICE))!
}

/** Whether the narrator chooses the voice. */
export const isAutoVoice = (key: string | undefined) => key === undefined || key === '' || key === 'auto'

/** Male or female as the chosen voice is; the voice of another language keeps it. */
export function genderOf(key: string | undefined): 'female' | 'male' {
  if (key?.endsWith('-female')) return 'female'
  return VOICES.find((voice) => voice.key === key)?.gender ?? 'male'
}
