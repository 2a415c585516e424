import { pauseSeconds, type PauseKind, type ScriptWord } from '../text-normalization/script-words.ts'
import { verbalizeEnglish } from './verbalize-english.ts'

/** Above this many words a sentence is split at the next punctuation mark; flite's intonation is flat in long utterances. */
const MAX_WORDS_TO_PUNCTUATION = 40
/** Above this many words a sentence is split without punctuation; flite fails on very long utterances. */
const MAX_WORDS_PER_UTTERANCE = 80

/** A caption word, its verbalization, and the pause after it in seconds (0: none). */
export type NormalizedWord = { readonly text: string; readonly spoken: readonly string[]; readonly pauseSeconds: number }
/** Sentence type, which determines the boundary tone: `wh-question` falls, `yes-no` rises. */
export type SentenceType = 'statement' | 'yes-no' | 'wh-question' | 'exclamation'
/** `said`: the input for the synthesizer, words and commas. */
export type Sentence = { readonly words: readonly NormalizedWord[]; readonly said: string; readonly type: SentenceType }

/** Splits a script into utterances. `sentencePause`: seconds of silence after a sentence. Empty if nothing can be spoken. */
export function splitIntoSentences(words: readonly ScriptWord[], sentencePause: number): Sentence[] {
  const verbalized = verbalizeEnglish(words.map((word) => word.text))
  const sentences: Sentence[] = []
  let current: NormalizedWord[] = []
  let said = ''
  words.forEach((word, i) => {
    current.push({ text: word.text, spoken: verbalized[i]!, pauseSeconds: pauseSeconds(word.pause, sentencePause) })
    said += `${said === '' ? '' : ' '}${verbalized[i]!.join(' ')}`
    const ends = endsUtterance(word.pause, said.split(' ').length)
    if (word.pause !== 'none' && !ends) said += ','
    if (!ends && i < words.length - 1) return
    // Words without a verbalization are merged into the next utterance.
    if (current.every((entry) => entry.spoken.length === 0) && i < words.length - 1) return
    sentences.push({ words: current, said: terminate(said), type: typeOf(current) })
    current = []
    said = ''
  })
  return sentences.filter((sentence) => sentence.words.some((word) => word.spoken.length > 0))
}

function endsUtterance(rest: PauseKind, wordCount: number): boolean {
  if (rest === 'sentence' || rest === 'paragraph') return true
  return rest === 'none' ? wordCount >= MAX_WORDS_PER_UTTERANCE : wordCount >= MAX_WORDS_TO_PUNCTUATION
}

const terminate = (said: string) => `${said.replaceAll(/(,\s*)+/g, ', ').replace(/^[, ]+|[, ]+$/g, '')}.`

const QUESTION_WORDS = /^(what|who|whom|whose|where|when|why|how|which)('s|'re|'d|'ll)?$/

function typeOf(words: readonly NormalizedWord[]): SentenceType {
  const punctuation = /[^\p{L}\p{N}]*$/u.exec(words.at(-1)!.text)![0]
  if (!punctuation.includes('?')) return punctuation.includes('!') ? 'exclamation' : 'statement'
  const first = words.find((word) => !/^(and|but|so|well|then|or)\W*$/i.test(word.text))?.spoken[0]
  return QUESTION_WORDS.test(first?.toLowerCase() ?? '') ? 'wh-question' : 'yes-no'
}
