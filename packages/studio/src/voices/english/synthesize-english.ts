import type { EnglishVoice } from './english-voices.ts'
import { splitIntoSentences, type NormalizedWord, type Sentence } from './english-sentences.ts'
import {
  FESTIVAL_EQUALIZER,
  FESTIVAL_MEAN_HERTZ,
  FESTIVAL_RATE,
  FESTIVAL_PHASE_FILTERS,
  isFestivalInstalled,
  synthesizeWithFestival,
} from '../synthesizers/festival.ts'
import { FLITE_RATE, pronounceWithFlite, synthesizeWithFlite, type Utterance } from '../synthesizers/flite.ts'
import { pitchContourOf } from '../intonation.ts'
import { joinUtterances } from '../join-utterances.ts'
import { shiftPitch } from '../shift-pitch.ts'
import type { ScriptWord } from '../text-normalization/script-words.ts'
import { postProcessVoice } from '../post-process-voice.ts'
import { joinSpeech, type SpeechPart } from '../join-speech.ts'
import type { Phone, Speech, TimedWord } from '../speech.ts'

/** Sentences processed at once; bounds the memory of long scripts. */
const BATCH_SIZE = 16

/** Synthesizes an English script. `pace`: speed factor, above 1 is faster. Without a speakable word: no words and no samples. */
export async function synthesizeEnglish(words: readonly ScriptWord[], voice: EnglishVoice, pace: number): Promise<Speech> {
  const sentences = splitIntoSentences(words, voice.sentencePauseSeconds / pace)
  const parts: SpeechPart[] = []
  for (let at = 0; at < sentences.length; at += BATCH_SIZE) {
    const batch = sentences.slice(at, at + BATCH_SIZE)
    const pauseSeconds = at + BATCH_SIZE < sentences.length ? batch.at(-1)!.words.at(-1)!.pauseSeconds : 0
    parts.push({ ...(await synthesizeBatch(batch, voice, pace)), pauseSeconds })
  }
  return joinSpeech(parts)
}

async function synthesizeBatch(sentences: readonly Sentence[], voice: EnglishVoice, pace: number): Promise<Speech> {
  const { utterances, rate, pitchRatio, equalizer, phaseFilters } = await synthesizeRaw(
    sentences,
    voice,
    (voice.durationRatio * voice.resampleRatio) / pace,
  )
  await cachePronunciations(sentences)
  const joined = joinUtterances(sentences, utterances, rate, pronunciationOf, voice.resampleRatio)
  const contour = pitchContourOf(joined.breathGroups, voice.intonationRange)
  const shifted = shiftPitch(joined.samples, rate, (seconds) => pitchRatio * contour(seconds))
  const toOutputTime = <Timed extends Phone | TimedWord>(timed: Timed) => scaleTime(timed, 1 / voice.resampleRatio)
  return {
    samples: await postProcessVoice(shifted, rate, { ...voice, equalizer }, phaseFilters),
    words: joined.words.map(toOutputTime),
    phones: joined.phones.map(toOutputTime),
  }
}

type RawSpeech = {
  readonly utterances: readonly Utterance[]
  readonly rate: number
  readonly pitchRatio: number
  readonly equalizer: EnglishVoice['equalizer']
  /** ffmpeg filters that disperse the phase of the excitation. */
  readonly phaseFilters: readonly string[]
}

/** festival, if installed, synthesizes `slt` in better quality than flite; flite is the fallback. */
async function synthesizeRaw(sentences: readonly Sentence[], voice: EnglishVoice, durationStretch: number): Promise<RawSpeech> {
  const said = sentences.map((sentence) => sentence.said)
  const { base, meanHertz = FESTIVAL_MEAN_HERTZ } = voice.flite
  if (base === 'slt' && (await isFestivalInstalled())) {
    const utterances = await synthesizeWithFestival(said, durationStretch).catch(() => undefined)
    if (utterances !== undefined)
      return {
        utterances,
        rate: FESTIVAL_RATE,
        pitchRatio: voice.pitchRatio * (meanHertz / FESTIVAL_MEAN_HERTZ),
        equalizer: FESTIVAL_EQUALIZER,
        phaseFilters: FESTIVAL_PHASE_FILTERS,
      }
  }
  return {
    utterances: await synthesizeWithFlite(said, { ...voice.flite, stretch: durationStretch }),
    rate: FLITE_RATE,
    pitchRatio: voice.pitchRatio,
    equalizer: voice.equalizer,
    phaseFilters: [],
  }
}

const pronunciations = new Map<string, readonly string[]>()
const MAX_CACHED_PRONUNCIATIONS = 20_000

async function cachePronunciations(sentences: readonly Sentence[]): Promise<void> {
  if (pronunciations.size > MAX_CACHED_PRONUNCIATIONS) pronunciations.clear()
  const all = new Set(sentences.flatMap((sentence) => sentence.words.flatMap((word) => word.spoken)))
  const unknown = [...all].filter((word) => !pronunciations.has(word))
  if (unknown.length === 0) return
  const phones = await pronounceWithFlite(unknown)
  unknown.forEach((word, i) => pronunciations.set(word, phones[i]!))
}

const pronunciationOf = (word: NormalizedWord) => word.spoken.flatMap((spelling) => pronunciations.get(spelling) ?? [])

const scaleTime = <Timed extends Phone | TimedWord>(timed: Timed, factor: number): Timed => ({
  ...timed,
  startSeconds: timed.startSeconds * factor,
  endSeconds: timed.endSeconds * factor,
})
