import type { Clause } from '../../clauses/clause.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { CONCEDED, SEEN_THERE, scoreOf } from '../clause-worth.ts'
import { isDeniedSaid } from '../forms/denials.ts'
import { isVagueNoun } from '../forms/noun-forms.ts'

/** What somebody finds out or is told, and what those say who are named. */
const FOUND = 3.6
const TOLD = 3.2
/** A question that somebody asks. */
const ASKED = 4.5
/** `a hedgehog who was afraid of the dark`: what is told of one that is only introduced. */
const INTRODUCED = 5
/** `although their cures did nothing`: beside a picture of the rest. */
const CONCESSION = 1.6
/** `to the pond, where fireflies were dancing`: beside a picture of those who go there. */
const THERE = 2
/** `the flame went out, and so close that she could feel it`: what comes of another clause. */
const OF_OTHER = 3
/** The last of two statements is news of the first. */
const NEWS = 0.5
const REASON = 0.4
/** What comes before something else that happens: `The fox looked at the stream, | and jumped from stone to stone`. */
const BEFORE_EVENT = 0.9
const PREPARING = /^(?:look|turn|walk|go|come|stand|sit|wait|wake|stay|stop|nod|smile|sigh|wave|cry|pause|close|shut)$/u
/** What happens while something else goes on. */
const EVENT = 3.4

/** Verbs of which what is found or thought is meant, rather than that somebody finds it. */
const FINDING =
  /^(?:find|discover|show|prove|reveal|notice|realize|realise|learn|order|decide|remind|understand|imagine|know|mean|tell|promise|warn|admit|turn|see|hear)$/u
const SAYING = /^(?:say|claim|explain|report|announce|write|answer)$/u
const BELIEVING = /^(?:believe|think|suspect|fear|argue|hope|agree)$/u

/** What is said is worth, by who says it. `before`: the clause that says it. */
function saidWorth(analysis: Analysis, clauses: readonly Clause[], n: number): number | undefined {
  const { tokens } = analysis
  const before = clauses.slice(0, n).findLast(({ role }) => role !== 'said')
  if (!before) return undefined
  const { lemma } = tokens[before.rest.findLast(({ kind }) => kind === 'infinitive')?.head ?? before.verb.head]!
  const isFound = FINDING.test(lemma) && !before.isDenied
  const isOfOther = /^(?:setting|because|relative)$/u.test(before.role)
  // `shocked when they find out that`, but `even though the map says that it is near`.
  if (isOfOther ? !isFound || /^(?:if|unless|although|though|even)$/u.test(before.opener ?? '') : isDeniedSaid(analysis, clauses, n))
    return undefined
  const worth = scoreOf(analysis, clauses, n)
  if (isFound) return Math.max(worth, FOUND) + (clauses[n]!.joint === 'and' ? NEWS : 0)
  const who = tokens[before.subject[0]?.head ?? -1]
  const isNoun = who !== undefined && /^(?:NOUN|PROPN)$/u.test(who.pos) && !isVagueNoun(who.low)
  // `Scientists think that it is ice`, but `The guard thought it was the wind`.
  const isOfMany = isNoun && (who.low === 'police' || singularOf(who.low) !== who.low)
  if (BELIEVING.test(lemma) && !isOfMany) return before.role === 'but' && who?.low === 'most' ? Math.max(worth, FOUND) : undefined
  const isSaid = SAYING.test(lemma) && (isNoun || /^(?:i|he|she)$/u.test(who?.low ?? ''))
  return (isSaid || (isNoun && BELIEVING.test(lemma))) && !before.isDenied
    ? Math.max(worth, TOLD) + (before.role === 'joined' ? NEWS : 0)
    : worth
}

/** `was so cold (that the water froze)`. */
const hasDegree = ({ tokens }: Analysis, { verb, rest }: Clause): boolean =>
  tokens.slice(verb.from, rest.at(-1)?.to ?? verb.to).some(({ low }) => /^(?:so|such)$/u.test(low))

/** `The fox was still deciding | when the dogs came`: what happens while something else goes on. */
const isUnderWay = ({ tokens }: Analysis, clauses: readonly Clause[], n: number): boolean => {
  const main = clauses.slice(0, n).find(({ role }) => role === 'main')
  return main !== undefined && /^(?:was|were)$/u.test(tokens[main.verb.from]!.low) && tokens[main.verb.head]!.low.endsWith('ing')
}

/** What a clause of a sentence is worth as its point beside a picture of the rest, from 0 to about 5; undefined where it is none. */
export function pointWorth(analysis: Analysis, clauses: readonly Clause[], n: number): number | undefined {
  const { tokens } = analysis
  const clause = clauses[n]!
  const { role, opener, subject, isSetOff, isShared } = clause
  const before = clauses[n - 1]
  // `don't start with that, start with this`: what is turned by the clause behind it.
  const isReplaced =
    clause.isCommand &&
    clause.isDenied &&
    clauses.slice(n + 1).some((one) => one.isCommand && !one.isDenied && tokens[one.verb.head]!.lemma === tokens[clause.verb.head]!.lemma)
  if (isReplaced) return undefined
  if (/^(?:main|joined|command)$/u.test(role) && clauses.slice(n + 1).some((one) => one.role === 'but')) return undefined
  if (role === 'said') return saidWorth(analysis, clauses, n)
  const isPreparing =
    /^(?:main|joined)$/u.test(role) &&
    PREPARING.test(tokens[clause.verb.head]!.lemma) &&
    clauses.slice(n + 1).some((one) => /^(?:joined|so)$/u.test(one.role))
  const worth = scoreOf(analysis, clauses, n) - (isPreparing ? BEFORE_EVENT : 0)
  const isConcession = role === 'setting' && /^(?:although|though|even)$/u.test(opener ?? '')
  switch (role) {
    case 'compared':
      return undefined
    case 'setting':
      if (opener === 'when' && isUnderWay(analysis, clauses, n)) return EVENT
      return isConcession && n > 0 ? worth + CONCEDED + CONCESSION : undefined
    // `just as the chick is breaking its shell`: when.
    case 'because':
      return opener === 'as' ? undefined : worth + REASON
    case 'result':
      return before && !hasDegree(analysis, before) ? worth - OF_OTHER : worth
    case 'joined':
      return !isShared && (isSetOff || clause.joint === 'and') && subject.length > 0 ? worth + NEWS : worth
    case 'asked':
      return before && /^(?:ask|wonder)$/u.test(tokens[before.verb.head]!.lemma) && !/^(?:if|whether)$/u.test(opener ?? '')
        ? worth + ASKED
        : undefined
    case 'relative': {
      const isSeenThere = opener === 'where' && isSetOff && subject.length > 0 && clauses.slice(0, n).some((one) => one.role === 'main')
      if (isSeenThere) return worth + SEEN_THERE + THERE
      const isIntroduced = subject.length === 0 && tokens[before?.subject[0]?.from ?? -1]?.low === 'there'
      return isIntroduced ? worth + INTRODUCED : undefined
    }
    default:
      return worth
  }
}
