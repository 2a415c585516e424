import { VOICES } from '@fablecut/domain/story/inputs/voices'
import type { FliteSettings } from '../synthesizers/flite.ts'

/** A built-in English voice, derived from a flite voice. */
export type EnglishVoice = {
  readonly key: string
  readonly flite: Omit<FliteSettings, 'stretch'>
  /** Resampling ratio: above 1 raises pitch and formants together, as of a smaller speaker. */
  readonly resampleRatio: number
  /** Pitch ratio on top of `resampleRatio` and the base voice's mean, without change of formants. */
  readonly pitchRatio: number
  /** Duration ratio; above 1 is slower than the base voice. */
  readonly durationRatio: number
  /** Factor on the pitch range of the intonation; 1 is a calm narrator. */
  readonly intonationRange: number
  /** Silence after a sentence in seconds; other pauses are proportional to it. */
  readonly sentencePauseSeconds: number
  /** Equalizer bands that bring the base voice to the spectrum of natural speech. */
  readonly equalizer: readonly (readonly [hertz: number, db: number])[]
  /** Gain at 240 Hz in dB. */
  readonly lowMidGainDb: number
  /** Gain at 2.8 kHz in dB; improves intelligibility. */
  readonly presenceGainDb: number
}

type Equalizer = EnglishVoice['equalizer']
const RMS_EQUALIZER: Equalizer = [
  [1000, 4],
  [1900, 2],
  [4500, -2],
  [7500, -5],
]
const SLT_EQUALIZER: Equalizer = [
  [500, 2],
  [1000, 4],
  [2000, 5],
  [4500, 3],
  [7500, 2],
]
const AWB_EQUALIZER: Equalizer = [
  [1000, 3],
  [4500, 2],
  [7500, 6],
]

/** Tuned by measurement: intelligible, and distinct from one another in pitch, formants, intonation and tempo. */
const ENGLISH_VOICES: readonly EnglishVoice[] = [
  {
    key: 'rowan',
    flite: { base: 'rms' },
    resampleRatio: 1,
    pitchRatio: 1.02,
    durationRatio: 1.03,
    intonationRange: 1,
    sentencePauseSeconds: 0.48,
    equalizer: RMS_EQUALIZER,
    lowMidGainDb: 2,
    presenceGainDb: 1,
  },
  {
    key: 'ivy',
    flite: { base: 'slt', meanHertz: 178, stdDevHertz: 42 },
    resampleRatio: 1,
    pitchRatio: 1,
    durationRatio: 1.08,
    intonationRange: 1,
    sentencePauseSeconds: 0.44,
    equalizer: SLT_EQUALIZER,
    lowMidGainDb: 0,
    presenceGainDb: 2,
  },
  {
    key: 'hazel',
    flite: { base: 'slt', meanHertz: 200, stdDevHertz: 48 },
    resampleRatio: 1,
    pitchRatio: 1,
    durationRatio: 1.1,
    intonationRange: 1.35,
    sentencePauseSeconds: 0.5,
    equalizer: SLT_EQUALIZER,
    lowMidGainDb: 1,
    presenceGainDb: 3,
  },
  {
    key: 'ash',
    flite: { base: 'rms' },
    resampleRatio: 0.96,
    pitchRatio: 0.9,
    durationRatio: 1.1,
    intonationRange: 0.8,
    sentencePauseSeconds: 0.56,
    equalizer: RMS_EQUALIZER,
    lowMidGainDb: 3,
    presenceGainDb: 1,
  },
  {
    key: 'linden',
    flite: { base: 'awb', meanHertz: 118, stdDevHertz: 28 },
    resampleRatio: 1,
    pitchRatio: 1,
    durationRatio: 1.1,
    intonationRange: 0.9,
    sentencePauseSeconds: 0.42,
    equalizer: AWB_EQUALIZER,
    lowMidGainDb: 1,
    presenceGainDb: 1,
  },
  {
    key: 'willow',
    flite: { base: 'slt', meanHertz: 174, stdDevHertz: 34 },
    resampleRatio: 0.96,
    pitchRatio: 1,
    durationRatio: 1.2,
    intonationRange: 0.8,
    sentencePauseSeconds: 0.62,
    equalizer: SLT_EQUALIZER,
    lowMidGainDb: 2,
    presenceGainDb: 0,
  },
  {
    key: 'briar',
    flite: { base: 'rms' },
    resampleRatio: 1.08,
    pitchRatio: 1.2,
    durationRatio: 0.95,
    intonationRange: 1.2,
    sentencePauseSeconds: 0.38,
    equalizer: RMS_EQUALIZER,
    lowMidGainDb: 1,
    presenceGainDb: 1,
  },
  {
    key: 'juniper',
    flite: { base: 'slt', meanHertz: 186, stdDevHertz: 46 },
    resampleRatio: 1.04,
    pitchRatio: 1,
    durationRatio: 0.98,
    intonationRange: 1.2,
    sentencePauseSeconds: 0.38,
    equalizer: SLT_EQUALIZER,
    lowMidGainDb: 1,
    presenceGainDb: 2,
  },
]

/** The voices of `auto`. */
const AUTO_VOICE = 'rowan'
const AUTO_FEMALE_VOICE = 'ivy'

/** The voice with that key; otherwise the default voice, of the gender of a voice of another language (`es-female`). */
export function englishVoice(key: string | undefined): EnglishVoice {
  const named = ENGLISH_VOICES.find((voice) => voice.key === key)
  return named ?? ENGLISH_VOICES.find((voice) => voice.key === (genderOf(key) === 'female' ? AUTO_FEMALE_VOICE : AUTO_VOICE))!
}

/** Whether no voice is selected. */
export const isAutoVoice = (key: string | undefined) => key === undefined || key === '' || key === 'auto'

/** Gender of a voice; other languages are spoken by a voice of the same gender. Default `male`. */
export function genderOf(key: string | undefined): 'female' | 'male' {
  if (key?.endsWith('-female')) return 'female'
  return VOICES.find((voice) => voice.key === key)?.gender ?? 'male'
}
