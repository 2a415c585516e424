import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Item, originOf, type Scene } from '../../plan/scene-item.ts'
import type { Analysis } from '../../story/analysis.ts'
import { nextStart } from '../../clauses/clauses.ts'
import { clauseAt, isInRelative } from '../../clauses/clause-at.ts'
import type { Phrase } from '../../text/phrases.ts'
import { objectsOf } from '../../clauses/objects.ts'
import { type AssertedClause, assertedAndReportedClauses, adverbialClauses, assertedClauses } from '../../clauses/asserted-clauses.ts'

/** What something is to the clause that names it. `setting`: subject or object of a clause that opens its sentence and tells the case. `said`: the same of what is said or thought. `aside`: said of time, manner, reason or comparison, or of another clause than those that are asserted. */
export type MentionRole =
  | 'subject'
  | 'object'
  | 'agent'
  | 'instrument'
  | 'content'
  | 'location'
  | 'setting'
  | 'said'
  | 'possessor'
  | 'barred'
  | 'aside'

/** Something drawn, with its part in the sentence. `clause`: the one that names it, if that is asserted. */
export type Mention = {
  readonly item: Item
  readonly figure?: PlanFigure
  readonly thing?: PlanThing
  readonly role: MentionRole
  readonly clause?: AssertedClause
}

/** Roles of what stands behind a preposition. `for`, `like`, `about`, `during` and others only say why, how or when. */
const OF_PREPOSITIONS: Readonly<Record<string, MentionRole>> = {
  with: 'instrument',
  by: 'agent',
  of: 'content',
  in: 'location',
  into: 'location',
  inside: 'location',
  on: 'location',
  onto: 'location',
  under: 'location',
  below: 'location',
  beneath: 'location',
  behind: 'location',
  over: 'location',
  above: 'location',
  from: 'location',
  to: 'location',
  at: 'location',
  toward: 'location',
  towards: 'location',
  around: 'location',
  between: 'location',
  beside: 'location',
  near: 'location',
  against: 'location',
  through: 'location',
  across: 'location',
  off: 'location',
  'out of': 'location',
}
/** Verbs by which something is looked for or at. */
const SEEKING = /^(?:look|search|hunt|dig|reach|ask|pay|wait|listen|dive|care|trade|exchange|swap|point)$/u

/** Verbs by which one thing stands for another or becomes it. */
const LIKENING = /^(?:compare|liken|turn|change|convert|transform|replace|swap|exchange|trade)$/u

function roleBehind(phrase: Phrase, clause: AssertedClause | undefined): MentionRole {
  const { preposition } = phrase
  if (preposition === undefined) return 'object'
  if (preposition === 'for') return clause && SEEKING.test(clause.verb.lemma) ? 'object' : 'aside'
  if (/^(?:to|into|with)$/u.test(preposition) && clause && LIKENING.test(clause.verb.lemma)) return 'object'
  if (preposition === 'by') return clause?.isPassive ? 'agent' : 'location'
  return OF_PREPOSITIONS[preposition] ?? 'aside'
}

const assertedAt = (at: number, clauses: readonly AssertedClause[]): AssertedClause | undefined =>
  clauses.find(({ from, to, subject }) => (from <= at && at < to) || (subject && subject[0] <= at && at < subject[1]))

const isSubordinate = (at: number, analysis: Analysis): boolean =>
  isInRelative(analysis, at) || /^(?:asked|compared)$/u.test(clauseAt(analysis, at)?.role ?? '')

function roleOfPhrase(
  { phrase, role, span }: Pick<Item, 'phrase' | 'role' | 'span'>,
  clause: AssertedClause | undefined,
  analysis: Analysis,
): MentionRole {
  if (phrase && !/^(?:|quoted)$/u.test(phrase.bar)) return 'barred'
  if (phrase?.isOwner) return 'possessor'
  // `asked why he was trembling`: of a clause that is not asserted.
  if (!phrase && span && !clause && isSubordinate(span[0], analysis)) return 'aside'
  if (!phrase) return role === 'subject' ? 'subject' : span ? 'object' : 'aside'
  // `An owl, who had been watching, | asked`, `In the room stood a piano`: apart from the subject or the verb.
  if (!clause) return role !== 'behind' && clauseAt(analysis, phrase.start) === undefined ? role : 'aside'
  if (clause.subject && clause.subject[0] <= phrase.start && phrase.start < clause.subject[1])
    // `of atoms, and every atom is empty`: read as a row.
    return role === 'subject' || phrase.start === clause.subject[0] ? 'subject' : roleBehind(phrase, clause)
  if (objectsOf(clause, analysis).includes(phrase)) return 'object'
  if (role === 'subject') return 'subject'
  return role === 'object' ? 'object' : roleBehind(phrase, clause)
}

type Clauses = {
  readonly asserted: readonly AssertedClause[]
  readonly reported: readonly AssertedClause[]
  readonly adverbial: readonly AssertedClause[]
}

/** The clause of whoever tells a script or is spoken to, whom no word names where something is done. */
const clauseOfSpeaker = ({ verb, role }: Named, { tokens }: Analysis, { asserted }: Clauses): AssertedClause | undefined =>
  role === 'subject'
    ? (asserted.find((clause) => clause.verb.i === verb?.i) ??
      asserted.find(({ subject, isCommand }) => (subject ? /^(?:i|we|you)$/u.test(tokens[subject[0]]!.low) : isCommand)))
    : undefined

