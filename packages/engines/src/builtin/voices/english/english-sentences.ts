import { pauseAfter, type PauseKind, type ScriptWord } from '../text-normalization/script-words.ts'
import { speakEnglish } from './speak-english.ts'

/** How long the words of a sentence go on before flite gets a new breath; longer sentences sound flat. */
const MAX_WORDS_IN_A_BREATH = 40
/** flite falls apart on endless sentences: here a breath comes even without a comma. */
const MAX_WORDS_WITHOUT_SIGNS = 80

/** One caption word: what is said for it, and the silence its signs ask for behind it (0: none). */
export type NormalizedWord = { readonly text: string; readonly spoken: readonly string[]; readonly restSeconds: number }
/** How a sentence is meant: `which` asks with a question word and falls, `yes-no` rises. */
export type Tone = 'told' | 'yes-no' | 'which' | 'exclaimed'
/** `said`: the words and commas flite is given. */
export type Sentence = { readonly words: readonly NormalizedWord[]; readonly said: string; readonly tone: Tone }

/** Cuts a script into what is said in one breath. `sentencePause`: seconds of silence behind a sentence. Nothing speakable: none. */
export function splitIntoSentences(words: readonly ScriptWord[], sentencePause: number): Sentence[] {
  const spoken = speakEnglish(words.map((word) => word.text))
  const sentences: Sentence[] = []
  let current: NormalizedWord[] = []
  let said = ''
  words.forEach((word, i) => {
    current.push({ text: word.text, spoken: spoken[i]!, restSeconds: pauseAfter(word.rest, sentencePause) })
    said += `${said === '' ? '' : ' '}${spoken[i]!.join(' ')}`
    const ends = endsBreath(word.rest, said.split(' ').length)
    if (word.rest !== 'none' && !ends) said += ','
    if (!ends && i < words.length - 1) return
    // A line without a speakable word joins the sentence that follows it.
    if (current.every((entry) => entry.spoken.length === 0) && i < words.length - 1) return
    sentences.push({ words: current, said: closeSentence(said), tone: toneOf(current) })
    current = []
    said = ''
  })
  return sentences.filter((sentence) => sentence.words.some((word) => word.spoken.length > 0))
}

function endsBreath(rest: PauseKind, spokenWords: number): boolean {
  if (rest === 'sentence' || rest === 'paragraph') return true
  return rest === 'none' ? spokenWords >= MAX_WORDS_WITHOUT_SIGNS : spokenWords >= MAX_WORDS_IN_A_BREATH
}

const closeSentence = (said: string) => `${said.replaceAll(/(,\s*)+/g, ', ').replace(/^[, ]+|[, ]+$/g, '')}.`

const QUESTION_WORDS = /^(what|who|whom|whose|where|when|why|how|which)('s|'re|'d|'ll)?$/

function toneOf(words: readonly NormalizedWord[]): Tone {
  const signs = /[^\p{L}\p{N}]*$/u.exec(words.at(-1)!.text)![0]
  if (!signs.includes('?')) return signs.includes('!') ? 'exclaimed' : 'told'
  const first = words.find((word) => !/^(and|but|so|well|then|or)\W*$/i.test(word.text))?.spoken[0]
  return QUESTION_WORDS.test(first?.toLowerCase() ?? '') ? 'which' : 'yes-no'
}
