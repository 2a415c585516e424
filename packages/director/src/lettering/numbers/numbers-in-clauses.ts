import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import type { Quantity } from '../../text/quantity.ts'
import { wordCount } from '../../text/word-count.ts'
import { capitalized } from '../capitalized.ts'
import { completeClauses, type CompletePiece } from '../complete/complete-pieces.ts'
import { allHeard } from '../point/besides.ts'
import { comparedAmounts } from './compared-amounts.ts'
import { inDigits } from './in-digits.ts'
import { isYear } from './telling-numbers.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** Words up to which a sentence stands whole around its numbers. */
const SHORT_SENTENCE = 9
/** The same where else a number would stand alone. */
const TELLING_SENTENCE = 11
/** Most words of a clause around one of two numbers, and around a number that stands alone. */
const MAX_CLAUSE = 9
const LIMIT = /\b(?:only|just|almost|nearly|barely|about|around|got|paid|gets|pays)$/iu

const SET = /^(?:title|quote|opening|end-card)$/u

const asKey = ({ words, at }: { readonly words: string; readonly at: number }): PlanText => ({ words, role: 'key', at })

/** The shortest whole clause of a sentence with a number. */
function clauseWith(analysis: Analysis, { at }: Quantity, other?: Quantity): CompletePiece | undefined {
  const has = (kept: readonly number[], word: number) => kept.some((i) => analysis.tokens[i]!.word === word)
  return completeClauses(analysis, allHeard(analysis), MAX_CLAUSE)
    .filter(({ kept }) => has(kept, at) && !(other && has(kept, other.at)))
    .toSorted((a, b) => a.words.length - b.words.length)[0]
}

const PARTS = /[,;:—–] (?:but |while |whereas |and |yet )?| (?:but|while|whereas|yet) /u
/** Most words of a part of a sentence around one of two numbers. */
const MAX_PART = 10
/** The same of one without a verb. */
const MAX_ELLIPTIC = 7
/** The same of one that begins with its number: `4 years from the next star`. */
const MAX_PHRASE = 6

/** `A human manages 2 minutes` of `, while a human manages two`: the part of a sentence with a number, where that has a verb and a subject. */
function partWith(analysis: Analysis, { at, end, kind }: Quantity): PlanText | undefined {
  const { text, tokens } = analysis
  let from = 0
  for (const part of text.split(PARTS)) {
    const start = wordCount(text.slice(0, text.indexOf(part, from)))
    from = text.indexOf(part, from) + part.length
    const to = start + wordCount(part)
    if (at < start || end >= to) continue
    const own = tokens.filter(({ word }) => word >= start && word < to)
    const isClause = /^(?:DET|NOUN|PROPN|PRON|ADJ)$/u.test(own[0]?.pos ?? '') && own.slice(1).some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))
    const isWhole = isClause && wordCount(part) <= MAX_PART && !/^(?:it|they|which|that)\b/iu.test(part)
    // `a kilo of wheat just 1,300 litres`: the verb is that of the part before.
    const isElliptic = start > 0 && /^(?:DET|NOUN|PROPN)$/u.test(own[0]?.pos ?? '') && end >= to - 2 && wordCount(part) <= MAX_ELLIPTIC
    const isPhrase = at <= start + 1 && (end < to - 1 || kind === 'share') && wordCount(part) <= MAX_PHRASE
    const words = capitalized(inDigits(part.replace(/[.!]+$/u, ''), analysis))
    return isWhole || isPhrase || isElliptic ? { words, role: 'key', at: start } : undefined
  }
  return undefined
}

/** `only $60`, `got $50`: a number with the word that limits it or tells who has it. */
function withLimit({ display, at, bound }: Quantity, { text }: Analysis): PlanText {
  const before = text.split(/\s+/u).slice(0, at).join(' ')
  const limit = bound?.words ?? LIMIT.exec(before)?.[0]
  return {
    words: capitalized([limit?.toLowerCase(), display].filter(Boolean).join(' ')),
    role: 'number',
    at: limit ? at - wordCount(limit) : at,
  }
}

const digitsOf = (display: string): string => /\d[\d.,]*/u.exec(display)?.[0] ?? display

const says = (texts: readonly PlanText[], { display }: Quantity): boolean => texts.some(({ words }) => words.includes(digitsOf(display)))

const wholeSentence = (analysis: Analysis): PlanText =>
  asKey({ words: capitalized(inDigits(analysis.text.replace(/[.!]+$/u, ''), analysis)), at: 0 })

/** The texts of a comparison: both of its numbers, each with its own clause where that is whole. */
function comparedTexts(
  texts: readonly PlanText[],
  [first, second]: readonly [Quantity, Quantity],
  analysis: Analysis,
): readonly PlanText[] {
  const isBare = texts.some(({ role }) => role === 'number')
  if (says(texts, first) && says(texts, second) && !isBare) return texts
  if (wordCount(analysis.text) <= SHORT_SENTENCE) return [wholeSentence(analysis)]
  const textOf = (quantity: Quantity, other: Quantity): PlanText => {
    const clause = clauseWith(analysis, quantity, other)
    return clause ? asKey(clause) : (partWith(analysis, quantity) ?? withLimit(quantity, analysis))
  }
  return [textOf(first, second), textOf(second, first)]
}

const isBareNumber = ({ role, words }: PlanText): boolean =>
  role === 'number' && /^(?:\p{L}+ ){0,3}[$€£¥]?[\d½¼¾⅓⅔][\d.,]*(?:[ -]?[\p{L}%°]+){0,3}$/u.test(words)

/** A number that stands alone says of what it is: as the clause around it, or as its short sentence. */
function telling(texts: readonly PlanText[], analysis: Analysis): readonly PlanText[] {
  const years = texts.filter(isYear)
  const [only, ...others] = texts.filter((text) => !isYear(text))
  if (!only || others.length > 0 || !isBareNumber(only)) return texts
  const quantity = analysis.quantities.find(({ at, end }) => at <= only.at + 3 && only.at <= end)
  if (!quantity || !/^(?:measure|duration|percent|money|share|heat|rate)$/u.test(quantity.kind)) return texts
  const clause = clauseWith(analysis, quantity)
  if (clause) return [asKey(clause), ...years]
  return wordCount(analysis.text) <= TELLING_SENTENCE && /[.!]$/u.test(analysis.text) ? [wholeSentence(analysis)] : texts
}

/** Frames without a diagram in which both numbers of a comparison are seen, and no number stands without what it is of. */
export const withNumbersInClauses = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis || plan.graphic || plan.text.some(({ role }) => SET.test(role)) || analysis.text.endsWith('?')) return one
    const compared = plan.handwork ? undefined : comparedAmounts(analysis)
    const labels = plan.text.filter(({ role }) => role === 'label')
    const texts = plan.text.filter(({ role }) => role !== 'label')
    const isCard = plan.form === 'words' || texts.length > 0
    const text = compared && isCard ? comparedTexts(texts, compared, analysis) : telling(texts, analysis)
    if (text === texts) return one
    return {
      ...one,
      plan: { ...plan, text: [...text, ...labels.filter(({ words }) => !text.some((said) => said.words.includes(words)))] },
    }
  })
