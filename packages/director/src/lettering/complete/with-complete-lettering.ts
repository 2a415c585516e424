import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describePlan, type ShownItem } from '../../describe-plan.ts'
import { clauseAt } from '../../clauses/clause-at.ts'
import type { Clause } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { capitalized } from '../capitalized.ts'
import { letteringOf } from '../lettering.ts'
import { allHeard, besideOf } from '../point/besides.ts'
import type { Beside } from '../point/point-begins.ts'
import { isOfNothing } from '../numbers/counted.ts'
import { inDigits } from '../numbers/in-digits.ts'
import { isFormula } from '../relations/is-formula.ts'
import { TIME_NOUNS } from '../../languages/en/words.ts'
import { isClauseEnd } from '../../text/clause-ends.ts'
import { isCompleteClause } from './complete-clause.ts'
import { isBounded } from './bounded-words.ts'
import { completeGraphic } from './complete-graphic.ts'
import { isCompletePhrase } from './complete-phrase.ts'
import { completeClauses, completePhrases, type CompletePiece, MAX_WORDS } from './complete-pieces.ts'
import { bareWord, tokensOfWords } from './tokens-of-words.ts'

type Planned = { readonly text?: string; readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Texts that are whole by their nature. */
const SET: ReadonlySet<PlanText['role']> = new Set(['title', 'opening', 'end-card'])
/** What a clause and a noun phrase must be worth beside a picture. */
const TELLING_CLAUSE = 1.6
const TELLING_PHRASE = 1.8
/** The same where nothing else is seen. */
const LEAST_PHRASE = 0
/** Most characters of a text. */
const MAX_CHARACTERS = 160
/** Words up to which a sentence stands whole. */
const SHORT_SENTENCE = 10
/** The same beside a drawing, where no clause of it was whole. */
const SENTENCE_BESIDE = 13
/** Words of such a clause: `The fox did` says nothing. */
const LEAST_BESIDE = 4
/** The same of a command with what comes of it. */
const SENTENCE_WITH_CONSEQUENCE = 13
/** Most words of a clause on a card where nothing else is seen. */
const MAX_ALONE = 13

const isSame = (one: string, other: string): boolean => bareWord(one.replaceAll(/\s+/gu, '')) === bareWord(other.replaceAll(/\s+/gu, ''))

/** `Buy before noon (and the coffee is free)`: a command, and the clause of what comes of it. */
const commandsWithConsequence = (analysis: Analysis): (readonly [Clause, Clause])[] => {
  const clauses = clausesOf(analysis)
  return clauses.flatMap((clause, n) => {
    const next = clauses[n + 1]
    const isConsequence = next?.joint === 'and' && next.subject.length > 0 && !next.isShared && !next.isCommand
    return clause.isCommand && !clause.isDenied && isConsequence ? [[clause, next] as const] : []
  })
}

const hasConsequence = (analysis: Analysis): boolean => commandsWithConsequence(analysis).length > 0

/** Do kept words have the command, but not what comes of it, for which the sentence is said? */
const losesConsequence = (analysis: Analysis, kept: readonly number[]): boolean =>
  commandsWithConsequence(analysis).some(([{ verb }, next]) => kept.includes(verb.head) && !kept.includes(next.verb.head))

/** Whether words on screen say something whole and true of their sentence. */
export function isComplete(words: string, analysis: Analysis, beside: Beside): boolean {
  if (isSame(words, analysis.text)) return true
  const kept = tokensOfWords(analysis, words)
  if (kept && losesConsequence(analysis, kept)) return false
  // `Credit card ≠ free money`, `A teacher, not a judge`.
  if (isFormula(words)) {
    const halves = words.includes(', not ') ? words.split(', not ').map((half) => tokensOfWords(analysis, half)) : []
    // `It was not under the tractor, and not in the trough`: places, not two things of which one is meant.
    if (halves[1]?.[0] !== undefined && analysis.tokens[halves[1][0]]!.pos === 'ADP') return false
    return halves.every((half) => !half || !/^(?:of|to|for|with)$/u.test(analysis.tokens[half.at(-1)! + 1]?.low ?? ''))
  }
  if (!kept || kept.length === 0) return false
  if (words.endsWith('?') || /^Only to \p{L}/u.test(words)) return true
  // `Economists call this | paying yourself first`.
  const before = analysis.text.slice(0, Math.max(0, analysis.text.toLowerCase().indexOf(words.toLowerCase())))
  if (/\bcall(?:s|ed)? (?:this|it|that|them) $/iu.test(before)) return true
  return isCompleteClause(analysis, kept, beside) || isCompletePhrase(analysis, kept)
}

const asKey = ({ words, at }: CompletePiece): PlanText => ({ words, role: 'key', at })

/** Kinds of numbers that say something of a sentence alone. */
const TELLING = /^(?:count|money|percent|measure|heat)$/u
/** Words before a number that limit it. */
const LIMIT = /(?:almost|nearly|barely|hardly|only|just|every|up to|more than|less than|fewer than|at least|at most|no \p{L}+ than)$/iu

const quantityOf = ({ at }: PlanText, { quantities }: Analysis) => quantities.find((one) => one.at <= at + 3 && at <= one.end)

/** `nearly 7 hours`, `700 times a second`: a number with the word that limits it, and with what is counted. */
function withItsLimit(text: PlanText, analysis: Analysis): PlanText {
  const quantity = text.role === 'number' ? quantityOf(text, analysis) : undefined
  if (!quantity) return text
  const said = analysis.text.split(/\s+/u)
  const often =
    quantity.kind === 'rate'
      ? /times (?:an?|per|every|each) \p{L}+/u.exec(said.slice(quantity.at, quantity.end + 1).join(' '))?.[0]
      : undefined
  const words = often ? text.words.replace(/ per \p{L}+$/u, ` ${often}`) : text.words
  const from = Math.min(text.at, quantity.at)
  const limit = LIMIT.exec(said.slice(Math.max(0, from - 3), from).join(' '))?.[0]
  return limit ? { ...text, words: capitalized(`${limit.toLowerCase()} ${words}`), at: from - limit.split(' ').length } : { ...text, words }
}

/** The number of a sentence with what it counts, where it is of something that is so; undefined without one. */
function numberIn(analysis: Analysis): PlanText | undefined {
  const found = letteringOf(analysis).find((text) => {
    const quantity = quantityOf(text, analysis)
    const clause = clauseAt(
      analysis,
      analysis.tokens.findIndex(({ word }) => word === quantity?.at),
    )
    return (
      text.role === 'number' &&
      quantity !== undefined &&
      TELLING.test(quantity.kind) &&
      clause !== undefined &&
      !clause.isDenied &&
      /^(?:main|but|so|joined|command)$/u.test(clause.role) &&
      !clausesOf(analysis).some(({ opener }) => /^(?:if|unless)$/u.test(opener ?? '')) &&
      /\d/u.test(text.words) &&
      /\p{L}{2,}|[\p{Sc}%°]/u.test(text.words)
    )
  })
  return found && withItsLimit(found, analysis)
}

const digitsOf = (words: string): string | undefined => /\d[\d.,]*/u.exec(words)?.[0]

/** Texts beside a piece that it does not tell itself. */
const besides = (piece: CompletePiece, others: readonly PlanText[]): PlanText[] =>
  others.filter(({ words }) => !piece.words.includes(words) && !(digitsOf(words) !== undefined && piece.words.includes(digitsOf(words)!)))

/** Of words that are not whole a command up to an adjunct: `Think of one thing you could lose tomorrow (without missing it)`. */
const beginOf = (analysis: Analysis, texts: readonly PlanText[]): PlanText | undefined =>
  texts.find(({ role, words }) => {
    const kept = role === 'key' ? tokensOfWords(analysis, words) : undefined
    const isContiguous = kept?.every((i, n) => n === 0 || analysis.tokens[i]!.word - analysis.tokens[kept[n - 1]!]!.word <= 1)
    const isConditional = clausesOf(analysis).some(({ opener }) => /^(?:if|unless|until|when)$/u.test(opener ?? ''))
    return (
      isContiguous &&
      !isConditional &&
      words.split(' ').length <= MAX_WORDS &&
      clausesOf(analysis).some(({ verb, isCommand, isDenied }) => isCommand && !isDenied && verb.from === kept![0])
    )
  })

/** What stands in the place of words that are not whole. `before`: those words. `others`: numbers and names beside them. */
function insteadOf(
  analysis: Analysis,
  beside: Beside,
  isAlone: boolean,
  others: readonly PlanText[],
  before: readonly PlanText[] = [],
): readonly PlanText[] {
  const whole = analysis.text.replace(/^(?:And|But|So) /u, '').replace(/[.!]+$/u, '')
  const most = hasConsequence(analysis) ? SENTENCE_WITH_CONSEQUENCE : SHORT_SENTENCE
  if (whole.split(/\s+/u).length <= most && whole.length <= MAX_CHARACTERS)
    return [{ words: capitalized(inDigits(whole, analysis)), role: 'key', at: 0 }, ...others.filter(({ role }) => role === 'label')]
  const clause = completeClauses(analysis, beside).find(({ worth }) => isAlone || worth >= TELLING_CLAUSE)
  if (clause) return [asKey(clause), ...besides(clause, others)]
  if (others.some(({ role }) => role === 'number')) return others
  const phrases = completePhrases(analysis, beside)
  const phrase = phrases.find(({ worth }) => worth >= TELLING_PHRASE)
  if (phrase) return [asKey(phrase), ...besides(phrase, others)]
  if (others.length > 0) return others
  const number = numberIn(analysis)
  if (number) return [number]
  if (!isAlone) return []
  const long = completeClauses(analysis, beside, MAX_ALONE)[0]
  if (long) return [asKey(long)]
  const any = phrases.find(({ words, worth }) => words.includes(' ') && worth >= LEAST_PHRASE && !/^(?:your|my|our) \p{L}+$/iu.test(words))
  const piece = any ? asKey(any) : beginOf(analysis, before)
  if (piece) return [piece]
  return whole.length <= MAX_CHARACTERS ? [{ words: whole, role: 'key', at: 0 }] : before
}

/** Whether a quote stands in quotation marks, and is somebody's own words. */
const isQuoted = (words: string, { text }: Analysis): boolean =>
  [...text.matchAll(/["“]([^"”]+)/gu)].some(([, said]) => said!.toLowerCase().includes(words.slice(0, 12).toLowerCase()))

