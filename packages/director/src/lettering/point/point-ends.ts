import { type Clause, startOf } from '../../clauses/clause.ts'
import { TIME_PHRASE } from '../../clauses/words.ts'
import { actionOf } from '../../plan/actions.ts'
import { STAYING } from '../../review/gate/tells-clause.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isNegation } from '../../text/clause-ends.ts'
import { predicateForms } from '../forms/predicate-forms.ts'
import { isForFree } from '../whole/short-ends.ts'
import { endsOf, withShortEnds } from '../whole/whole-pieces.ts'
import { type Beside, isExistential, lowAt } from './point-begins.ts'

/** What leaving out more than a time costs, and the most that it may cost. */
const CUT = 0.3
const MAX_CUT = 0.8

/** Where a piece ends, exclusive. `cost`: what is left out behind it. */
type End = { readonly to: number; readonly cost: number }

/** `the rats | that scurried`: which ones is seen, or heard. */
function endsBeforeRelative(analysis: Analysis, clauses: readonly Clause[], clause: Clause, { seen }: Beside): number[] {
  const next = clauses.find((one) => startOf(one) === clause.to)
  const last = clause.rest.at(-1)
  const isRelative =
    (next?.role === 'relative' || /^(?:that|who|which)$/u.test(lowAt(analysis, clause.to))) &&
    last !== undefined &&
    /^(?:nominal|preposition)$/u.test(last.kind)
  // `any brush | that looks old`: not any.
  if (!isRelative || /^(?:any|every|each|all|no)$/u.test(lowAt(analysis, last.from + Number(last.kind === 'preposition')))) return []
  return seen.has(singularOf(lowAt(analysis, last.head))) || seen.has(singularOf(lowAt(analysis, last.to - 1))) ? [clause.to] : []
}

/** `taught myself | how to code`: a question without a subject behind a clause. */
function endOfHowTo({ tokens }: Analysis, { to }: Clause): number[] {
  if (!/^(?:how|what|where|when|whether)$/u.test(tokens[to]?.low ?? '') || tokens[to + 1]?.low !== 'to') return []
  const end = tokens.findIndex(({ text, pos }, i) => i > to + 1 && (/^[,;:.!?—–"”]$/u.test(text) || /^(?:CCONJ|SCONJ)$/u.test(pos)))
  return end < 0 ? [] : [end]
}

/** What a clause may leave behind only with the loss of its sense. */
const LIMITING =
  /^(?:without|between|except|unless|rather|than|unlike|but|if|only|like|as|not|never|no|until|till|hardly|barely|scarcely|rarely|seldom|almost|nearly|of)$/u

/** `the first woman | to win the prize`: what somebody is the first, last or only one to do. */
const RANKED = /^(?:first|second|third|last|only|youngest|oldest|next)$/u

/** May a clause end before what is left of it? Not within a row or a noun phrase, before a number, or between somebody and what that one is to do. */
function mayEndBefore(analysis: Analysis, clause: Clause, to: number): boolean {
  const { tokens, quantities } = analysis
  const left = tokens.slice(to, clause.to)
  const [last, next] = [tokens[to - 1]!, tokens[to]!]
  // `would crush a submarine | like an empty can`, but `eats like a horse`.
  const isLikened = next.low === 'like' && clause.rest.some(({ kind, to: end }) => kind === 'nominal' && end <= to)
  if (
    (LIMITING.test(next.low) && !isLikened) ||
    isForFree(analysis, to) ||
    left.some((token) => isNegation(token, tokens) || token.low === 'only')
  )
    return false
  if (
    next.low === 'to' &&
    clause.rest.some(({ from, to: end }) => end === to && tokens.slice(from, end).some(({ low }) => RANKED.test(low)))
  )
    return false
  if (/^(?:and|or|,)$/u.test(next.low) || clause.rest.some(({ kind, from }) => kind === 'row' && from === to)) return false
  if (/^(?:ADJ|NUM|DET)$/u.test(last.pos) && /^(?:ADJ|NOUN|VERB|PROPN)$/u.test(next.pos)) return false
  const behind = clause.rest.find(({ from }) => from === to)
  // `had room | for sixty-four lifeboats`.
  const isNumberNext = quantities.some(
    ({ at, kind }) =>
      !/^(?:duration|date|year)$/u.test(kind) && left.some(({ word, i }) => word === at && behind !== undefined && i < behind.to),
  )
  if (isNumberNext) return false
  if (to > clause.verb.to) return true
  // `were dancing | above the water`, but `had been living | under a name`.
  const verb = tokens[clause.verb.head]!
  return behind?.isTime === true || (behind?.kind === 'preposition' && actionOf(verb, tokens) !== undefined && !STAYING.test(verb.lemma))
}

/** `still broke | by the end of the month`: a last phrase that says when. */
function endBeforeTime({ tokens }: Analysis, { rest }: Clause): End[] {
  const last = rest.at(-1)
  const isWhen = rest.length > 1 && last?.kind === 'preposition' && TIME_PHRASE.test(tokens[last.to - 1]!.lemma)
  return isWhen ? [{ to: last.from, cost: CUT }] : []
}

/** Ends at which what follows only says how, when, where or what for: `stirred tons of ore | for four years`. */
function endsOfCore(analysis: Analysis, clause: Clause): End[] {
  if (clause.isDenied || isExistential(analysis, clause)) return []
  const forms = predicateForms(analysis, clause).flatMap(({ kept, cost }): End[] => {
    // Adverbs within the verb are left out by themselves.
    const behind = kept.filter((i) => i >= clause.verb.to)
    const to = clause.verb.to + behind.length
    const isPrefix = behind.every((i, n) => i === clause.verb.to + n)
    return isPrefix && to < clause.to && cost <= MAX_CUT && mayEndBefore(analysis, clause, to) ? [{ to, cost: cost + CUT }] : []
  })
  return [...forms, ...endBeforeTime(analysis, clause)]
}

const withoutCost = (ends: readonly number[]): End[] => ends.map((to) => ({ to, cost: 0 }))

/** Ends of a clause, exclusive, at which it is whole, with what it asks or says. */
export function allEndsOf(analysis: Analysis, clauses: readonly Clause[], clause: Clause, beside: Beside): End[] {
  const howTo = endOfHowTo(analysis, clause)
  if (howTo.length > 0) return withoutCost(howTo)
  const next = clauses.find((one) => startOf(one) === clause.to || one.openerAt === clause.to)
  const isOpen = next !== undefined && /^(?:said|asked)$/u.test(next.role) && !next.isSetOff
  if (isOpen) return withoutCost(endsOf(analysis, clauses, next))
  // `start with the people | you eat lunch with`: with the clause that says which.
  const which =
    next?.role === 'relative' && !next.isSetOff && clause.rest.length > 0
      ? endsOf(analysis, clauses, next).filter((to) => to === next.to)
      : []
  const own = [...endsOf(analysis, clauses, clause), ...which]
  const short = withShortEnds(analysis, clause, own).filter((to) => own.includes(to) || mayEndBefore(analysis, clause, to))
  const whole = [...short, ...endsBeforeRelative(analysis, clauses, clause, beside)]
  return [...withoutCost(whole), ...endsOfCore(analysis, clause).filter(({ to }) => !whole.includes(to))]
}
