/**
 * A word of a sentence. `low`: as it is looked up; `word`: its index as narrated; `clause`: index of its clause; `start`, `end`: offsets in the sentence.
 */
export type LexicalWord = {
  readonly text: string
  readonly low: string
  readonly word: number
  readonly clause: number
  readonly isFirst: boolean
  readonly start: number
  readonly end: number
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[’'.,-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu
const ENDS_CLAUSE = /[,;:.!?…，。；：！？،؛؟।—–]/u

/** How a language divides sentences into words and looks them up. */
type WordRules = {
  readonly isUnspaced?: boolean
  readonly clauseComma?: string
  readonly clauseOpener?: RegExp
  readonly fold?: (low: string) => string
}

/** A word in the form in which it is looked up. */
export function foldWith({ fold }: WordRules, text: string, language: string): string {
  const low = text.normalize('NFC').toLocaleLowerCase(language)
  return fold?.(low) ?? low
}

type Span = { readonly text: string; readonly start: number; readonly word: number }

function spacedSpans(sentence: string): Span[] {
  return [...sentence.matchAll(WORD)].map(({ 0: text, index }) => ({
    text,
    start: index,
    word: sentence.slice(0, index).split(/\s+/u).length - 1,
  }))
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmentedSpans(sentence: string, language: string): Span[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return [...segmenter.segment(sentence)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }, word) => ({ text: segment, start: index, word }))
}

/** The words of a sentence: separated by blanks, or as the dictionary of the platform divides unspaced text. */
export function lexicalWords(sentence: string, language: string, rules: WordRules): LexicalWord[] {
  const { isUnspaced = false, clauseComma, clauseOpener } = rules
  const spans = isUnspaced ? segmentedSpans(sentence, language) : spacedSpans(sentence)
  let clause = 0
  return spans.map(({ text, start, word }, i) => {
    const before = spans[i - 1]
    const between = sentence.slice(before ? before.start + before.text.length : 0, start)
    const isNewClause = i > 0 && (ENDS_CLAUSE.test(between) || (clauseComma !== undefined && between.includes(clauseComma)))
    const isOpener = i > 0 && clauseOpener?.test(text) === true
    if (isNewClause || isOpener) clause++
    const isFirst = i === 0 || isNewClause || isOpener
    return { text, low: foldWith(rules, text, language), word, clause, isFirst, start, end: start + text.length }
  })
}