function completeTexts(plan: ShotPlan, analysis: Analysis, shown: readonly ShownItem[]): readonly PlanText[] {
  const isAlone = shown.length === 0
  const beside = isAlone ? allHeard(analysis) : besideOf(plan, analysis, shown)
  const isChecked = ({ role, words }: PlanText) => role === 'key' || (role === 'quote' && !isQuoted(words, analysis))
  // `No fees`, `No contract`: a row of what there is not.
  const keys = plan.text.filter(({ role }) => role === 'key')
  if (keys.length > 1 && keys.every(({ words }) => /^(?:no|not|never|hardly)\b/iu.test(words))) return plan.text
  const isWhole = (text: PlanText) => (!isChecked(text) && !isOfNothing(text, analysis)) || isComplete(text.words, analysis, beside)
  const kept = plan.text.filter((text) => isWhole(text)).map((text) => withItsLimit(text, analysis))
  const isLost = plan.text.some((text) => !isWhole(text)) && !kept.some(({ role }) => /^(?:key|quote)$/u.test(role))
  return isLost ? insteadOf(analysis, beside, isAlone, kept, plan.text) : kept
}

/** `Hang it | up tonight`: the particle of what hands do. */
function withParticle(text: PlanText, analysis: Analysis): PlanText {
  const { tokens } = analysis
  const last = tokensOfWords(analysis, text.words)?.at(-1)
  const [next, after] = [tokens[(last ?? -2) + 1], tokens[(last ?? -2) + 2]]
  const isParticle = next !== undefined && /^(?:up|off|out|down|away|back|over|on|in)$/u.test(next.low)
  const isEnd =
    after === undefined || isClauseEnd(after) || TIME_NOUNS.test(after.lemma) || /^(?:and|today|tonight|tomorrow|again)$/u.test(after.low)
  return isParticle && isEnd ? { ...text, words: `${text.words} ${next.low}` } : text
}

