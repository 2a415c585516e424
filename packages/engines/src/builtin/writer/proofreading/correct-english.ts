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

/** An English text with its certain mistakes in spelling and grammar corrected. Quotes, names, mentions, invented words, dialect and the spelling of any country stay; no sentence is added or taken away. */
export async function correctEnglish(text: string): Promise<string> {
  const spelt = applyEdits(text, await spellingEdits(text))
  const isDialect = DIALECT.test(withoutProtected(spelt))
  const found = (await findGrammarMistakes(spelt)).filter(({ rule }) => !isDialect || DIALECT_PROOF_RULES.has(rule))
  const own = isDialect ? [] : [...confusedWordEdits(spelt), ...agreementEdits(spelt)]
  return applyEdits(spelt, [...own, ...found.flatMap((finding) => grammarEdit(finding, spelt))])
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

/** Where more than this part of the words is unknown the text is no plain English, and spelling is left alone. */
const MAX_UNKNOWN_SHARE = 0.25
const FEW_UNKNOWN_WORDS = 3

/** A word with a letter that English does not have. */
const FOREIGN_WORD = /\p{L}*[^\P{L}A-Za-z]\p{L}*/gu

async function spellingEdits(text: string): Promise<Edit[]> {
  const known = [...text.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)]
  const common = known.flatMap(({ index, 0: word }) => editOf({ start: index, end: index + word.length }, commonMisspelling(word)))
  const uncommon = (await findUnknownWords(lowercaseWordsOf(text))).filter((finding) => !common.some((edit) => overlaps(edit, finding)))
  if (uncommon.length > FEW_UNKNOWN_WORDS && uncommon.length > known.length * MAX_UNKNOWN_SHARE) return common
  const foreign = [...text.matchAll(FOREIGN_WORD)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }))
  return [
    ...common,
    ...uncommon.flatMap((finding) => (isLikelyTypo(finding, [...uncommon, ...foreign], text) ? spellingEdit(finding, text) : [])),
  ]
}

/** The words that may be misspelt where they stand in the text, and blanks for all others: names are nobody's mistake, and Harper takes seconds for a word with an umlaut. */
function lowercaseWordsOf(text: string): string {
  const closed = protectedRanges(text)
  return text.replaceAll(/[^\s.!?]+/gu, (word, start: number) => {
    const [letters] = /(?<=^[^\p{L}]*)[a-z]+(?:['’][a-z]+)?(?=[^\p{L}]*$)/u.exec(word) ?? []
    if (letters === undefined || closed.some((range) => overlaps(range, { start, end: start + word.length })))
      return ' '.repeat(word.length)
    return word.replaceAll(/[^a-z'’]/gu, ' ').padEnd(word.length)
  })
}

/** A word that comes again is invented, and one near another unknown word may be of another language. */
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
  const found = text.slice(finding.start, finding.end)
  if (finding.rule === 'RepeatedWords' && MEANT_TWICE.has(found.split(/\s+/)[0]!.toLowerCase())) return []
  if (finding.rule === 'SentenceCapitalization' && !/(?:^|[.!?]\s+|\n)\p{Lu}/u.test(text)) return []
  return editOf(finding, finding.rule === 'AnA' ? articleInCaseOf(found, replacement) : replacement)
}

/** Several replacements come in any order; which of them is meant is only clear for `Its` (It's, It has). */
function certainReplacement({ rule, replacements }: Finding): string | undefined {
  if (rule === 'ItsContraction') return replacements.find((replacement) => /['’]s$/.test(replacement))
  return replacements.length === 1 ? replacements[0] : undefined
}

/** Harper writes `AN` for `A`. */
const articleInCaseOf = (found: string, replacement: string): string =>
  /^\p{Lu}/u.test(found) ? replacement.charAt(0) + replacement.slice(1).toLowerCase() : replacement

const MEANT_TWICE = new Set('had that very no ha knock bye so never again many far long ding tick tock run go la na yeah'.split(' '))

/** Applies edits that don't overlap each other, the earlier in the list first, and none that touches protected text. */
function applyEdits(text: string, edits: readonly Edit[], isProtecting = true): string {
  const closed = isProtecting ? protectedRanges(text) : []
  const applied: Edit[] = []
  for (const edit of edits) {
    if (![...closed, ...applied].some((range) => overlaps(range, edit))) applied.push(edit)
  }
  return applied
    .toSorted((a, b) => b.start - a.start)
    .reduce((changed, { start, end, text: replacement }) => changed.slice(0, start) + replacement + changed.slice(end), text)
}
