import { agreementEdits } from './agreement.ts'
import type { Edit } from './agreement.ts'
import { commonMisspelling } from './common-misspellings.ts'
import { confusedWordEdits } from './confused-words.ts'
import { DIALECT_PROOF_RULES } from './grammar-rules.ts'
import { findGrammarMistakes, findUnknownWords } from './harper.ts'
import type { Finding } from './harper.ts'
import { overlaps, protectedRanges } from './protected-text.ts'
import type { Range } from './protected-text.ts'
import { nearestSpelling } from './spelling.ts'

/** Corrects certain spelling and grammar mistakes of an English text. Quotes, names, mentions, invented words, dialect and regional spelling are preserved; no sentence is added or removed. */
export async function correctEnglish(text: string): Promise<string> {
  const spellingCorrected = applyEdits(text, await spellingEdits(text))
  const isDialect = DIALECT.test(withoutProtected(spellingCorrected))
  const findings = (await findGrammarMistakes(spellingCorrected)).filter(({ rule }) => !isDialect || DIALECT_PROOF_RULES.has(rule))
  const certain = isDialect ? [] : [...confusedWordEdits(spellingCorrected), ...agreementEdits(spellingCorrected)]
  return applyEdits(spellingCorrected, [...certain, ...findings.flatMap((finding) => grammarEdit(finding, spellingCorrected))])
}

const DIALECT =
  /\b(?:ain['’]t|y['’]all|gonna|wanna|gotta|dunno|innit|nowt|owt|summat|yer|thou|thee|thy|hath|doth|aye|imma|finna|ye)\b|\p{L}in['’](?!\p{L})|(?<!\p{L})['’](?:em|tis|twas)\b/iu

function withoutProtected(text: string): string {
  return applyEdits(
    text,
    protectedRanges(text)
      .filter(({ end, start }) => end - start > 1)
      .map((range) => ({ ...range, text: '' })),
    false,
  )
}

/** Above this fraction of unknown words the spelling is not corrected, because the text is not plain English. */
const MAX_UNKNOWN_SHARE = 0.25
const MAX_UNKNOWN_WORDS = 3

/** A word with a non-English letter. */
const FOREIGN_WORD = /\p{L}*[^\P{L}A-Za-z]\p{L}*/gu

async function spellingEdits(text: string): Promise<Edit[]> {
  const words = [...text.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)]
  const common = words.flatMap(({ index, 0: word }) => editOf({ start: index, end: index + word.length }, commonMisspelling(word)))
  const uncommon = (await findUnknownWords(lowercaseWordsOf(text))).filter((finding) => !common.some((edit) => overlaps(edit, finding)))
  if (uncommon.length > MAX_UNKNOWN_WORDS && uncommon.length > words.length * MAX_UNKNOWN_SHARE) return common
  const foreign = [...text.matchAll(FOREIGN_WORD)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }))
  return [
    ...common,
    ...uncommon.flatMap((finding) => (isLikelyTypo(finding, [...uncommon, ...foreign], text) ? spellingEdit(finding, text) : [])),
  ]
}

/** The text with all but lower-case words replaced by blanks, at the same positions: capitalised words may be names, and Harper takes seconds for a word with an umlaut. */
function lowercaseWordsOf(text: string): string {
  const protectedSpans = protectedRanges(text)
  return text.replaceAll(/[^\s.!?]+/gu, (word, start: number) => {
    const [letters] = /(?<=^[^\p{L}]*)[a-z]+(?:['’][a-z]+)?(?=[^\p{L}]*$)/u.exec(word) ?? []
    if (letters === undefined || protectedSpans.some((range) => overlaps(range, { start, end: start + word.length })))
      return ' '.repeat(word.length)
    return word.replaceAll(/[^a-z'’]/gu, ' ').padEnd(word.length)
  })
}

/** A repeated unknown word is invented, and one near another unknown word may belong to another language. */
function isLikelyTypo(finding: Finding, unknown: readonly Range[], text: string): boolean {
  const word = text.slice(finding.start, finding.end)
  const isRepeated = unknown.some((other) => other !== finding && text.slice(other.start, other.end).toLowerCase() === word)
  const isNearUnknown = unknown.some((other) => other !== finding && /^\s(?:\p{L}+\s)?$/u.test(gapBetween(finding, other, text)))
  const isPartOfCompound = /[-–'’]/u.test(text.charAt(finding.start - 1)) || /[-–'’]/u.test(text.charAt(finding.end))
  return !isRepeated && !isNearUnknown && !isPartOfCompound
}

const gapBetween = (a: Range, b: Range, text: string): string =>
  a.end <= b.start ? text.slice(a.end, b.start) : text.slice(b.end, a.start)

const spellingEdit = (finding: Finding, text: string): Edit[] =>
  editOf(finding, nearestSpelling(text.slice(finding.start, finding.end), finding.replacements))

const editOf = ({ start, end }: Pick<Edit, 'start' | 'end'>, text: string | undefined): Edit[] =>
  text === undefined ? [] : [{ start, end, text }]

function grammarEdit(finding: Finding, text: string): Edit[] {
  const replacement = certainReplacement(finding)
  if (replacement === undefined) return []
  const original = text.slice(finding.start, finding.end)
  if (finding.rule === 'RepeatedWords' && INTENTIONAL_REPETITIONS.has(original.split(/\s+/)[0]!.toLowerCase())) return []
  if (finding.rule === 'SentenceCapitalization' && !/(?:^|[.!?]\s+|\n)\p{Lu}/u.test(text)) return []
  return editOf(finding, finding.rule === 'AnA' ? articleInCaseOf(original, replacement) : replacement)
}

/** Replacements are unordered; with several of them only `Its` (It's, It has) is unambiguous. */
function certainReplacement({ rule, replacements }: Finding): string | undefined {
  if (rule === 'ItsContraction') return replacements.find((replacement) => /['’]s$/.test(replacement))
  return replacements.length === 1 ? replacements[0] : undefined
}

/** Harper writes `AN` for `A`. */
const articleInCaseOf = (original: string, replacement: string): string =>
  /^\p{Lu}/u.test(original) ? replacement.charAt(0) + replacement.slice(1).toLowerCase() : replacement

const INTENTIONAL_REPETITIONS = new Set(
  'had that very no ha knock bye so never again many far long ding tick tock run go la na yeah'.split(' '),
)

/** Applies edits by priority in list order; edits that overlap an applied edit or protected text are skipped. */
function applyEdits(text: string, edits: readonly Edit[], protect = true): string {
  const protectedSpans = protect ? protectedRanges(text) : []
  const applied: Edit[] = []
  for (const edit of edits) {
    if (![...protectedSpans, ...applied].some((range) => overlaps(range, edit))) applied.push(edit)
  }
  return applied
    .toSorted((a, b) => b.start - a.start)
    .reduce((changed, { start, end, text: replacement }) => changed.slice(0, start) + replacement + changed.slice(end), text)
}
