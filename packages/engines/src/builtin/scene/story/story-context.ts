import type { Locale } from '../language.ts'
import { stopWordsOf } from '../language.ts'
import { tokenize } from '../tokenize.ts'

/** Context of a shot: preceding sentences, nearest first, then following ones. */
export type StoryContext = {
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** The sentence that the shot shows; empty if none matches. */
  readonly sentence: string
}

const SENTENCE = /[^.!?。！？\n]+[.!?。！？\n]*/gu
const MAX_SENTENCES = 400
/** Minimum overlap of the words of sentence and prompt, 0 to 1. */
const MIN_OVERLAP = 0.3

/** Locates a shot in the story by shared words, else by its relative position. */
export function locateInStory(storyText: string, prompt: string, part: number, locale: Locale): StoryContext {
  const sentences = (storyText.match(SENTENCE) ?? []).slice(0, MAX_SENTENCES).filter((sentence) => sentence.trim() !== '')
  if (sentences.length === 0) return { before: [], after: [], sentence: '' }
  const stopWords = stopWordsOf(locale)
  const promptWords = new Set(tokenize(prompt, locale).filter((word) => !stopWords.has(word)))
  const expected = part * (sentences.length - 1)
  const matches = sentences.map((sentence, i) => {
    const words = new Set(tokenize(sentence, locale).filter((word) => !stopWords.has(word)))
    const shared = [...words].filter((word) => promptWords.has(word)).length
    return {
      share: shared / Math.max(1, Math.min(words.size, promptWords.size)),
      weight: shared / Math.sqrt(words.size + 2) - (Math.abs(i - expected) / sentences.length) * 0.5,
    }
  })
  const at = matches.reduce((best, { weight }, i) => (weight > matches[best]!.weight ? i : best), 0)
  const isMatch = matches[at]!.share >= MIN_OVERLAP
  return { before: sentences.slice(0, at + 1).toReversed(), after: sentences.slice(at + 1), sentence: isMatch ? sentences[at]! : '' }
}

/** First defined result of `read`, nearest preceding sentences first, then following ones. */
export function findNearest<T>(
  { before, after }: Pick<StoryContext, 'before' | 'after'>,
  read: (sentence: string) => T | undefined,
): T | undefined {
  for (const sentence of [...before, ...after]) {
    const found = read(sentence)
    if (found !== undefined) return found
  }
  return undefined
}

/** Adverbials that change the story's time: later, the next day, one evening, today. */
const TIME_JUMPS =
  /(?<!\p{L})(?:later|next (?:day|morning|week|month|spring|summer|autumn|winter|year)|the following|one (?:day|evening|morning|night)|years?|months?|today|now|nowadays|spring|summer|später|am nächsten|eines (?:tages|abends|morgens|nachts)|jahre?|monate?|heute|frühling|sommer|plus tard|le lendemain|un (?:jour|soir|matin)|ans?|années?|mois|aujourd['’]hui|printemps|été|más tarde|al día siguiente|un día|una (?:noche|tarde|mañana)|años?|meses|hoy|primavera|verano)(?!\p{L})|翌|次の|数年後|年後|ある日|今日|今では|春|夏|后来|第二天|几年后|年后|有一天|今天|如今|春天|夏天/iu

/** Whether a sentence jumps to another time. */
export const isTimeJump = (sentence: string): boolean => TIME_JUMPS.test(sentence)
