import { filterSound } from '../sound/ffmpeg.ts'
import type { EnglishVoice } from './cast.ts'
import { FLITE_RATE, pronounceWithFlite, speakWithFlite, type Utterance } from './flite.ts'
import { movePitch } from './pitch.ts'
import { restBehind, type Rest, type ScriptWord } from './script-words.ts'
import { speakEnglish } from './speak-english.ts'
import type { Phone, Speech, TimedWord } from './speech.ts'
import { spansOfWords } from './word-phones.ts'

/** How long the words of a sentence go on before flite gets a new breath; longer sentences sound flat. */
const MOST_WORDS_IN_A_BREATH = 40
/** flite falls apart on endless sentences: here a breath comes even without a comma. */
const MOST_WORDS_WITHOUT_SIGNS = 80
const EDGE_SECONDS = 0.01

type HeardWord = { readonly text: string; readonly spoken: readonly string[] }
type Sentence = { readonly words: readonly HeardWord[]; readonly said: string; readonly restSeconds: number }

/** Speaks an English script. `pace` above 1 is faster. Nothing speakable: no words and an empty sound. */
export async function speakEnglishScript(words: readonly ScriptWord[], voice: EnglishVoice, pace: number): Promise<Speech> {
  const sentences = intoSentences(words, voice.sentencePause / pace)
  if (sentences.length === 0) return { samples: new Float32Array(0), words: [], phones: [] }
  const stretch = (voice.slowness * voice.size) / pace
  const utterances = await speakWithFlite(
    voice.base,
    sentences.map((sentence) => sentence.said),
    stretch,
  )
  await learnPronunciations(sentences)
  const raw = joinUtterances(sentences, utterances, voice.size)
  const atHome = <Timed extends Phone | TimedWord>(timed: Timed) => scaleTime(timed, 1 / voice.size)
  return { samples: await shapeVoice(raw.samples, voice), words: raw.words.map(atHome), phones: raw.phones.map(atHome) }
}

function intoSentences(words: readonly ScriptWord[], sentencePause: number): Sentence[] {
  const spoken = speakEnglish(words.map((word) => word.text))
  const sentences: Sentence[] = []
  let current: HeardWord[] = []
  let said = ''
  words.forEach((word, i) => {
    current.push({ text: word.text, spoken: spoken[i]! })
    said += `${said === '' ? '' : ' '}${spoken[i]!.join(' ')}`
    const ends = endsBreath(word.rest, said.split(' ').length)
    if (word.rest === 'comma' && !ends) said += ','
    if (!ends && i < words.length - 1) return
    const rest = restBehind(word.rest, sentencePause)
    // A line without a speakable word joins the sentence that follows it.
    if (current.every((entry) => entry.spoken.length === 0) && i < words.length - 1) return
    sentences.push({ words: current, said: closeSentence(said, word.text), restSeconds: rest })
    current = []
    said = ''
  })
  return sentences.filter((sentence) => sentence.words.some((word) => word.spoken.length > 0))
}

function endsBreath(rest: Rest, spokenWords: number): boolean {
  if (rest === 'sentence' || rest === 'paragraph') return true
  return rest === 'comma' ? spokenWords >= MOST_WORDS_IN_A_BREATH : spokenWords >= MOST_WORDS_WITHOUT_SIGNS
}

function closeSentence(said: string, lastWord: string): string {
  const plain = said.replaceAll(/(,\s*)+/g, ', ').replace(/^[, ]+|[, ]+$/g, '')
  return `${plain}${/\?/.test(lastWord) ? '?' : '.'}`
}

const pronunciations = new Map<string, readonly string[]>()
const MOST_REMEMBERED = 20_000

async function learnPronunciations(sentences: readonly Sentence[]): Promise<void> {
  if (pronunciations.size > MOST_REMEMBERED) pronunciations.clear()
  const all = new Set(sentences.flatMap((sentence) => sentence.words.flatMap((word) => word.spoken)))
  const unknown = [...all].filter((word) => !pronunciations.has(word))
  if (unknown.length === 0) return
  const phones = await pronounceWithFlite(unknown)
  unknown.forEach((word, i) => pronunciations.set(word, phones[i]!))
}

/** Puts the sentences behind one another with our own rests: the silences flite leaves around them vary. */
function joinUtterances(sentences: readonly Sentence[], utterances: readonly Utterance[], size: number): Speech {
  const pieces: Float32Array[] = []
  const words: TimedWord[] = []
  const said: Phone[] = []
  let frames = 0
  sentences.forEach((sentence, i) => {
    const { samples, phones } = utterances[i]!
    const heard = phones.filter((phone) => phone.name !== 'pau')
    const start = Math.max(0, (heard[0]?.startSeconds ?? 0) - EDGE_SECONDS)
    const end = (heard.at(-1)?.endSeconds ?? 0) + EDGE_SECONDS * 3
    const spans = spansOfWords(
      sentence.words.map((word) => word.spoken.flatMap((part) => pronunciations.get(part) ?? [])),
      phones,
    )
    const shift = frames / FLITE_RATE - start
    sentence.words.forEach((word, w) => {
      if (word.spoken.length > 0)
        words.push({ text: word.text, startSeconds: spans[w]!.startSeconds + shift, endSeconds: spans[w]!.endSeconds + shift })
      else joinSilentWord(words, word.text)
    })
    said.push(...heard.map((phone) => ({ ...phone, startSeconds: phone.startSeconds + shift, endSeconds: phone.endSeconds + shift })))
    const piece = samples.slice(Math.round(start * FLITE_RATE), Math.round(end * FLITE_RATE))
    const rest = i === sentences.length - 1 ? 0 : sentence.restSeconds
    pieces.push(fadeEdges(piece), new Float32Array(Math.round(rest * size * FLITE_RATE)))
    frames += piece.length + pieces.at(-1)!.length
  })
  return { samples: concatenate(pieces, frames), words, phones: said }
}

/** A word nobody hears is shown with the word before it. */
function joinSilentWord(words: TimedWord[], text: string): void {
  const before = words.pop()
  if (before !== undefined) words.push({ ...before, text: `${before.text} ${text}` })
}

function fadeEdges(samples: Float32Array): Float32Array {
  const edge = Math.min(Math.round(EDGE_SECONDS * FLITE_RATE), samples.length >> 1)
  for (let i = 0; i < edge; i++) {
    samples[i]! *= i / edge
    samples[samples.length - 1 - i]! *= i / edge
  }
  return samples
}

function concatenate(pieces: readonly Float32Array[], frames: number): Float32Array {
  const joined = new Float32Array(frames)
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}

const scaleTime = <Timed extends Phone | TimedWord>(timed: Timed, factor: number): Timed => ({
  ...timed,
  startSeconds: timed.startSeconds * factor,
  endSeconds: timed.endSeconds * factor,
})

/**
 * 16 kHz of flite -> 48 kHz of our speaker. Reading the samples at another rate moves pitch and formants together; the sentences were
 * spoken that much slower.
 */
async function shapeVoice(samples: Float32Array, voice: EnglishVoice): Promise<Float32Array> {
  const rate = Math.round(FLITE_RATE * voice.size)
  const filters = [
    'aresample=48000:filter_size=64:cutoff=0.97',
    'highpass=f=70',
    `equalizer=f=2800:t=q:w=0.7:g=${voice.presence}`,
    `highshelf=f=5200:g=${voice.presence + 1}`,
  ]
  const pitched = voice.pitch === 1 ? samples : movePitch(samples, FLITE_RATE, voice.pitch)
  return filterSound(pitched, rate, filters.join(','))
}
