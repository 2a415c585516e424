import type { PlanRelation } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Chunk } from '../../clauses/chunk.ts'
import type { Clause } from '../../clauses/clause.ts'
import { clauseAt } from '../../clauses/clause-at.ts'
import { RELATIVE } from '../../clauses/words.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { lengthMetersOf } from '../../vocabulary/thing-lengths.ts'
import { relationBefore, type RelationWords } from './relation-words.ts'
import {
  CIRCLING_VERBS,
  SURFACE_VERBS,
  GOAL_VERBS,
  GOAL_RELATIONS,
  FLIGHT_VERBS,
  GAZE_AND_SIGNAL_VERBS,
  PLACING_VERBS,
  STATIC_VERBS,
} from './verb-classes.ts'

/** Tokens, the last included. */
type Span = readonly [from: number, to: number]

/** A position that a sentence tells. `located`: where it names what is there; `landmark`: where it names what that is at; `phrase`: the same, where it is no pronoun; `isInside`: said to be inside of it. */
export type StatedPosition = {
  readonly located: Span
  readonly relation: PlanRelation
  readonly landmark: Span
  readonly phrase?: Phrase
  readonly isInside: boolean
}

const spanOf = ({ from, to }: Chunk): Span => [from, to - 1]
const isNominal = (chunk: Chunk | undefined): chunk is Chunk => chunk !== undefined && /^(?:nominal|row)$/u.test(chunk.kind)

/** What people sit, lie or travel in while they do something else. */
const SEATS =
  /^(?:car|bus|train|boat|ship|plane|airplane|taxi|van|truck|tram|canoe|kayak|raft|tent|bed|bathtub|bath|armchair|chair|sofa|couch|bench|hammock|throne|stool|rug|carpet|tree|balloon|cage|cradle|wheelchair|blanket)$/u

/** On what somebody is before the words that tell where. */
const GROUND = /^(?:ground|floor|grass|snow|sand|earth|dirt|mud|corner|dark|darkness|rain|silence|middle|front)$/u

/** Over what one speaks. */
const CHANNELS = /^(?:loudspeaker|speaker|radio|phone|telephone|intercom|microphone|megaphone|television|internet|tannoy)$/u

/** From this length on somebody or something is inside of what is named, in meters. */
const BUILDING_METERS = 4

/** Whether somebody who does something is where the words behind the verb say. */
function isThere(lemma: string, { relation, word, isFrom }: RelationWords): boolean {
  if (isFrom) return GAZE_AND_SIGNAL_VERBS.test(lemma)
  // `built by the river`: mostly who did it.
  if (word === 'by') return /^(?:sit|lie|stand|wait|sleep|rest|kneel|live|be|crouch)$/u.test(lemma)
  // `climbed over the wall`: not in the air.
  if (word === 'over' || relation === 'above')
    return /^(?:hang|be)$/u.test(lemma) || (word === 'over' && SURFACE_VERBS.test(lemma)) || FLIGHT_VERBS.test(lemma)
  if (relation === 'around') return STATIC_VERBS.test(lemma) || CIRCLING_VERBS.test(lemma)
  return STATIC_VERBS.test(lemma) || (GOAL_VERBS.test(lemma) && GOAL_RELATIONS.test(relation))
}

/** What stands between the verb and the words of a position. */
const chunksUpTo = ({ rest }: Clause, from: number): Chunk[] => rest.filter(({ to }) => to <= from)

const lemmaOf = (chunk: Chunk, { tokens }: Analysis): string => {
  const head = tokens[chunk.head]
  return head?.lemma ?? ''
}

/** `In a teapot | on the shelf lived a mouse`: what the words right behind the noun of another position tell of. */
const landmarkBefore = ({ from }: RelationWords, { phrases, tokens }: Analysis): Phrase | undefined =>
  phrases.find(({ start, end, role }) => end === from - 1 && role === 'behind' && relationBefore(start, tokens) !== undefined)

/** What stands where the words before the subject say: `Behind the sofa a mouse was hiding`, `On the table there was a knife`. */
function locatedByFronted(clause: Clause, words: RelationWords, analysis: Analysis): Chunk | undefined {
  const [subject] = clause.subject
  const landmark = landmarkBefore(words, analysis)
  if (landmark) return chunkOf(landmark)
  if (clause.isInverted) return subject
  const object = clause.rest.find(isNominal)
  if (subject && /^(?:there|here)$/u.test(analysis.tokens[subject.from]!.low)) return object
  const verb = lemmaOf(clause.verb, analysis)
  // `On the hill | sat a house`: read without a subject.
  if (!subject) return isThere(verb, words) ? object : undefined
  if (object && PLACING_VERBS.test(verb)) return object
  return isNominal(subject) && isThere(verb, words) ? subject : undefined
}

const chunkOf = ({ start, end }: Phrase): Chunk => ({ kind: 'nominal', from: start, to: end + 1, head: end, isTime: false })