/** What hands do, as commands; of other clauses those that are whole. */
function captionsOf(texts: readonly PlanText[], analysis: Analysis): PlanText[] {
  const { tokens } = analysis
  const clause = completeClauses(analysis, allHeard(analysis)).find(({ kept }) => tokens[kept[0]!]!.pos !== 'VERB')
  return texts
    .flatMap((text) => {
      const kept = text.role === 'key' ? tokensOfWords(analysis, text.words) : undefined
      const isStatement =
        kept !== undefined &&
        kept.length > 0 &&
        !/^(?:VERB|ADV)$/u.test(tokens[kept[0]!]!.pos) &&
        !clausesOf(analysis).some(({ verb, isCommand }) => isCommand && kept.includes(verb.head))
      if (!isStatement || isComplete(text.words, analysis, allHeard(analysis))) return [text]
      return clause ? [asKey(clause)] : []
    })
    .map((text) => (text.role === 'key' ? withParticle(text, analysis) : withItsLimit(text, analysis)))
}

/** Words up to which a heading is the name of what a diagram shows. */
const MAX_NAME = 3

/** What a curve or a stack of a sentence shows. */
const CHANGING = /^(?:double|triple|halve|grow|rise|fall|drop|shrink|climb|increase|sink)$/u

/** The heading of a diagram: the clause that tells of what it draws, else one that is whole. */
function headingIn(text: PlanText, analysis: Analysis): PlanText[] {
  if (text.role !== 'label' || text.words.split(' ').length <= MAX_NAME) return [text]
  const clauses = completeClauses(analysis, allHeard(analysis))
  const changing = clauses.find(({ kept }) =>
    kept.some((i) => CHANGING.test(analysis.tokens[i]!.lemma) && analysis.tokens[i]!.pos === 'VERB'),
  )
  if (changing) return [{ ...text, words: changing.words, at: changing.at }]
  if (isComplete(text.words, analysis, allHeard(analysis))) return [text]
  const [best] = clauses
  return best ? [{ ...text, words: best.words, at: best.at }] : []
}

