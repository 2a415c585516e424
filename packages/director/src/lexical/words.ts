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
const ELISION = /^(?:l|d|j|n|s|m|t|c|qu|un|dell|all|nell|sull|dall|quest|jusqu|lorsqu)[’'](?=\p{L})/u
/** In Japanese a clause ends so; in Chinese the sign separates the items of a list. */
const JAPANESE_COMMA = '、'
const HINDI_RELATIVE = /^(?:जिसके|जिसकी|जिसका|जिसने|जिसे|जिसमें|जिनके|जो|कि|क्योंकि|लेकिन)$/u
const ENDS_CLAUSE = /[,;:.!?…，。；：！？،؛؟।—–]/u

/** A word in the form in which it is looked up: lower case, without vowel signs of Arabic, dots of Hindi loan letters, and elided articles. */
export function foldWord(text: string, language: string): string {
  const low = text.normalize('NFC').toLocaleLowerCase(language)
  switch (language) {
    case 'ar':
      return low
        .replaceAll(/[\u064B-\u0652\u0640]/gu, '')
        .replaceAll(/[أإآ]/gu, 'ا')
        .replaceAll('ى', 'ي')
        .replaceAll('ة', 'ه')
    case 'hi':
      return low.normalize('NFD').replaceAll('\u093C', '').replaceAll('ँ', 'ं').normalize('NFC')
    case 'fr':
    case 'it':
      return low.replace(ELISION, '')
    case 'tr':
      return low.replace(/[’'].*$/u, '')
    case 'ru':
      return low.replaceAll('ё', 'е')
    case 'uk':
      return low.replaceAll('’', "'")
    case 'ms':
      return low.replace(/^(.+)-\1$/u, '$1')
    default:
      return low
  }
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
export function lexicalWords(sentence: string, language: string, { isUnspaced = false }: { readonly isUnspaced?: boolean }): LexicalWord[] {
  const spans = isUnspaced ? segmentedSpans(sentence, language) : spacedSpans(sentence)
  let clause = 0
  return spans.map(({ text, start, word }, i) => {
    const before = spans[i - 1]
    const between = sentence.slice(before ? before.start + before.text.length : 0, start)
    const isNewClause = i > 0 && (ENDS_CLAUSE.test(between) || (language === 'ja' && between.includes(JAPANESE_COMMA)))
    // `... जिसके घड़े कभी नहीं टूटते थे`: Hindi relative clauses have no comma.
    const isRelative = i > 0 && language === 'hi' && HINDI_RELATIVE.test(text)
    if (isNewClause || isRelative) clause++
    const isFirst = i === 0 || isNewClause || isRelative
    return { text, low: foldWord(text, language), word, clause, isFirst, start, end: start + text.length }
  })
}
