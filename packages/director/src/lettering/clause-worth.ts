import { MENTAL_VERBS } from '../languages/en/verbs.ts'
import type { Analysis } from '../story/analysis.ts'
import { type Clause, type ClauseRole, startOf } from '../clauses/clause.ts'

/** What a statement is worth by the clause that it is of. */
const WORTH: Readonly<Record<ClauseRole, number>> = {
  main: 3,
  command: 3,
  but: 4.2,
  so: 3.3,
  result: 4,
  joined: 2.7,
  said: 2.9,
  asked: -1,
  because: 1.2,
  setting: -0.6,
  relative: -3,
  compared: -3,
}

/** `to the pine, where fireflies were dancing`. */
export const SEEN_THERE = 4
/** `although no bodies were ever found`: what is so all the same. */
export const CONCEDED = 1.3
/** `and began to dance`: what comes of it. */
const BEGUN = 1.2
/** `Put it in rice and you may do harm`: a command that is only a condition. */
const AS_CONDITION = 3
/** `it isn't old | it is full of dust`: what is said instead of what is denied. */
const CORRECTION = 2.5
/** What has become of it at last. */
const LATER = 2
/** The last of two, and of several, things that somebody does, for which the others are told; and what is told with `then`. */
const LAST_OF_TWO = 0.5
const LAST = 1.1
const THEN = 1
const AVOIDED = 1.5
/** `He ordered a bourbon | and slipped me a note`: what anybody does, before what is news. */
const EVERYDAY = 0.9
const EVERYDAY_VERB =
  /^(?:order|eat|drink|sip|bring|serve|pour|pack|dress|bow|kneel|lean|enter|arrive|greet|thank|wink|nod|smile|sit|stand|pay|wash|knock|tune|borrow|fetch)$/u
/** What a reason is worth more behind a clause of subject and verb alone. */
const BECAUSE_OF_LITTLE = 2.6
const AVOIDING = /^(?:forget|skip|stop|quit|avoid|ditch)$/u
const REPORTING =
  /^(?:say|report|announce|explain|write|note|state|mean|find|show|discover|realize|realise|notice|prove|learn|confirm|reveal|swear|tell|be|know|see|hear|turn|answer|reply|teach|suggest|keep|bear|have)$/u

const isMain = ({ role }: Clause): boolean => /^(?:main|command|joined|so|but)$/u.test(role)

/** `..., the Stoics said, ...`. */
const isSaying = ({ tokens }: Analysis, { rest, verb }: Clause): boolean =>
  rest.length === 0 && /^(?:say|write|teach|argue|believe)$/u.test(tokens[verb.head]!.lemma)

const isDeed = ({ role }: Clause): boolean => /^(?:main|joined)$/u.test(role)

/** `She locked the door, turned off the light, | and then somebody coughed`: what the last of some deeds in the past is worth more, 0 of any other clause. */
export function lastDeedWorth({ tokens }: Analysis, clauses: readonly Clause[], n: number): number {
  const clause = clauses[n]!
  // What somebody thinks or forgets is no deed.
  if (MENTAL_VERBS.has(tokens[clause.verb.head]!.lemma) || /^(?:forget|remember|know|hope|feel)$/u.test(tokens[clause.verb.head]!.lemma))
    return 0
  const isPast = ({ verb }: Clause) => tokens[verb.head]!.low !== tokens[verb.head]!.lemma && !/(?:s|ing)$/u.test(tokens[verb.head]!.low)
  if (clause.role !== 'joined' || clause.isDenied || clauses.slice(n + 1).some((one) => isDeed(one) || /^(?:but|so)$/u.test(one.role)))
    return 0
  const deeds = clauses.slice(0, n).filter((one) => isDeed(one) && isPast(one))
  if (deeds.length === 0 || !(clause.isShared || isPast(clause))) return 0
  const from = startOf(clause)
  const hasThen = tokens.slice(Math.max(0, from - 1), clause.verb.head).some(({ low }) => /^(?:then|suddenly)$/u.test(low))
  if (hasThen) return LAST + THEN
  if (!clause.isShared) return deeds.length > 1 ? LAST : 0
  return deeds.length > 1 ? LAST : LAST_OF_TWO
}