/** Conjunctions of what is the case where the main clause holds; others only add a reason or a contrast. */
const OF_CASES = /^(?:if|when|whenever|once|as|while|after|every|each|where|wherever)$/u
const EXPLETIVE = /^(?:it|this|that|there|what)$/u

/** Whether a clause that is not asserted still tells what the sentence is about: it opens it, or the main clause only refers to it. */
function isOpening({ from }: AssertedClause, { tokens }: Analysis, { asserted }: Clauses): boolean {
  const [first] = asserted
  if (!first) return true
  const isReferring = first.subject !== undefined && EXPLETIVE.test(tokens[first.subject[0]]!.low)
  const conjunction = tokens.slice(Math.max(0, from - 1), from + 2).find(({ low }) => OF_CASES.test(low))
  return isReferring || (from < first.from && conjunction !== undefined)
}

/** What is read of something that a sentence names. */
type Named = Pick<Item, 'phrase' | 'role' | 'span' | 'verb'>

function partOf(item: Named, analysis: Analysis, clauses: Clauses): Pick<Mention, 'role' | 'clause'> {
  if (!item.span) {
    const clause = clauseOfSpeaker(item, analysis, clauses)
    return { role: roleOfPhrase(item, clause, analysis), ...(clause && { clause }) }
  }
  const [at] = item.span
  const asserted = assertedAt(at, clauses.asserted)
  if (asserted) return { role: roleOfPhrase(item, asserted, analysis), clause: asserted }
  const reported = assertedAt(at, clauses.reported)
  const other = reported ?? assertedAt(at, clauses.adverbial)
  const role = roleOfPhrase(item, other, analysis)
  if (!other || role === 'barred' || role === 'possessor') return { role }
  // `while white blood cells speed up`: no less than the main clause, if only what does it.
  const opening = analysis.tokens.slice(Math.max(0, other.from - 1), other.from + 1)
  const isBeside = role === 'subject' && opening.some(({ low }) => low === 'while')
  const isCore =
    (/^(?:subject|object)$/u.test(role) || /^(?:into|onto)$/u.test(item.phrase?.preposition ?? '')) &&
    !other.isDenied &&
    (reported !== undefined || isBeside || isOpening(other, analysis, clauses))
  return { role: isCore ? (reported ? 'said' : 'setting') : 'aside', ...(reported && { clause: reported }) }
}

const ORDER: readonly MentionRole[] = [
  'subject',
  'object',
  'agent',
  'instrument',
  'content',
  'location',
  'said',
  'setting',
  'aside',
  'possessor',
  'barred',
]

/** The part of an item that a sentence names more than once: the weightiest. */
function mainPartOf(item: Item, analysis: Analysis, clauses: Clauses): Pick<Mention, 'role' | 'clause'> {
  const { phrase, span } = item
  const low = span && !phrase ? analysis.tokens[span[0]]?.low : undefined
  // `When it is hungry, it dives`.
  const spoken = low ? analysis.tokens.filter((token) => token.low === low && token.i !== span![0]) : []
  const others = phrase ? analysis.phrases.filter((one) => one !== phrase && one.lemma === phrase.lemma && one.bar === '') : []
  const parts = [
    item,
    ...spoken.map(({ i }): Item => ({ ...item, span: [i, i] })),
    ...others.map((one): Item => ({ ...item, phrase: one, role: one.role, span: [one.start, one.end] })),
  ]
  return parts.map((one) => partOf(one, analysis, clauses)).toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))[0]!
}

/** `two levers, | a patch and a pump`: clauses up to the next verb. */
function withRest(clauses: readonly AssertedClause[], analysis: Analysis): AssertedClause[] {
  return clauses.map((clause) => ({ ...clause, to: nextStart(analysis, clause) }))
}

function clausesByStatus(analysis: Analysis): Clauses {
  const asserted = withRest(assertedClauses(analysis), analysis)
  const reported = assertedAndReportedClauses(analysis).filter(({ from }) => !asserted.some((one) => one.from === from))
  return { asserted, reported, adverbial: adverbialClauses(analysis) }
}

/** The part of a noun phrase in its sentence, drawn or not. */
export const partOfPhrase = (phrase: Phrase, analysis: Analysis): MentionRole =>
  partOf({ phrase, role: phrase.role, span: [phrase.start, phrase.end] }, analysis, clausesByStatus(analysis)).role

/** All that is drawn of a scene, in the order of its sentence. */
export function mentionsOf(scene: Scene, analysis: Analysis): Mention[] {
  const clauses = clausesByStatus(analysis)
  const mention = (item: Item | undefined, drawn: Pick<Mention, 'figure' | 'thing'>): Mention[] =>
    item ? [{ item, ...drawn, ...mainPartOf(item, analysis, clauses) }] : []
  return [
    ...scene.cast.flatMap((figure) => mention(originOf(scene, figure.id), { figure })),
    ...scene.things.flatMap((thing) => mention(originOf(scene, thing.what), { thing })),
  ].toSorted((a, b) => a.item.at - b.item.at)
}
