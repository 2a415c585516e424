import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describePlan } from '../../describe-plan.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isFormula } from '../relations/is-formula.ts'
import { letteringOf } from '../lettering.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { gerundHeadline } from './gerund-headline.ts'
import { isPictured, seenWords } from './pictured.ts'
import { isOfMain, isSameClause } from '../side-clauses.ts'
import { lengthOf } from '../statement-text.ts'
import { standsAlone, wholeClauses, type WholePiece } from './whole-pieces.ts'
import { type WholePhrase, wholePhrases } from './whole-phrases.ts'

/** Most words of a clause beside a drawing, of a heading, and of a clause alone. */
const MAX_DRAWN_WORDS = 6
const MAX_HEADING_WORDS = 8
const MAX_BARE_WORDS = 8
/** Words up to which a sentence stands whole on a card, and on one where nothing is drawn. */
const MAX_SHORT_SENTENCE = 9
const MAX_SENTENCE = 18
/** Most words of a clause where nothing shorter is whole, and nothing is drawn. */
const MAX_LONG_CLAUSE = 12
/** The same beside a drawing. */
const MAX_DRAWN_CLAUSE = 9
const MAX_TEXTS = 2
/** What a noun phrase must be worth. */
const TELLING_PHRASE = 2

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%$€£ ]/gu, '')
    .trim()

/** Punctuation, or the begin or end of a sentence, on both sides of what stands in it word for word, and a verb between. */
function isSetOff({ words }: PlanText, analysis: Analysis): boolean {
  const { text, tokens } = analysis
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0 || !/(?:^|[,;:—–] (?:but |and |so |yet )?|["“])$/iu.test(text.slice(0, at))) return false
  const behind = text.slice(at + words.length).trimStart()
  if (!/^(?:$|[.,;:!?—–"”])/u.test(behind) || /^, (?:but|yet)\b/iu.test(behind)) return false
  const from = text.slice(0, at).split(/\s+/u).filter(Boolean).length
  const to = from + words.split(' ').length
  const own = tokens.filter(({ word }) => word >= from && word < to)
  return (
    own.some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos)) &&
    standsAlone(
      analysis,
      own.map(({ i }) => i),
    ) &&
    !/^(?:if|when|while|because|since|as|although|though|until|unless|before|after|that|which|who|where|it|they|he|she|them|this)\b/iu.test(
      words,
    )
  )
}

/** What a clause is worth among those of its sentence. */
function scoreOf({ clause, words, kept }: WholePiece, { tokens, quantities }: Analysis): number {
  const nouns = kept.filter((i) => /^(?:NOUN|PROPN)$/u.test(tokens[i]!.pos)).length
  const isCounted = quantities.some(({ at, kind, value }) => kind !== 'year' && value !== 1 && kept.some((i) => tokens[i]!.word === at))
  const turn = /^(?:but|result|said)$/u.test(clause.role) ? 1 : clause.role === 'main' || clause.role === 'command' ? 0.6 : 0.3
  return Math.min(3, nouns) + (isCounted ? 1.5 : 0) + turn - lengthOf(words) * 0.15
}

/** Tokens of a sentence without the sign at its end. */
const spoken = ({ tokens }: Analysis): number[] => tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ i }) => i)

const asText = ({ words, at }: { readonly words: string; readonly at: number }): PlanText => ({ words, role: 'key', at })

const digitsOf = (texts: readonly PlanText[]): string[] => texts.flatMap(({ words }) => words.match(/\d[\d.,/]*/gu) ?? [])

/** `½`, a count of a few: numbers of which nobody knows what they say, and `1 week` of what nobody is told to do. */
function isSenselessNumber({ words, role }: PlanText, analysis: Analysis): boolean {
  if (role !== 'number') return false
  const isOne = /^(?:(?:more|less) than |about |almost |only )?1 (?:second|minute|hour|day|night|week|month|year)$/iu.test(words)
  return /^(?:[½¼¾⅓⅔]|\d{1,2})$/u.test(words) || (isOne && !clausesOf(analysis).some(({ role: own }) => own === 'command'))
}

/** Texts with the number of the sentence that was on screen before and is in none of them. */
function withNumber(texts: readonly PlanText[], before: readonly PlanText[], analysis: Analysis): readonly PlanText[] {
  const [had, has] = [digitsOf(before), digitsOf(texts)]
  const lost = had.find((digits) => !has.includes(digits))
  const isTelling = ({ at }: PlanText) =>
    has.length === 0 &&
    analysis.quantities.some((one) => /^(?:money|percent|share|heat|measure)$/u.test(one.kind) && one.at <= at + 2 && at <= one.end)
  const number = letteringOf(analysis).find(
    (text) =>
      text.role === 'number' &&
      !isSenselessNumber(text, analysis) &&
      ((lost !== undefined && digitsOf([text]).includes(lost)) || isTelling(text)),
  )
  return number ? [...texts, number].slice(0, MAX_TEXTS) : texts
}

