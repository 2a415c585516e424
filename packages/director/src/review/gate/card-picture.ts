import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isNumbered } from '../../plan/counts.ts'
import type { Item } from '../../plan/scene-item.ts'
import { natureOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { SWARM_COUNT } from '../../vocabulary/drawn-counts.ts'
import type { Phrase } from '../../text/phrases.ts'
import { type AssertedClause, assertedClauses } from '../../clauses/asserted-clauses.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'

/** The drawings beside the words of a card, the main one first; at most `MAX_ILLUSTRATIONS`. */
export type CardPicture = { readonly cast: readonly PlanFigure[]; readonly things: readonly PlanThing[] }

export const NOTHING: CardPicture = { cast: [], things: [] }

/** What surrounds other things. */
export const SURROUNDINGS =
  /^(?:hand|finger|wind|rain|snow|fog|sky|shadow|smoke|steam|dust|ash|soot|foam|mud|light|sunlight|moonlight|hill|horizon|ground|air|(?:brick |stone )?wall|floor|roof)$/u
/** What holds something else. */
export const CONTAINERS =
  /^(?:bowl|plate|cup|mug|glass|bottle|jar|box|crate|bag|sack|basket|bucket|tray|pot|pan|frying pan|table|barrel|can)$/u

/** People under one name. */
const GROUPS =
  /^(?:navy|army|police|government|company|team|family|crowd|committee|council|crew|court|parliament|king|queen|city|village|town|church|bank|museum|hospital|school|club|band|tribe|gang|staff|public|press|jury|firm|factory|university|academy|ministry|fleet|couple|class)$/u

/** What happens to things, although no hand does it. */
const EVENTS =
  /^(?:landslide|avalanche|flood|fire|earthquake|explosion|eruption|drought|disease|illness|plague|virus|wave|tornado|blast|crash|impact|lightning|frost)$/u

/** `Inflation | eats`, `the line | went`: no one that does something to things. */
export function isAbstractSubject({ subject }: AssertedClause, { phrases, tokens }: Analysis): boolean {
  const phrase = subject && phrases.find(({ start, end }) => start >= subject[0] && end < subject[1])
  const isPronoun = subject !== undefined && tokens[subject[0]]!.pos === 'PRON'
  return (
    phrase !== undefined &&
    !isPronoun &&
    !phrase.isName &&
    !GROUPS.test(phrase.lemma) &&
    !EVENTS.test(phrase.lemma) &&
    natureOf(phrase.lemma) === 'abstract'
  )
}

export const ACTIVE = /^(?:sing|dance|cook|write|read|swim|climb|ride|run|jump|cry|laugh|dig|sweep|paint|play|sleep|eat|drink)$/u
/** Most of one kind that are drawn as so many, and from how many on they are seen as many without a numeral. */
const MAX_COUNTED = 40
/** Nouns for several things together. */
const GROUPED = /^(?:row|line|queue|pile|stack|heap|bunch|collection|convoy|fleet|cluster|bundle|pair)$/u
/** What has no body, and is no thing either. */
const UNBODIED =
  /^(?:dark|darkness|silence|time|life|death|love|fear|hope|memory|grief|anger|happiness|freedom|truth|sleep|mind|past|future|night|habit|luck|success|failure|pain|trust)$/u

/** `The dark was only a blanket`. */
function isOfUnbodied({ start, preposition }: Phrase, { tokens }: Analysis): boolean {
  if (preposition !== undefined) return false
  const before = tokens.slice(0, start).findLast(({ pos }) => pos !== 'ADV')
  return before !== undefined && FORMS_OF_BE.test(before.low) && UNBODIED.test(tokens[before.i - 1]?.low ?? '')
}

/** `Inflation is eating your lunch`. */
export function isMetaphor(phrase: Phrase, analysis: Analysis): boolean {
  const own = assertedClauses(analysis).find(({ from, to }) => from <= phrase.start && phrase.start < to)
  if (isOfUnbodied(phrase, analysis)) return true
  if (!own || phrase.role !== 'object' || !isAbstractSubject(own, analysis)) return false
  // `The rule explains why a bacterium ...`: of what it explains.
  return !analysis.tokens.slice(own.verb.i + 1, phrase.start).some(({ low }) => /^(?:that|why|how|what|when|where|whether)$/u.test(low))
}

/** One of a swarm. */
export const asOne = ({ event, ...thing }: PlanThing): PlanThing => ({ ...thing, count: 1, ...(event && event !== 'swarm' && { event }) })

/** As many as a sentence counts, or many where it tells of hundreds; several that it does not count are one of their kind. */
export const asCounted = (thing: PlanThing, item: Item | undefined): PlanThing =>
  thing.count >= SWARM_COUNT || (item?.phrase && isNumbered(item.phrase)) || GROUPED.test(item?.phrase?.of?.lemma ?? '')
    ? { ...thing, count: Math.min(MAX_COUNTED, thing.count) }
    : asOne(thing)