/** A diagram with whole labels, or its sentence in words where it would say nothing. */
function withCompleteGraphic(plan: ShotPlan, graphic: ShotGraphic, analysis: Analysis): ShotPlan {
  const complete = completeGraphic(graphic, analysis)
  const text = plan.text.flatMap((one) => headingIn(one, analysis))
  const number = text.length === 0 && plan.text.length > 0 ? numberIn(analysis) : undefined
  if (complete) return { ...plan, graphic: complete, text: number ? [number] : text }
  const { graphic: _, ...others } = plan
  const words = insteadOf(analysis, allHeard(analysis), true, [])
  return { ...others, form: 'words', text: [...words] }
}

/**
 * Plans whose words on screen are a whole clause, a number with its noun, a noun phrase or a formula. A clause has its subject, what denies or limits it, what it is
 * done to and the clauses without which it is false; what has not is replaced by a shorter whole. Titles, quotes in marks, diagrams and hands at work stay.
 */
export function withCompleteLettering<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, analysis, placeName } = one
    const isSet = plan.text.some(({ role }) => SET.has(role))
    if (!analysis) {
      // Words that are not whole are left out where something else is seen.
      const text = plan.text.filter((said) => isBounded(said, one.text ?? ''))
      const isSeen = text.length + describePlan(plan, undefined, placeName).length > 0
      return isSeen && !plan.graphic ? { ...one, plan: { ...plan, text } } : one
    }
    if (plan.graphic) return { ...one, plan: withCompleteGraphic(plan, plan.graphic, analysis) }
    if (plan.text.length === 0 || isSet) return one
    const shown = describePlan(plan, undefined, placeName)
    const text = plan.handwork ? captionsOf(plan.text, analysis) : completeTexts(plan, analysis, shown)
    return { ...one, plan: { ...plan, text: [...text] } }
  })
}

/** What a card beside a drawing says where none of its texts was whole: its sentence where that is short, else its best clause. */
function wordsBeside(plan: ShotPlan, analysis: Analysis, shown: readonly ShownItem[]): readonly PlanText[] {
  const whole = analysis.text.replace(/^(?:And|But|So) /u, '').replace(/[.!]+$/u, '')
  if (whole.split(/\s+/u).length <= SENTENCE_BESIDE && !/["“”]/u.test(whole))
    return [{ words: capitalized(inDigits(whole, analysis)), role: 'key', at: 0 }]
  const clause = completeClauses(analysis, besideOf(plan, analysis, shown)).find(
    ({ worth, kept }) => worth >= TELLING_CLAUSE && kept.length >= LEAST_BESIDE,
  )
  return clause ? [asKey(clause)] : []
}

/** Cards without words have those of their sentence that can stand: what is drawn does not tell it. */
export const withFilledCards = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis, placeName } = one
    if (!analysis || plan.text.length > 0 || plan.graphic || plan.handwork || !/\p{L}/u.test(analysis.text)) return one
    const shown = describePlan(plan, undefined, placeName)
    if (shown.length > 0 && plan.form !== 'words') return one
    const text = shown.length > 0 ? wordsBeside(plan, analysis, shown) : insteadOf(analysis, allHeard(analysis), true, [])
    return { ...one, plan: { ...plan, text: [...text] } }
  })
