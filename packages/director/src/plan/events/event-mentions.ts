import type { PlanEvent, PlanState } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Clause } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { SPONTANEOUS_STATES, STATE_VERBS } from '../../languages/en/event-phrases.ts'
import { PAST_TENSES } from '../../languages/en/past-tenses.ts'
import { EVENT_VERBS } from '../../languages/en/verbs.ts'
import { natureOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Token } from '../../text/token.ts'
import { isPerson } from '../../vocabulary/art-of.ts'
import { isPassive } from '../actions.ts'
import { ENDING, eventOfVerb, isCausative, isHappenedBefore, isOnlyPossible, particleOf } from './event-of-verb.ts'

/** Something that happens to what a sentence names from token `from` up to `to`, exclusive: an event, or a state in which it is left. */
export type EventMention = {
  readonly event?: PlanEvent
  readonly state?: PlanState
  readonly verb: Token
  readonly from: number
  readonly to: number
  /** It has happened before. */
  readonly isBefore?: boolean
  /** What the same clause is about, where it is done to something else. */
  readonly doer?: Pick<EventMention, 'from' | 'to'>
}

/** `started to sink`, `keeps falling`: what follows is done. */
const BEGINNING = /^(?:start|begin|keep|continue|have|use)$/u
const NOT_ASSERTED = /^(?:negated|supposed|compared|idiom)$/u
/** Between a noun and what is said of it. */
const BETWEEN = /^(?:AUX|ADV|PART)$/u
const NOUN = /^(?:NOUN|PROPN)$/u
/** Moves about something else, that is no object that changes. */
const ABOUT_OTHERS = /^(?:orbit|circle|revolve|swarm|hit|fill)$/u

/** The verb of a word that is a form of it, also where it was read as an adjective or a noun: `slowly melted`, `the lamp lit up`. */
function verbIn(token: Token, tokens: readonly Token[]): Token | undefined {
  const { pos, low, i } = token
  if (pos === 'VERB') return token
  const before = tokens[i - 1]
  const isOnlyVerb = low === 'burst' || low === 'split'
  if (!/^(?:ADJ|NOUN|ADV)$/u.test(pos) || !before || !/^(?:ADV|CCONJ|AUX|NOUN)$/u.test(before.pos)) return undefined
  const next = tokens[i + 1]
  if (next && /^(?:NOUN|PROPN|ADJ)$/u.test(next.pos)) return undefined
  const lemma =
    (low === 'lit'
      ? 'light'
      : isOnlyVerb && (before.pos === 'CCONJ' || tokens.every((one) => one.pos !== 'VERB'))
        ? low
        : PAST_TENSES.get(low)) ??
    [low.replace(/ed$/u, ''), low.replace(/d$/u, ''), low.replace(/(.)\1ed$/u, '$1')].find((form) => form !== low && EVENT_VERBS.has(form))
  return lemma !== undefined && EVENT_VERBS.has(lemma) ? { ...token, lemma, pos: 'VERB' } : undefined
}

type Span = Pick<EventMention, 'from' | 'to'>
/** What a verb is done to, or who does it where it is done to nothing else. */
export type Affected = Span & Pick<EventMention, 'doer'>

/** What a clause is about: the nouns before a relative clause. */
function subjectOf({ subject, isCommand }: Clause, { i }: Token): Span | undefined {
  const [first] = subject
  return first && !isCommand && first.from < i ? { from: first.from, to: first.to } : undefined
}

/** The subject of a verb that heads its clause, or follows a verb of beginning in it. */
function clauseSubject(verb: Token, { tokens, ...analysis }: Analysis): Span | undefined {
  const clause = clausesOf({ tokens, ...analysis }).find(
    ({ verb: { head }, from, to }) =>
      head === verb.i || (from <= verb.i && verb.i < to && head < verb.i && isBegun(tokens[head]!, verb, tokens)),
  )
  return clause && subjectOf(clause, verb)
}

/** Whether a verb of beginning stands before another one. */
function isBegun(first: Token, { i, low }: Token, tokens: readonly Token[]): boolean {
  const isNext = first.i === i - 1 || (first.i === i - 2 && tokens[i - 1]!.low === 'to')
  return isNext && BEGINNING.test(first.lemma) && (tokens[i - 1]!.low === 'to' || low.endsWith('ing'))
}

