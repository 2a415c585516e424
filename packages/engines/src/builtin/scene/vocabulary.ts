import type { Locale } from './language.ts'
import { candidateLemmas, tokenize } from './tokenize.ts'

/** A vocabulary match in a text. `word`: matched text in lower case; `at`: index among the words (or characters) of the text. */
export type WordMatch<T> = { readonly value: T; readonly word: string; readonly at: number }

/** Words and phrases of one language with their values. */
export type Vocabulary<T> = {
  readonly exact: ReadonlyMap<string, T>
  /** Longest phrase, in words or (in scripts without spaces) characters. */
  readonly longest: number
  readonly unspaced: boolean
}

const UNSPACED: ReadonlySet<Locale> = new Set(['ja', 'zh', 'zh-hant', 'ko', 'th'])
export const isUnspaced = (locale: Locale): boolean => UNSPACED.has(locale)

/** Builds a vocabulary; the first value of a word wins. */
export function createVocabulary<T>(locale: Locale, entries: Iterable<readonly [string, T]>): Vocabulary<T> {
  const exact = new Map<string, T>()
  const unspaced = isUnspaced(locale)
  for (const [word, value] of entries) {
    const key = unspaced ? word : tokenize(word, locale).join(' ')
    if (!exact.has(key)) exact.set(key, value)
  }
  const longest = Math.max(1, ...[...exact.keys()].map((word) => (unspaced ? word.length : word.split(' ').length)))
  return { exact, longest, unspaced }
}

/** Finds all matches in order, preferring the longest phrase, without overlaps. */
export function findMatches<T>(text: string, locale: Locale, vocabulary: Vocabulary<T>): WordMatch<T>[] {
  return vocabulary.unspaced
    ? matchCharacters(text.toLowerCase(), locale, vocabulary)
    : matchWords(tokenize(text, locale), locale, vocabulary).map((found) => withOriginalHyphens(found, text))
}

/** Restores the hyphens of the text in the matched word. */
function withOriginalHyphens<T>(found: WordMatch<T>, text: string): WordMatch<T> {
  const hyphened = found.word.replaceAll(' ', '-')
  return found.word !== hyphened && text.toLowerCase().includes(hyphened) ? { ...found, word: hyphened } : found
}

function matchWords<T>(words: readonly string[], locale: Locale, vocabulary: Vocabulary<T>): WordMatch<T>[] {
  const found: WordMatch<T>[] = []
  for (let at = 0; at < words.length;) {
    const length = longestPhraseAt(words, at, vocabulary)
    const phrase = words.slice(at, at + Math.max(1, length)).join(' ')
    const value = length > 0 ? vocabulary.exact.get(phrase) : lookUpForms(words[at]!, locale, vocabulary)
    if (value !== undefined) found.push({ value, word: phrase, at })
    at += Math.max(1, length)
  }
  return found
}

/** Number of words of the longest phrase that starts at `at`; 0 without one. */
function longestPhraseAt<T>(words: readonly string[], at: number, { exact, longest }: Vocabulary<T>): number {
  for (let length = Math.min(longest, words.length - at); length > 0; length--)
    if (exact.has(words.slice(at, at + length).join(' '))) return length
  return 0
}

/** Value of a word by its lemmas; for compounds in German, Dutch and Swedish by the head, which comes last. */
function lookUpForms<T>(word: string, locale: Locale, { exact }: Vocabulary<T>): T | undefined {
  const forms = candidateLemmas(word, locale)
  for (const form of forms) if (exact.has(form)) return exact.get(form)
  if (locale !== 'de' && locale !== 'nl' && locale !== 'sv') return undefined
  for (let start = 2; start <= word.length - 4; start++)
    for (const form of forms) if (form.length > start + 3 && exact.has(form.slice(start))) return exact.get(form.slice(start))
  return undefined
}

function matchCharacters<T>(text: string, locale: Locale, { exact, longest }: Vocabulary<T>): WordMatch<T>[] {
  const edges = wordEdges(text, locale)
  const found: WordMatch<T>[] = []
  for (let at = 0; at < text.length;) {
    let length = Math.min(longest, text.length - at)
    while (length > 0 && !(exact.has(text.slice(at, at + length)) && (length > 1 || edges.has(at + 1)))) length--
    if (length > 0) found.push({ value: exact.get(text.slice(at, at + length))!, word: text.slice(at, at + length), at })
    at += Math.max(1, length)
  }
  return found
}

/** Chinese noun with a locative suffix. */
const LOCATIVE = /^.[上里中下边旁顶内外]$/u

/** End offsets of short words; single characters match only there. */
function wordEdges(text: string, locale: Locale): ReadonlySet<number> {
  const edges = new Set<number>()
  for (const { index, segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text))
    if (segment.length <= 2) {
      edges.add(index + segment.length)
      if (LOCATIVE.test(segment)) edges.add(index + 1)
    }
  return edges
}
