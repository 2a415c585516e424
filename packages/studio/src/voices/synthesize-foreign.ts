import { filterAudio } from '../sound/ffmpeg.ts'
import { synthesizeWithEspeak, type SpeechEvent } from './synthesizers/espeak.ts'
import { joinSpeech, type SpeechPart } from './join-speech.ts'
import { espeakVoiceOf } from './languages.ts'
import { synthesizerInputOf } from './text-normalization/synthesizer-input.ts'
import type { ScriptWord } from './text-normalization/script-words.ts'
import type { Phone, Speech, TimedWord } from './speech.ts'

const FEMALE_VARIANT = 'f2'
const FILTERS = 'aresample=48000,highpass=f=80,treble=g=-3:f=6000'

/** Words per synthesis request, extended to the end of the sentence; bounds the memory of long scripts. */
const CHUNK_WORDS = 150
/** Replaces espeak's silence after the last sentence of a chunk. */
const CHUNK_PAUSE_SECONDS = 0.35

/** Synthesizes a script with espeak. `pace`: speed factor, above 1 is faster. Without a speakable word: no words and no samples. */
export async function synthesizeForeign(
  words: readonly ScriptWord[],
  language: string,
  gender: 'female' | 'male',
  pace: number,
): Promise<Speech> {
  const parts: SpeechPart[] = []
  for (const chunk of splitIntoChunks(words))
    parts.push({ ...(await synthesizeChunk(chunk, language, gender, pace)), pauseSeconds: CHUNK_PAUSE_SECONDS / pace })
  return joinSpeech(parts)
}

function splitIntoChunks(words: readonly ScriptWord[]): ScriptWord[][] {
  const parts: ScriptWord[][] = []
  let open = false
  for (const word of words) {
    if (open) parts.at(-1)!.push(word)
    else parts.push([word])
    const ends = word.pause === 'sentence' || word.pause === 'paragraph'
    open = parts.at(-1)!.length < (ends ? CHUNK_WORDS : CHUNK_WORDS * 2)
  }
  return parts
}

async function synthesizeChunk(words: readonly ScriptWord[], language: string, gender: 'female' | 'male', pace: number): Promise<Speech> {
  const { voice, rate, femaleVariant = FEMALE_VARIANT } = espeakVoiceOf(language)
  const readings = await synthesizerInputOf(words, language)
  if (!readings.some((reading) => /[\p{L}\p{N}]/u.test(reading))) return { samples: new Float32Array(0), words: [], phones: [] }
  const input = joinReadings(words, readings)
  const result = await synthesizeWithEspeak(gender === 'female' ? `${voice}+${femaleVariant}` : voice, input.text, Math.round(rate * pace))
  const samples = await filterAudio(result.samples, result.sampleRate, FILTERS)
  return { samples, words: timeWords(words, input.starts, result.events), phones: phoneSpans(result.events) }
}

/** Joins readings to a text; `starts`: index of the first character of each. Paragraphs end as sentences. */
function joinReadings(words: readonly ScriptWord[], readings: readonly string[]): { text: string; starts: number[] } {
  let text = ''
  const starts = words.map((word, i) => {
    const start = [...text].length
    text += readings[i]! + (word.pause === 'paragraph' ? '\n\n' : ' ')
    return start
  })
  return { text, starts }
}

/**
 * Word times from espeak's events, which give the text position of each spoken word. Several short words can be reported as one, and a
 * number as several; words without an event share the phones of the word before them in proportion to their length.
 */
export function timeWords(words: readonly ScriptWord[], starts: readonly number[], events: readonly SpeechEvent[]): TimedWord[] {
  const spans = phoneSpans(events)
  const ownerOf = (at: number) => starts.findLastIndex((start) => start <= at)
  const timed: TimedWord[] = []
  const groups = groupByOwner(spans, ownerOf, words.length)
  for (const group of groups) timed.push(...distributePhones(words.slice(group.from, group.to), group.phones))
  return timed
}

type PhoneSpan = Phone & { readonly at: number }

/** The phones that are not silence, with the text position of their word. */
function phoneSpans(events: readonly SpeechEvent[]): PhoneSpan[] {
  const spans: PhoneSpan[] = []
  let at = 0
  events.forEach((event, i) => {
    if (event.kind === 'word') at = event.textIndex
    if (event.kind !== 'phone' || event.name === '') return
    const next = events.slice(i + 1).find((following) => following.kind !== 'word')
    spans.push({ at, name: event.name, startSeconds: event.seconds, endSeconds: next?.seconds ?? event.seconds + 0.1 })
  })
  return spans
}

type Group = { from: number; to: number; phones: PhoneSpan[] }

function groupByOwner(spans: readonly PhoneSpan[], ownerOf: (at: number) => number, count: number): Group[] {
  const groups: Group[] = []
  for (const span of spans) {
    const owner = Math.max(0, ownerOf(span.at), groups.at(-1)?.from ?? 0)
    const last = groups.at(-1)
    if (last?.from === owner) last.phones.push(span)
    else groups.push({ from: owner, to: owner + 1, phones: [span] })
  }
  groups.forEach((group, i) => (group.to = groups[i + 1]?.from ?? count))
  if (groups[0] !== undefined) groups[0].from = 0
  return groups
}

/** Distributes the phones of a group over its words in order, in proportion to the number of letters. */
function distributePhones(words: readonly ScriptWord[], phones: readonly PhoneSpan[]): TimedWord[] {
  const weights = words.map((word) => Math.max(1, word.text.replaceAll(/[^\p{L}\p{N}]/gu, '').length))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let assigned = 0
  return words.map((word, i) => {
    const first = Math.min(phones.length - 1, Math.round((assigned / total) * phones.length))
    assigned += weights[i]!
    const last = Math.max(first, Math.min(phones.length - 1, Math.round((assigned / total) * phones.length) - 1))
    return { text: word.text, startSeconds: phones[first]!.startSeconds, endSeconds: phones[last]!.endSeconds }
  })
}
