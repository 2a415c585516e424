import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShownItem } from '../describe-plan.ts'
import { isGivenName, isPlaceName } from '../languages/en/names.ts'
import { EMPTY_WORDS } from '../languages/en/words.ts'
import { singularOf } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import { isNegation } from '../text/clause-ends.ts'
import { isFormula } from './relations/is-formula.ts'
import { inDigits } from './numbers/in-digits.ts'
import { isYear } from './numbers/telling-numbers.ts'
import { keyWords } from './key-words.ts'
import { nounWords } from './noun-words.ts'
import { statementIn } from './statement.ts'
import { capitalized } from './capitalized.ts'

/** Longer key words than that are most of a sentence, cut somewhere. */
const MAX_KEY_WORDS = 8

/** Texts of a frame: more of them would say two things. */
const MAX_TEXTS = 2

/** More things than that are not counted by who sees them. */
const MAX_COUNTED = 5

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** `in Lisbon`, `On Mars`: a place where something is, rather than one that somebody leaves, wants or goes to. */
const isPlaceOf = ({ words, at }: PlanText, { text }: Analysis): boolean =>
  isPlaceName(words) && /^(?:in|on|at|near|of)$/iu.test(text.split(/\s+/u)[at - 1] ?? '')

/** `February 20, 1962`, `10 pm`, `3,000 tonnes`, `$18 million`: a number that says by itself when it was or what it counts. */
const isTellingNumber = ({ role, words }: PlanText): boolean =>
  role === 'number' && /\d/u.test(words) && (/\p{L}{2,}/u.test(words) || /[\p{Sc}%½¼¾]/u.test(words))

/** A few things that are counted say nothing beside words that leave them out: `2 magnets`. */
const MAX_SMALL_COUNT = 20
const isSmallCount = ({ at }: PlanText, { quantities }: Analysis): boolean =>
  quantities.some((quantity) => quantity.at <= at && at <= quantity.end && quantity.kind === 'count' && quantity.value <= MAX_SMALL_COUNT)

/** Names of who is seen, of where it is, and telling numbers: what a statement leaves out and a label may add. */
function isLabel(text: PlanText, shown: readonly ShownItem[], analysis: Analysis): boolean {
  // `You don't need to get up at five`.
  if (analysis.tokens.some(({ word, i }) => word === text.at && analysis.bars[i] === 'negated')) return false
  // `But one year the snow stayed away`: no length of time.
  if (
    /^1 (?:day|night|year|morning|evening|week|month)$/u.test(text.words) &&
    !/\b(?:for|in|within|after|every|last|takes?|took) (?:about |almost |only |exactly )?(?:one|a|1)\b/iu.test(analysis.text)
  )
    return false
  if (isYear(text) || (isTellingNumber(text) && !isSmallCount(text, analysis))) return true
  if (text.role !== 'label') return false
  const [first = '', last = ''] = text.words.split(' ')
  const isPerson = isGivenName(first.toLowerCase()) && last !== '' && shown.length > 0
  return isPerson || isPlaceOf(text, analysis)
}

/** `is closed`, `had been locked`: what has become of something is not its action. */
const hasBeen = ({ tokens }: Analysis, told: ReadonlySet<string>): boolean =>
  tokens.some(
    ({ low, i }) =>
      told.has(low) &&
      /^(?:is|are|was|were|be|been|remain|remains|stay|stays)$/u.test(low) &&
      /^(?:VERB|ADJ)$/u.test(tokens.slice(i + 1).find(({ pos }) => pos !== 'ADV')?.pos ?? ''),
  )

/** `running dog`, a hand at work. */
const isSeenActing = (shown: readonly ShownItem[]): boolean => shown.some(({ what }) => /(?:^| )(?:\p{L}{2,}ing|hand)(?: |$)/u.test(what))
/** `There are goats`, `It rains`: nothing is done. */
const isExpletive = (words: string): boolean => /^(?:there|it) /iu.test(words)