/** `an old lamp that had gone out`, `made the apples fall`, `a house destroyed by fire`: the noun right before a verb. */
function nounBefore(verb: Token, analysis: Analysis): Span | undefined {
  const { tokens, phrases } = analysis
  let at = verb.i - 1
  while (at >= 0 && (BETWEEN.test(tokens[at]!.pos) || /^(?:that|which)$/u.test(tokens[at]!.low))) at--
  // `stood in the sun and slowly melted`: the subject of the clause before.
  if (/^(?:and|then)$/u.test(tokens[at]?.low ?? '')) {
    const before = clausesOf(analysis).findLast(({ from }) => from < at)
    return before && subjectOf(before, verb)
  }
  const phrase = phrases.find(({ start, end }) => start <= at && at <= end)
  if (phrase && NOUN.test(tokens[at]!.pos)) return { from: phrase.start, to: phrase.end + 1 }
  return tokens[at]?.pos === 'PRON' ? { from: at, to: at + 1 } : undefined
}

/** What a verb is done to: the noun or pronoun behind it, with nothing but its particle between. */
function objectOf(verb: Token, { tokens, phrases }: Analysis): Span | undefined {
  const particle = particleOf(verb, tokens)
  const start = particle?.i === verb.i + 1 ? particle.i + 1 : verb.i + 1
  const phrase = phrases.find((one) => one.start === start)
  if (phrase && !(phrase.nouns.length > 0 && /^(?:second|minute|hour|day|week|month|year|time|moment)$/u.test(phrase.lemma)))
    return { from: phrase.start, to: phrase.end + 1 }
  return tokens[start]?.pos === 'PRON' && /^(?:it|them)$/u.test(tokens[start]!.low) ? { from: start, to: start + 1 } : undefined
}

/** `a burning house`, `falling leaves`: the noun of which a participle stands in the phrase. */
function nounBehind({ i, low }: Token, { phrases }: Analysis): Span | undefined {
  const phrase = low.endsWith('ing') ? phrases.find(({ start, head }) => start <= i && i < head.i) : undefined
  return phrase && { from: phrase.start, to: phrase.end + 1 }
}

function affectedBy(verb: Token, isDoneToObject: boolean, isOnlyCausative: boolean, analysis: Analysis): Affected | undefined {
  const { tokens } = analysis
  const ofPhrase = nounBehind(verb, analysis)
  if (ofPhrase) return ofPhrase
  const subject = () => clauseSubject(verb, analysis) ?? nounBefore(verb, analysis)
  if (isPassive(verb, tokens)) return subject()
  const object = objectOf(verb, analysis)
  if (object && isDoneToObject) return { ...object, doer: subject() }
  return object && !ABOUT_OTHERS.test(verb.lemma) ? undefined : isOnlyCausative ? undefined : subject()
}

/** `wants to open`: it does not happen. */
function isOnlyWanted({ i }: Token, tokens: readonly Token[]): boolean {
  const before = tokens.slice(0, i).findLast(({ pos }) => pos !== 'ADV')
  const main = before?.low === 'to' ? tokens[before.i - 1] : undefined
  return main !== undefined && !(main.pos === 'VERB' && BEGINNING.test(main.lemma)) && main.low !== 'going'
}

