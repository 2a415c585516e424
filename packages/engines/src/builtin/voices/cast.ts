import { VOICES } from '@fablecut/domain/story/voices'
import type { FliteVoice } from './flite.ts'

/** How one of our English voices is made from a flite voice. */
export type EnglishVoice = {
  readonly key: string
  readonly base: FliteVoice
  /** Size of the speaker: above 1 is a smaller throat (pitch and formants go up together). */
  readonly size: number
  /** Pitch on top of `size`, timbre kept. */
  readonly pitch: number
  /** Above 1 is slower than the base voice. */
  readonly slowness: number
  /** Silence after a sentence, seconds. */
  readonly sentencePause: number
  /** Boost of the upper half of the spectrum, decibel: clearer words. */
  readonly presence: number
}

/** Chosen with a recogniser's help: of these it mishears 5 to 24 words in a hundred; at a size of 0.92 it was a third. */
const CAST: readonly EnglishVoice[] = [
  { key: 'rowan', base: 'rms', size: 1, pitch: 1, slowness: 1, sentencePause: 0.42, presence: 2 },
  { key: 'ivy', base: 'slt', size: 0.99, pitch: 1, slowness: 1.08, sentencePause: 0.4, presence: 3 },
  { key: 'hazel', base: 'slt', size: 1, pitch: 1.12, slowness: 1.1, sentencePause: 0.44, presence: 4 },
  { key: 'ash', base: 'rms', size: 0.96, pitch: 0.93, slowness: 1.07, sentencePause: 0.5, presence: 2 },
  { key: 'linden', base: 'awb', size: 1, pitch: 1, slowness: 1.06, sentencePause: 0.38, presence: 2 },
  { key: 'willow', base: 'slt', size: 0.95, pitch: 0.97, slowness: 1.18, sentencePause: 0.55, presence: 1 },
  { key: 'briar', base: 'rms', size: 1.08, pitch: 1.08, slowness: 0.97, sentencePause: 0.34, presence: 2 },
  { key: 'juniper', base: 'rms', size: 1.15, pitch: 1.4, slowness: 0.98, sentencePause: 0.34, presence: 2 },
]

/** The narrator of a text nobody chose a voice for. */
const AUTO_VOICE = 'rowan'
const AUTO_FEMALE_VOICE = 'ivy'

/** Our voice of that name; `auto`, empty and unknown names give `AUTO_VOICE`, a woman's voice of another language (`es-female`) a woman's. */
export function englishVoice(key: string | undefined): EnglishVoice {
  const named = CAST.find((voice) => voice.key === key)
  return named ?? CAST.find((voice) => voice.key === (genderOf(key) === 'female' ? AUTO_FEMALE_VOICE : AUTO_VOICE))!
}

/** Male or female as the chosen voice is; the voice of another language keeps it. */
export function genderOf(key: string | undefined): 'female' | 'male' {
  if (key?.endsWith('-female')) return 'female'
  return VOICES.find((voice) => voice.key === key)?.gender ?? 'male'
}