/** What saying a clause of a sentence is worth before its sentence. */
export function scoreOf(analysis: Analysis, clauses: readonly Clause[], n: number): number {
  const { tokens } = analysis
  const clause = clauses[n]!
  const isPronoun = (one: Clause) =>
    one.subject.length > 0 && /^(?:i|you|he|she|it|we|they|this|that|there|these|those)$/u.test(tokens[one.subject[0]!.from]!.low)
  const isInstead = (one: Clause) =>
    one.isSetOff && isPronoun(one) && !one.isDenied && one.joint === undefined && one.opener === undefined && isMain(one)
  const denied = clauses.slice(0, n).findLast(isMain)
  const corrects = denied?.isDenied === true && isInstead(clause)
  const next = clauses.slice(n + 1).find((one) => isMain(one) && !isSaying(analysis, one))
  const isCorrected = clause.isDenied && isMain(clause) && next !== undefined && isInstead(next)
  // `You cannot control the storm, but you can choose`: what the same one can do is the point.
  const isOvercome =
    clause.isDenied &&
    next?.role === 'but' &&
    !next.isDenied &&
    isMain(clause) &&
    clause.subject[0] !== undefined &&
    next.subject[0] !== undefined &&
    tokens[clause.subject[0].from]!.low === tokens[next.subject[0].from]!.low
  const before = [...clause.fronted, ...clause.before].some(({ from, to }) =>
    tokens.slice(from, to).some(({ low }) => /^(?:later|today|now)$/u.test(low)),
  )
  const isLater = before && clauses.slice(0, n).some(isMain)
  const said = clause.role === 'said' ? clauses.slice(0, n).findLast(({ role }) => role !== 'said') : undefined
  const isBelieved = said !== undefined && !REPORTING.test(tokens[said.verb.head]!.lemma)
  const isDeniedSaying = said?.isDenied === true
  // What is to be avoided, before what is to be done instead.
  const isAvoided =
    clause.role === 'command' &&
    AVOIDING.test(tokens[clause.verb.head]!.lemma) &&
    clauses.slice(n + 1).some((one) => one.joint === 'and' && one.subject.length === 0 && isMain(one))
  // `Most people think they need a raise, but`.
  const isRefuted =
    clauses[n + 1] !== undefined &&
    isMain(clause) &&
    /^(?:think|believe|assume|expect|want|hope|look|seem|say|claim)$/u.test(tokens[clause.verb.head]!.lemma) &&
    clauses.slice(n + 1).some(({ role }) => role === 'but')
  const isRefutedSaid = isBelieved && clauses.slice(n + 1).some(({ role }) => role === 'but')
  // `The reason is that`: what it is.
  const isFrame =
    clauses[n + 1]?.role === 'said' &&
    tokens[clause.verb.head]!.lemma === 'be' &&
    /^(?:reason|truth|problem|point|answer|result|trick|thing|fact|secret|idea|news|catch|question)$/u.test(
      tokens[clause.subject[0]?.head ?? -1]?.low ?? '',
    )
  // `A doctor discovered that timid mice become brave`: what he found.
  const isFound =
    clauses[n + 1]?.role === 'said' &&
    REPORTING.test(tokens[clause.verb.head]!.lemma) &&
    !isFrame &&
    tokens[clause.subject[0]?.head ?? -1]?.pos === 'NOUN'
  const then = clauses[n + 1]
  const isEveryday =
    clause.role === 'main' &&
    !clause.isDenied &&
    EVERYDAY_VERB.test(tokens[clause.verb.head]!.lemma) &&
    then?.role === 'joined' &&
    then.isShared &&
    then.joint === 'and' &&
    !EVERYDAY_VERB.test(tokens[then.verb.head]!.lemma) &&
    then.rest.some(({ kind }) => /^(?:nominal|preposition)$/u.test(kind))
  const isCondition =
    clause.role === 'command' &&
    then?.joint === 'and' &&
    /^(?:you|it|they|he|she|your|nobody)$/u.test(tokens[then.subject[0]?.from ?? -1]?.low ?? '') &&
    /^(?:will|may|might|can|could|['’]ll)$/u.test(tokens[then.verb.from]!.low)
  return (
    WORTH[clause.role] +
    // `The war began | because a driver took a wrong turn`.
    (clause.role === 'because' && n > 0 && isMain(clauses[n - 1]!) && clauses[n - 1]!.rest.length === 0 ? BECAUSE_OF_LITTLE : 0) +
    (corrects ? CORRECTION : 0) -
    (isCorrected || isOvercome ? CORRECTION : 0) +
    (isLater ? LATER : 0) +
    lastDeedWorth(analysis, clauses, n) -
    (isBelieved ? 1.6 : 0) -
    (isRefutedSaid ? 3 : 0) -
    // `Turn it down, or it will burn`.
    (clause.joint === 'or' && clause.subject.length > 0 ? 3 : 0) -
    (isDeniedSaying ? 1 : 0) -
    (isRefuted ? 1.5 : 0) +
    (clause.joint === 'and' && clause.isShared && /^(?:begin|start)$/u.test(tokens[clause.verb.head]!.lemma) ? BEGUN : 0) -
    (isCondition ? AS_CONDITION : 0) -
    (isFrame ? 3 : isFound ? 1 : 0) -
    (isAvoided ? AVOIDED : 0) -
    (isEveryday ? EVERYDAY : 0) -
    n * 0.05
  )
}
