import { filterSound } from '../sound/ffmpeg.ts'
import { speakWithEspeak, type SpokenEvent } from './synthesizers/espeak.ts'
import { joinParts, type Part } from './join-parts.ts'
import { espeakVoiceOf } from './languages.ts'
import { readingsOf } from './text-normalization/readings.ts'
import type { ScriptWord } from './text-normalization/script-words.ts'
import type { Phone, Speech, TimedWord } from './speech.ts'

const FEMALE = '+f2'
const FILTERS = 'aresample=48000,highpass=f=80,treble=g=-3:f=6000'

/** Said at once, when a sentence ends; bounds the memory of long scripts. */
const WORDS_AT_ONCE = 150
/** espeak's own silence behind a sentence is cut with its part. */
const REST_SECONDS = 0.35

/** Speaks a script in any of our languages through espeak. `pace` above 1 is faster. Nothing speakable: no words. */
export async function speakForeignScript(
  words: readonly ScriptWord[],
  language: string,
  gender: 'female' | 'male',
  pace: number,
): Promise<Speech> {
  const parts: Part[] = []
  for (const some of intoParts(words)) parts.push({ ...(await speakSome(some, language, gender, pace)), restSeconds: REST_SECONDS / pace })
  return joinParts(parts)
}

function intoParts(words: readonly ScriptWord[]): ScriptWord[][] {
  const parts: ScriptWord[][] = []
  let open = false
  for (const word of words) {
    if (open) parts.at(-1)!.push(word)
    else parts.push([word])
    const ends = word.rest === 'sentence' || word.rest === 'paragraph'
    open = parts.at(-1)!.length < (ends ? WORDS_AT_ONCE : WORDS_AT_ONCE * 2)
  }
  return parts
}

async function speakSome(words: readonly ScriptWord[], language: string, gender: 'female' | 'male', pace: number): Promise<Speech> {
  const { voice, rate } = espeakVoiceOf(language)
  const readings = await readingsOf(words, language)
  if (!readings.some((reading) => /[\p{L}\p{N}]/u.test(reading))) return { samples: new Float32Array(0), words: [], phones: [] }
  const placed = placeReadings(words, readings)
  const sound = await speakWithEspeak(gender === 'female' ? voice + FEMALE : voice, placed.text, Math.round(rate * pace))
  const samples = await filterSound(sound.samples, sound.sampleRate, FILTERS)
  return { samples, words: timeWords(words, placed.starts, sound.events), phones: soundSpans(sound.events) }
}

/** Joins readings to one text and remembers where each begins. Lines end as sentences. */
function placeReadings(words: readonly ScriptWord[], readings: readonly string[]): { text: string; starts: number[] } {
  let text = ''
  const starts = words.map((word, i) => {
    const start = [...text].length
    text += readings[i]! + (word.rest === 'paragraph' ? '\n\n' : ' ')
    return start
  })
  return { text, starts }
}

/**
 * espeak reports where in the text each spoken word begins, several short words as one, a number as many. Words it did not report
 * share the sounds of the word before them by their length.
 */
export function timeWords(words: readonly ScriptWord[], starts: readonly number[], events: readonly SpokenEvent[]): TimedWord[] {
  const heard = soundSpans(events)
  const ownerOf = (at: number) => starts.findLastIndex((start) => start <= at)
  const timed: TimedWord[] = []
  const groups = groupByOwner(heard, ownerOf, words.length)
  for (const group of groups) timed.push(...shareGroup(words.slice(group.from, group.to), group.phones))
  return timed
}

type Span = Phone & { readonly at: number }

/** Every sounding phone with the text position of its word. */
function soundSpans(events: readonly SpokenEvent[]): Span[] {
  const spans: Span[] = []
  let at = 0
  events.forEach((event, i) => {
    if (event.kind === 'word') at = event.at
    if (event.kind !== 'phone' || event.name === '') return
    const next = events.slice(i + 1).find((later) => later.kind !== 'word')
    spans.push({ at, name: event.name, startSeconds: event.seconds, endSeconds: next?.seconds ?? event.seconds + 0.1 })
  })
  return spans
}

type Group = { from: number; to: number; phones: Span[] }

function groupByOwner(spans: readonly Span[], ownerOf: (at: number) => number, count: number): Group[] {
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

/** Deals the phones of a group to its words in order, by the number of letters. */
function shareGroup(words: readonly ScriptWord[], phones: readonly Span[]): TimedWord[] {
  const weights = words.map((word) => Math.max(1, word.text.replaceAll(/[^\p{L}\p{N}]/gu, '').length))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let dealt = 0
  return words.map((word, i) => {
    const first = Math.min(phones.length - 1, Math.round((dealt / total) * phones.length))
    dealt += weights[i]!
    const last = Math.max(first, Math.min(phones.length - 1, Math.round((dealt / total) * phones.length) - 1))
    return { text: word.text, startSeconds: phones[first]!.startSeconds, endSeconds: phones[last]!.endSeconds }
  })
}
