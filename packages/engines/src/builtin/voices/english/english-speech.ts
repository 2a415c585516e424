import type { EnglishVoice } from '../cast.ts'
import { splitIntoSentences, type NormalizedWord, type Sentence } from './english-sentences.ts'
import {
  FESTIVAL_COLOUR,
  FESTIVAL_HERTZ,
  FESTIVAL_RATE,
  FESTIVAL_SOFTENING,
  festivalSpeaks,
  speakWithFestival,
} from '../synthesizers/festival.ts'
import { FLITE_RATE, pronounceWithFlite, speakWithFlite, type Utterance } from '../synthesizers/flite.ts'
import { intonationOf } from '../intonation.ts'
import { joinUtterances } from '../join-utterances.ts'
import { shiftPitch } from '../pitch.ts'
import type { ScriptWord } from '../text-normalization/script-words.ts'
import { transformVoice } from '../transform-voice.ts'
import { joinParts, type Part } from '../join-parts.ts'
import type { Phone, Speech, TimedWord } from '../speech.ts'

/** Shaped at once; bounds the memory of long scripts. */
const SENTENCES_AT_ONCE = 16

/** Speaks an English script. `pace` above 1 is faster. Nothing speakable: no words and an empty sound. */
export async function speakEnglishScript(words: readonly ScriptWord[], voice: EnglishVoice, pace: number): Promise<Speech> {
  const sentences = splitIntoSentences(words, voice.sentencePause / pace)
  const parts: Part[] = []
  for (let at = 0; at < sentences.length; at += SENTENCES_AT_ONCE) {
    const some = sentences.slice(at, at + SENTENCES_AT_ONCE)
    const restSeconds = at + SENTENCES_AT_ONCE < sentences.length ? some.at(-1)!.words.at(-1)!.restSeconds : 0
    parts.push({ ...(await speakSome(some, voice, pace)), restSeconds })
  }
  return joinParts(parts)
}

async function speakSome(sentences: readonly Sentence[], voice: EnglishVoice, pace: number): Promise<Speech> {
  const { utterances, rate, pitch, colour, softening } = await speakSentences(sentences, voice, (voice.slowness * voice.size) / pace)
  await learnPronunciations(sentences)
  const raw = joinUtterances(sentences, utterances, rate, pronunciationOf, voice.size)
  const melody = intonationOf(raw.breaths, voice.liveliness)
  const sung = shiftPitch(raw.samples, rate, (seconds) => pitch * melody(seconds))
  const atHome = <Timed extends Phone | TimedWord>(timed: Timed) => scaleTime(timed, 1 / voice.size)
  return {
    samples: await transformVoice(sung, rate, { ...voice, colour }, softening),
    words: raw.words.map(atHome),
    phones: raw.phones.map(atHome),
  }
}

type RawVoice = {
  readonly utterances: readonly Utterance[]
  readonly rate: number
  readonly pitch: number
  readonly colour: EnglishVoice['colour']
  /** ffmpeg filters for its pulses. */
  readonly softening: readonly string[]
}

/** festival says what flite's `slt` says, better, where it is installed; should it fail, flite speaks. */
async function speakSentences(sentences: readonly Sentence[], voice: EnglishVoice, stretch: number): Promise<RawVoice> {
  const said = sentences.map((sentence) => sentence.said)
  const { base, meanHertz = FESTIVAL_HERTZ } = voice.flite
  if (base === 'slt' && (await festivalSpeaks())) {
    const utterances = await speakWithFestival(said, stretch).catch(() => undefined)
    if (utterances !== undefined)
      return {
        utterances,
        rate: FESTIVAL_RATE,
        pitch: voice.pitch * (meanHertz / FESTIVAL_HERTZ),
        colour: FESTIVAL_COLOUR,
        softening: FESTIVAL_SOFTENING,
      }
  }
  return {
    utterances: await speakWithFlite(said, { ...voice.flite, stretch }),
    rate: FLITE_RATE,
    pitch: voice.pitch,
    colour: voice.colour,
    softening: [],
  }
}

const pronunciations = new Map<string, readonly string[]>()
const MAX_REMEMBERED = 20_000

async function learnPronunciations(sentences: readonly Sentence[]): Promise<void> {
  if (pronunciations.size > MAX_REMEMBERED) pronunciations.clear()
  const all = new Set(sentences.flatMap((sentence) => sentence.words.flatMap((word) => word.spoken)))
  const unknown = [...all].filter((word) => !pronunciations.has(word))
  if (unknown.length === 0) return
  const phones = await pronounceWithFlite(unknown)
  unknown.forEach((word, i) => pronunciations.set(word, phones[i]!))
}

const pronunciationOf = (word: NormalizedWord) => word.spoken.flatMap((part) => pronunciations.get(part) ?? [])

const scaleTime = <Timed extends Phone | TimedWord>(timed: Timed, factor: number): Timed => ({
  ...timed,
  startSeconds: timed.startSeconds * factor,
  endSeconds: timed.endSeconds * factor,
})