/** `She worked for six years as a governess`: how long says nothing without what lasted. */
const lastingClause = ({ at, role }: PlanText, analysis: Analysis): WholePiece | undefined =>
  role === 'number' && analysis.quantities.some(({ kind, at: from, end }) => kind === 'duration' && from <= at && at <= end)
    ? wholeClauses(analysis, MAX_BARE_WORDS).find(({ kept }) => kept.some((i) => analysis.tokens[i]!.word === at))
    : undefined

/** A number, date or name beside words: of their clause, or of the main clause. */
const isBeside = (text: PlanText, key: PlanText, analysis: Analysis): boolean =>
  !/^(?:number|label)$/u.test(text.role) || isOfMain(analysis, text.at) || isSameClause(analysis, text.at, key.at)

/** Texts of which one says something of the others. */
function together(texts: readonly PlanText[], analysis: Analysis, isDrawn: boolean): readonly PlanText[] {
  const key = texts.find(({ role }) => role === 'key')
  if (key) return texts.filter((text) => isBeside(text, key, analysis))
  const main = texts.filter((text) => !/^(?:number|label)$/u.test(text.role) || isOfMain(analysis, text.at))
  return main.length > 0 || isDrawn ? main : texts.slice(0, 1)
}

/** Pronouns of those who are drawn: `He owned a bed` beside a man. */
function shownPronouns({ cast, things }: ShotPlan): RegExp | undefined {
  if (cast.length > 1 || cast.length + things.length === 0) return undefined
  if (cast.length === 0) return things.length === 1 ? /^(?:it|they|them)$/u : undefined
  const gender = cast[0]!.traits?.gender
  if (gender === undefined) return /^(?:he|she|it)$/u
  return gender === 'woman' ? /^she$/u : /^he$/u
}

/** A clause that is longer than captions are, where nothing shorter is whole. */
function longClause(plan: ShotPlan, analysis: Analysis, isDrawn: boolean): WholePiece | undefined {
  const longest = isDrawn ? MAX_DRAWN_CLAUSE : MAX_LONG_CLAUSE
  return wholeClauses(analysis, longest)[0] ?? wholeClauses(analysis, longest, shownPronouns(plan))[0]
}

/** The lettering of one sentence: what stands whole of it; nothing where the picture tells it. */
function letteredWith(plan: ShotPlan, analysis: Analysis, placeName?: string): readonly PlanText[] {
  const others = plan.text.filter((text) => text.role !== 'key' && !isSenselessNumber(text, analysis))
  const keys = plan.text.filter(({ role }) => role === 'key')
  const shown = describePlan(plan, undefined, placeName)
  const isDrawn = plan.cast.length + plan.things.length > 0 || (plan.form === 'scene' && shown.length > 0)
  if (plan.form === 'scene' && isDrawn && isPictured(analysis, plan, shown))
    return [...keys.filter(({ words }) => isFormula(words)), ...others]
  const most = isDrawn ? MAX_DRAWN_WORDS : MAX_BARE_WORDS
  const clauses = wholeClauses(analysis, most)
  const phrases = wholePhrases(analysis)
  const isWhole = (key: PlanText): boolean =>
    isFormula(key.words) ||
    (plain(key.words) === plain(analysis.text) && lengthOf(key.words) <= MAX_SHORT_SENTENCE) ||
    clauses.some(({ words }) => plain(words) === plain(key.words)) ||
    phrases.some(({ words }) => plain(words) === plain(key.words)) ||
    (isSetOff(key, analysis) && lengthOf(key.words) <= most)
  const isSaid = ({ words }: PlanText) => keys.some((other) => other.words !== words && plain(other.words).includes(plain(words)))
  const kept = keys.filter((key) => isWhole(key) && !isSaid(key))
  if (kept.length > 0) return [...kept, ...others]
  const best = clauses.toSorted((a, b) => scoreOf(b, analysis) - scoreOf(a, analysis))[0]
  if (best && !/^(?:quote|question)$/u.test(plan.form)) return [asText(best), ...others]
  const whole = analysis.text.replace(/[.!]+$/u, '')
  const isShort = /[.!]$/u.test(analysis.text) && whole.split(/\s+/u).length <= MAX_SHORT_SENTENCE
  if (isShort && plan.form === 'words' && standsAlone(analysis, spoken(analysis))) return [{ words: whole, role: 'key', at: 0 }]
  const long = longClause(plan, analysis, isDrawn)
  const isSoleWhole = long && (isDrawn || lengthOf(long.words) <= MAX_BARE_WORDS || !gerundHeadline(analysis, MAX_BARE_WORDS))
  if (isSoleWhole && plan.form === 'words' && others.every(({ role }) => role === 'label'))
    return [asText(long), ...others.filter(({ words }) => !long.words.includes(words))]
  // Two numbers without words: which is what, nobody knows.
  const first = others.filter(({ role }) => role === 'number').toSorted((a, b) => a.at - b.at)[0]
  if (others.length > 0) return others.filter((text) => text.role !== 'number' || text === first)
  const seen = seenWords(shown)
  const isSeen = ({ from, to }: WholePhrase) =>
    analysis.tokens.slice(from, to).every(({ pos, low }) => !/^(?:NOUN|PROPN)$/u.test(pos) || seen.has(singularOf(low)))
  const phrase = phrases.find((one) => one.worth >= TELLING_PHRASE && !isSeen(one))
  if (phrase) return [asText(phrase)]
  if (isDrawn) return []
  const headline = gerundHeadline(analysis, MAX_BARE_WORDS)
  if (headline) return [headline]
  if (long) return [asText(long)]
  if (whole.split(/\s+/u).length <= MAX_SENTENCE) return [{ words: whole, role: 'key', at: 0 }]
  if (phrases.length > 0) return [asText(phrases[0]!)]
  const short = keys
    .map((key) => ({ ...key, words: key.words.split(', ')[0]! }))
    .filter(({ words }) => lengthOf(words) > 1 && !/ (?:it|them)$/u.test(words))
  return short.length > 0 ? short : [{ words: whole, role: 'key', at: 0 }]
}