/** Before a verb that is denied: `doesn't drip`, `no longer leaks`. */
const DENYING = /^(?:not|n['’]t|never)$/u
const isDenied = ({ i }: Token, tokens: readonly Token[]): boolean => {
  const before = tokens.slice(0, i).findLast(({ pos, low }) => pos !== 'ADV' || DENYING.test(low) || low === 'longer')
  return before !== undefined && (DENYING.test(before.low) || (before.low === 'longer' && tokens[before.i - 1]?.low === 'no'))
}

/** `stopped dripping`, `doesn't leak any more`: no water comes of its subject. */
function stoppedDrip(verb: Token, analysis: Analysis): EventMention | undefined {
  const { tokens } = analysis
  const ending = tokens[verb.i - 1]
  const isEnded = ending !== undefined && /^(?:drip|leak|run|flow)$/u.test(verb.lemma) && ENDING.test(ending.lemma)
  if (isEnded) {
    const of = clausesOf(analysis).find(({ verb: { head } }) => head === ending.i)
    const span = of && subjectOf(of, verb)
    return span && { state: 'dry', verb, ...span }
  }
  if (!/^(?:drip|leak)$/u.test(verb.lemma) || !isDenied(verb, tokens)) return undefined
  const span = clauseSubject(verb, analysis)
  return span && { state: 'dry', verb, ...span }
}

/** Whether a noun that is no person does it: `the sea`, `snow`. */
function isDoneByThing(doer: Span, { phrases }: Analysis): boolean {
  const phrase = phrases.find(({ start, end }) => start < doer.to && doer.from <= end)
  return phrase !== undefined && !phrase.isName && natureOf(phrase.lemma) !== 'person' && !isPerson(phrase.lemma)
}

/** What a pot is covered with that is no lid: `covered with water`. */
const NO_LID = /^(?:with|in|by)$/u
const LID = /^(?:lid|plate|foil|cloth|towel|film|wrap)$/u

/** `cover the pot`, `the pot is covered`: a lid is on what is covered. */
function lidOn(verb: Token, analysis: Analysis): EventMention | undefined {
  const { tokens, phrases } = analysis
  if (isOnlyPossible(verb, tokens) || isOnlyWanted(verb, tokens)) return undefined
  const affected = affectedBy(verb, true, true, analysis)
  // `Snow covered the pot`.
  if (!affected || (affected.doer && isDoneByThing(affected.doer, analysis))) return undefined
  const end = Math.max(affected.to - 1, verb.i)
  const preposition = tokens[end + 1]
  const by = preposition && NO_LID.test(preposition.low) ? phrases.find(({ start }) => start === preposition.i + 1) : undefined
  return by && !LID.test(by.lemma) ? undefined : { state: 'covered', verb, ...affected }
}

function eventMentionOf(token: Token, analysis: Analysis): EventMention | undefined {
  const { tokens, bars } = analysis
  const verb = verbIn(token, tokens)
  if (!verb) return undefined
  const stopped = stoppedDrip(verb, analysis)
  if (stopped) return stopped
  if (NOT_ASSERTED.test(bars[verb.i] ?? '')) return undefined
  if (verb.lemma === 'cover') return lidOn(verb, analysis)
  if (isOnlyPossible(verb, tokens) || isOnlyWanted(verb, tokens)) return undefined
  const state = STATE_VERBS.get(verb.lemma)
  const event = state ? undefined : (eventOfVerb(verb, tokens) ?? eventOfThrowing(verb, analysis))
  if (!state && !event) return undefined
  const isOnlyCausative = state !== undefined && !SPONTANEOUS_STATES.has(state)
  const affected = affectedBy(
    verb,
    state !== undefined || THROWING.test(verb.lemma) || isCausative(verb, tokens),
    isOnlyCausative,
    analysis,
  )
  return (
    affected && { ...(event ? { event } : { state: state! }), verb, ...affected, ...(isHappenedBefore(verb, tokens) && { isBefore: true }) }
  )
}

const THROWING = /^(?:throw|hurl|toss|fling)$/u

/** `the sea threw the boats back`: what no person throws slides through the picture. */
function eventOfThrowing(verb: Token, analysis: Analysis): PlanEvent | undefined {
  const doer = THROWING.test(verb.lemma) ? clauseSubject(verb, analysis) : undefined
  if (!doer) return undefined
  return isDoneByThing(doer, analysis) ? 'slide' : undefined
}

const known = new WeakMap<Analysis, readonly EventMention[]>()

/** All that a sentence says to happen to things, in its order; read once for an analysis. */
export function eventMentionsOf(analysis: Analysis): readonly EventMention[] {
  const read = known.get(analysis)
  if (read) return read
  const mentions = analysis.tokens.flatMap((token) => eventMentionOf(token, analysis) ?? vanishingMention(token, analysis) ?? [])
  known.set(analysis, mentions)
  return mentions
}

/** `the ice was gone`: it vanishes. */
function vanishingMention({ low, i }: Token, analysis: Analysis): EventMention | undefined {
  const { tokens, bars } = analysis
  const before = tokens[i - 1]
  if (low !== 'gone' || NOT_ASSERTED.test(bars[i] ?? '') || before?.lemma !== 'be') return undefined
  if (tokens[i + 1] && !/^(?:PUNCT|CCONJ|ADP|SCONJ)$/u.test(tokens[i + 1]!.pos)) return undefined
  const verb = tokens[i]!
  const affected = clauseSubject(verb, analysis) ?? nounBefore(verb, analysis)
  return affected && { event: 'vanish', verb, ...affected }
}

const REPAIR = /^(?:repair|rebuild|restore|fix|mend|heal|replace|recover|revive|renew|relight|glue|unfreeze|thaw|defrost)$/u
/** `glued it together`, `built it up again`. */
const MAKING = /^(?:build|put|stick|sew|stitch|piece|paint|light|patch)$/u
const WHOLE_AGAIN = /^(?:again|together)$/u

/** What a sentence says is repaired. */
export const repairsOf = (analysis: Analysis): readonly Affected[] =>
  analysis.tokens.flatMap((verb) => {
    const { tokens, bars } = analysis
    const isRepair =
      verb.pos === 'VERB' &&
      (REPAIR.test(verb.lemma) ||
        (MAKING.test(verb.lemma) && tokens.slice(verb.i + 1, verb.i + 7).some(({ low }) => WHOLE_AGAIN.test(low))))
    if (!isRepair || NOT_ASSERTED.test(bars[verb.i] ?? '') || isOnlyPossible(verb, tokens) || isOnlyWanted(verb, tokens)) return []
    return affectedBy(verb, true, false, analysis) ?? []
  })