/** Does a picture show every noun and number of some words, and what is said of them? `isActionSeen`: it shows what somebody does. */
function isShown(words: string, shown: readonly ShownItem[], analysis: Analysis, isActionSeen: boolean): boolean {
  const { tokens } = analysis
  const told = new Set(wordsOf(words))
  const seen = new Set(shown.flatMap(({ what }) => wordsOf(what).flatMap((word) => [word, singularOf(word), word.replace(/ing$/u, '')])))
  const isDenied = tokens.some((token) => told.has(token.low) && isNegation(token, tokens)) || /n['’]t\b/u.test(words)
  if (isDenied) return false
  const kinds =
    isActionSeen && (isSeenActing(shown) || isExpletive(words)) && !hasBeen(analysis, told)
      ? /^(?:NOUN|PROPN|ADJ|NUM)$/u
      : /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/u
  const content = tokens.filter(({ low, pos }) => wordsOf(low).some((word) => told.has(word)) && kinds.test(pos) && !EMPTY_WORDS.has(low))
  const numbers = [...told].filter((word) => /^\d+$/u.test(word))
  return (
    content.length > 0 &&
    content.every(({ low, lemma }) => seen.has(low) || seen.has(singularOf(low)) || seen.has(lemma)) &&
    numbers.every((word) => Number(word) <= MAX_COUNTED && shown.some(({ count }) => count === Number(word)))
  )
}

/** Words of a number that says by itself what it counts: `½ cup of baking soda`, not `90 seconds`. */
const isCounted = ({ role, words }: PlanText): boolean => role === 'number' && / of |: /u.test(words)

/** Do words say what a label says, be it in other digits: `1 day` of `Wait a day`? */
function isToldBy({ words, at }: PlanText, said: string, { quantities, text }: Analysis): boolean {
  const number = /[\d.,]*\d/u.exec(words)?.[0]
  const quantity = quantities.find((one) => one.at <= at && at <= one.end)
  const written =
    quantity &&
    text
      .split(/\s+/u)
      .slice(quantity.at, quantity.end + 1)
      .join(' ')
      .replace(/[,;:.!?]+$/u, '')
  return (
    said.includes(words.toLowerCase()) ||
    (number !== undefined && said.includes(number)) ||
    (written !== undefined && (quantity?.value === 1 || quantity?.kind === 'duration') && said.includes(written.toLowerCase()))
  )
}

/** Key words of a sentence that states nothing short, in digits; none that are only a number or a time. */
function keyWordsOf(analysis: Analysis): PlanText | undefined {
  const words = nounWords(analysis) ?? keyWords(analysis)
  if (words.words.split(' ').length > MAX_KEY_WORDS && !/^(?:nobody|none|nothing|no one|neither)\b/iu.test(words.words)) return undefined
  // `Pick it up for free`: what, nobody knows.
  if (/(?<!\bof )\b(?:it|them)$|(?<!\bof )\b(?:it|them) /iu.test(words.words)) return undefined
  const plain = inDigits(words.words, analysis)
  const text = capitalized(plain)
  return analysis.quantities.some(({ display }) => display === text) ? undefined : { ...words, words: text }
}

/**
 * The lettering of a frame without a diagram: a quote or question, else what the sentence states, with the name, place or year that it leaves out. Numbers and
 * names do not stand alone. `shown`: what is seen beside it; a picture that tells everything has only a label. `isActionSeen`: it shows what happens.
 */
export function frameTexts(
  texts: readonly PlanText[],
  analysis: Analysis,
  shown: readonly ShownItem[] = [],
  isActionSeen = false,
): readonly PlanText[] {
  return textsOf(texts, analysis, shown, isActionSeen).map((text) =>
    /^(?:key|number|title)$/u.test(text.role) ? { ...text, words: capitalized(text.words) } : text,
  )
}

function textsOf(texts: readonly PlanText[], analysis: Analysis, shown: readonly ShownItem[], isActionSeen: boolean): readonly PlanText[] {
  const isToldAsQuestion = /^(?:(?:but|and|so) )?did you know\b/iu.test(analysis.text)
  const known = isToldAsQuestion ? statementIn(analysis) : undefined
  if (known) return [known]
  const set = texts
    .filter(({ role }) => /^(?:quote|title|opening|end-card)$/u.test(role))
    .map((text) => (text.role === 'quote' ? { ...text, words: capitalized(text.words) } : text))
  const labels = texts.filter((text) => isLabel(text, shown, analysis))
  if (set.length > 0) return [...set, ...labels].slice(0, MAX_TEXTS)
  if (/[?？]["”]?$/u.test(analysis.text)) {
    const asked = texts.filter(({ role, words }) => role === 'key' && words.includes(' '))
    const nouns = nounWords(analysis)
    const isQuestion = asked.some(({ words }) => words.endsWith('?'))
    return (isQuestion || !nouns ? asked : [nouns]).slice(0, 1)
  }
  // `Economists call this paying yourself first`.
  const called = texts.find(
    ({ role, at }) =>
      role === 'key' && /^(?:this|it|that|them)$/iu.test(analysis.text.split(/\s+/u)[at - 1] ?? '') && /\bcall/iu.test(analysis.text),
  )
  const related = texts.find(({ role, words }) => role === 'key' && isFormula(words))
  const statement = called ?? related ?? statementIn(analysis)
  if (statement && isShown(statement.words, shown, analysis, isActionSeen))
    return (labels.length > 0 ? labels : texts.filter(({ role }) => role === 'label')).slice(0, 1)
  if (statement) {
    const said = statement.words.toLowerCase()
    return [statement, ...labels.filter((label) => !isToldBy(label, said, analysis))].slice(0, MAX_TEXTS)
  }
  const all = texts.filter((text) => isCounted(text))
  const words = shown.length > 0 && all.length + labels.length > 0 ? undefined : keyWordsOf(analysis)
  const own = words?.words.includes(' ') || shown.length === 0 ? (words ? [words] : []) : []
  const others = [...all, ...labels].filter((one, n, every) => every.indexOf(one) === n)
  return [...own, ...others.filter((one) => !own.some(({ words: said }) => isToldBy(one, said.toLowerCase(), analysis)))].slice(
    0,
    MAX_TEXTS,
  )
}