/** The noun before a relative clause: `a parrot | that sat`. */
function antecedentOf({ openerAt, from, verb }: Clause, { phrases }: Analysis): Chunk | undefined {
  const noun = phrases.findLast(({ end }) => end < Math.min(openerAt ?? from, from, verb.from))
  return noun && chunkOf(noun)
}

/** The subject of a clause; of a relative clause without one the noun before it. */
function subjectOf(clause: Clause, analysis: Analysis): Chunk | undefined {
  const [subject] = clause.subject
  const isRelative = clause.role === 'relative' && (!subject || RELATIVE.test(analysis.tokens[subject.from]!.low))
  return isRelative ? antecedentOf(clause, analysis) : subject
}

/** What a verb is done to: of `the box | that he hid` the noun before the clause. */
const objectIn = (clause: Clause, before: readonly Chunk[], analysis: Analysis): Chunk | undefined =>
  before.findLast(isNominal) ??
  (clause.role === 'relative' && clause.subject.length > 0 && subjectOf(clause, analysis) === clause.subject[0]
    ? antecedentOf(clause, analysis)
    : undefined)

/** `squeezes its body into a bottle`. */
const isOwnBody = ({ head }: Chunk, { tokens, phrases }: Analysis): boolean =>
  /^(?:itself|himself|herself|themselves)$/u.test(tokens[head]?.low ?? '') ||
  phrases.some(({ lemma, possessor, start, end }) => lemma === 'body' && possessor !== undefined && start <= head && head <= end)

/** What is where the words behind a verb or noun say. */
function locatedBefore(clause: Clause, words: RelationWords, landmark: Phrase | undefined, analysis: Analysis): Chunk | undefined {
  const verb = lemmaOf(clause.verb, analysis)
  const subject = subjectOf(clause, analysis)
  if (words.from <= clause.verb.from) {
    const last = clause.subject.find(({ to }) => to === words.from)
    return isNominal(last) && words.word !== 'by' ? last : undefined
  }
  const before = chunksUpTo(clause, words.from)
  const last = before.at(-1)
  const object = objectIn(clause, before, analysis)
  // `There were photographs above the fireplace`.
  const there = subject && /^(?:there|here)$/u.test(analysis.tokens[subject.from]!.low)
  if (there && !object) {
    const named = analysis.phrases.find(({ end }) => end === words.from - 1)
    const whole = named?.of ?? named
    return whole && chunkOf(whole)
  }
  if (!last) return object && PLACING_VERBS.test(verb) ? object : isThere(verb, words) ? subject : undefined
  if (isNominal(last) && last.to === words.from) {
    // `turns the car into an oven`.
    if (words.word === 'by' || (/^(?:into|onto)$/u.test(words.word) && !PLACING_VERBS.test(verb) && !isOwnBody(last, analysis)))
      return undefined
    const isOfSubject =
      landmark !== undefined && SEATS.test(landmark.lemma) && !PLACING_VERBS.test(verb) && /^(?:in|on)$/u.test(words.relation)
    return isOfSubject || isOwnBody(last, analysis) ? subject : last
  }
  // `a candle on the table | under the window`; `sat with a book | in an armchair` tells of who sits.
  if (last.kind === 'preposition' && last.to === words.from) {
    // `with a map | between them`, `with a baby | on her belly`.
    if (analysis.tokens[last.from]!.low === 'with' && (!landmark || landmark.possessor)) return last
    const noun = analysis.phrases.find(({ end }) => end === words.from - 1)
    const isOfNoun = noun !== undefined && relationBefore(noun.start, analysis.tokens, noun) !== undefined && !GROUND.test(noun.lemma)
    // `put the cup on the table | next to the lamp`: either of them.
    // `in a museum | above a bench`: who or what is in it.
    const isOfSubject = isOfNoun && (lengthMetersOf(noun.lemma) ?? 0) >= BUILDING_METERS
    if (isOfNoun && (object !== undefined || isOfSubject) && words.relation === 'beside') return undefined
    if (isOfNoun && !isOfSubject) return chunkOf(noun)
    if (isThere(verb, words) && subject && !object) return subject
    return object && PLACING_VERBS.test(verb) ? object : undefined
  }
  if (/^(?:participle|infinitive)$/u.test(last.kind)) {
    const doer = object ?? subject
    return doer && (isThere(lemmaOf(last, analysis), words) || (object && PLACING_VERBS.test(lemmaOf(last, analysis)))) ? doer : undefined
  }
  if (object && PLACING_VERBS.test(verb)) return object
  return !object && subject && isThere(verb, words) ? subject : undefined
}

const isJoined = ({ kind }: Chunk): boolean => /^(?:nominal|row|joint)$/u.test(kind)