/** Most words of a label that is a name. */
const MAX_NAME = 3

/** The heading of a diagram is a whole clause, or none. */
function headingsOf(texts: readonly PlanText[], analysis: Analysis): readonly PlanText[] {
  const clauses = wholeClauses(analysis, MAX_HEADING_WORDS).toSorted((a, b) => scoreOf(b, analysis) - scoreOf(a, analysis))
  return texts.flatMap((text) => {
    const isHeading = text.role === 'label' && text.words.split(' ').length > MAX_NAME && !isFormula(text.words)
    if (!isHeading || isSetOff(text, analysis) || clauses.some(({ words }) => plain(words) === plain(text.words))) return [text]
    return clauses[0] ? [{ ...text, words: clauses[0].words, at: clauses[0].at }] : []
  })
}

/** A heading with the numbers of its clause or of the main clause. */
function withHeading(texts: readonly PlanText[], analysis: Analysis): readonly PlanText[] {
  const heading = texts.find(({ role, words }) => role === 'label' && words.split(' ').length > MAX_NAME)
  return heading ? texts.filter((text) => text.role !== 'number' || isBeside(text, heading, analysis)) : texts
}

/** The caption of what hands do in place of another clause. */
const withCaption = (told: readonly PlanText[], before: readonly PlanText[]): PlanText[] => {
  const isTold = told.some(({ role }) => role === 'key')
  return [...before.filter(({ role }) => role === 'key' && isTold), ...told.filter(({ role }) => role !== 'key')]
}

/**
 * Plans whose words on screen are never put together from parts of a sentence: a clause or command that is whole, a number, date or name with its noun, a short
 * noun phrase or a formula. A scene that shows who does what has only numbers, dates and names. Diagrams, quotes and questions stay.
 */
export function withWholeLettering<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, analysis, placeName } = one
    // A card needs words: what is drawn on it does not tell its sentence.
    if (!analysis || (plan.text.length === 0 && plan.form !== 'words')) return one
    if (plan.graphic) return { ...one, plan: { ...plan, text: [...withHeading(headingsOf(plan.text, analysis), analysis)] } }
    const lettered = withNumber(letteredWith(plan, analysis, placeName), plan.text, analysis)
    const told = together(lettered, analysis, plan.form !== 'words' && plan.cast.length + plan.things.length > 0)
    // Hands at work have the caption of what they do, or none.
    const text = plan.handwork ? withCaption(told, plan.text) : told
    const lasting = plan.form === 'words' && text.length === 1 ? lastingClause(text[0]!, analysis) : undefined
    return { ...one, plan: { ...plan, text: lasting ? [asText(lasting)] : [...text] } }
  })
}