/** A noun phrase with the others of its row: `a candle and | a book`. */
function rowOf(chunk: Chunk, { subject, rest }: Clause): Chunk[] {
  const list = subject.includes(chunk) ? subject : rest
  const at = list.indexOf(chunk)
  const from = list.findLastIndex((one, i) => i < at && !isJoined(one)) + 1
  const to = list.findIndex((one, i) => i > at && !isJoined(one))
  const run: readonly Chunk[] = list.slice(from, to < 0 ? undefined : to)
  const isRow = run.some(({ kind }) => kind === 'joint' || kind === 'row')
  return isRow ? run.filter(({ kind }) => kind !== 'joint') : [chunk]
}

/** Barred phrases are not there; `on his feet` is mostly said of something else, but for what is balanced there. */
const isTold = ({ bar, preposition, possessor }: Phrase): boolean =>
  bar === '' || bar === 'relative' || (bar === 'idiom' && /^(?:on|at)$/u.test(preposition ?? '') && possessor !== undefined)

function positionsAt(start: number, end: number, phrase: Phrase | undefined, analysis: Analysis): StatedPosition[] {
  const words = relationBefore(start, analysis.tokens, phrase)
  const clause = words && clauseAt(analysis, start)
  if (!words || !clause || clause.isDenied || clause.role === 'compared') return []
  // `announced it over the loudspeaker`.
  if (words.word === 'over' && phrase && CHANNELS.test(phrase.lemma)) return []
  const isFronted = [...clause.before, ...clause.fronted].some(({ from, to }) => from <= words.from && words.from < to)
  const located =
    isFronted || clause.isInverted ? locatedByFronted(clause, words, analysis) : locatedBefore(clause, words, phrase, analysis)
  if (!located) return []
  // `poured over the rice`.
  const verb = lemmaOf(clause.verb, analysis)
  const isLaid = words.word === 'over' && !/^(?:hold|hang)$/u.test(verb) && (PLACING_VERBS.test(verb) || SURFACE_VERBS.test(verb))
  const relation = isLaid ? 'on' : words.relation
  const isInside = /^(?:inside|within)$/u.test(words.word)
  return rowOf(located, clause).map((one) => ({
    located: spanOf(one),
    relation,
    landmark: [start, end],
    isInside,
    ...(phrase && { phrase }),
  }))
}

/** `hung from a branch`: below it. */
function hangingAt(phrase: Phrase, analysis: Analysis): StatedPosition[] {
  const { tokens } = analysis
  const verb = tokens[phrase.start - 2]
  if (phrase.preposition !== 'from' || verb?.pos !== 'VERB' || !/^(?:hang|dangle|swing|suspend)$/u.test(verb.lemma)) return []
  const clause = clauseAt(analysis, phrase.start)
  const [subject] = clause?.subject ?? []
  return isNominal(subject)
    ? [{ located: spanOf(subject), relation: 'under', landmark: [phrase.start, phrase.end], phrase, isInside: false }]
    : []
}

/** What holds things that are seen in it: `a basket of apples`. */
const HOLDERS =
  /^(?:bowl|basket|box|jar|crate|bag|sack|bucket|barrel|chest|nest|suitcase|trunk|drawer|cart|wagon|tray|plate|pot|cage|tank|aquarium|vase|boat|truck|net|crib|dish|platter|hat|shelf)$/u

/** `a bowl of snails`, `a pot full of coins`: several things in what holds them. */
function contentsOf({ of, isPlural, start, end }: Phrase, { phrases, tokens }: Analysis): StatedPosition[] {
  const isFilling = /^(?:full of|filled with|packed with)$/u.test(`${tokens[start - 2]?.low} ${tokens[start - 1]?.low}`)
  const holder = of ?? (isFilling ? phrases.find((other) => other.end === start - 3) : undefined)
  if (!holder || !isPlural || !HOLDERS.test(holder.lemma)) return []
  const relation = /^(?:tray|plate|platter|shelf)$/u.test(holder.lemma) ? 'on' : 'in'
  return [{ located: [start, end], relation, landmark: [holder.start, holder.end], phrase: holder, isInside: false }]
}

/** Positions that a sentence tells, whether or not anything of them is drawn. */
export function statedPositions(analysis: Analysis): StatedPosition[] {
  const { phrases, tokens } = analysis
  const ofPhrases = phrases
    .filter(isTold)
    .flatMap((phrase) => [
      ...positionsAt(phrase.start, phrase.end, phrase, analysis),
      ...hangingAt(phrase, analysis),
      ...contentsOf(phrase, analysis),
    ])
  const ofPronouns = tokens
    .filter(
      ({ low, pos, i }) =>
        pos === 'PRON' && /^(?:him|her|it|them|me|us)$/u.test(low) && !phrases.some(({ start, end }) => start <= i && i <= end),
    )
    .flatMap(({ i }) => positionsAt(i, i, undefined, analysis))
  return [...ofPhrases, ...ofPronouns]
}
