import { type Clause, startOf } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isVagueNoun } from '../forms/noun-forms.ts'
import { isStrictLimit } from './limits.ts'

/** Conjunctions of what must be so that a clause is true. */
const CONDITION = /^(?:if|unless|once|whenever|wherever|until|till|provided|only)$/u
/** Conjunctions of when a clause is true, where it tells of what always is. */
const WHEN = /^(?:when|while|as|after|before|since|where)$/u
/** What is set against a clause, or gives its reason. */
const ASIDE = /^(?:although|though|even|whereas|while|because|since|as|so)$/u
const FINDING = /^(?:find|discover|show|prove|reveal|notice|realize|realise|learn|mean|turn)$/u
const TELLING = /^(?:order|decree|demand|say|report|warn|announce|explain|teach|confirm)$/u

/** Whether a clause tells of what has happened, rather than of what always is or shall be done. */
export function isPast({ tokens }: Analysis, { verb, isCommand }: Clause): boolean {
  const { low, lemma, pos } = tokens[verb.from]!
  if (isCommand) return false
  if (pos === 'AUX') return /^(?:was|were|had|did|would|could)$/u.test(low)
  return low !== lemma && !/(?:[^s]s|ing)$/u.test(low)
}

const isKept = (clause: Clause, kept: ReadonlySet<number>): boolean => {
  for (let i = startOf(clause); i < clause.to; i++) if (!kept.has(i) && i >= clause.from) return false
  return true
}

/** Is what a clause says true only under a condition that is left out: `if nobody comes, it withers and | bears no pod`? */
function losesCondition(analysis: Analysis, clauses: readonly Clause[], n: number, kept: ReadonlySet<number>): boolean {
  const { tokens } = analysis
  const clause = clauses[n]!
  const before = clauses.slice(0, n)
  // `would kill him | if they could, and he was`: of what stands before it.
  const isFronted = (one: Clause): boolean => {
    const next = clauses
      .slice(clauses.indexOf(one) + 1, n + 1)
      .find(({ role }) => !/^(?:relative|said|asked|setting|because|compared|result)$/u.test(role))
    return next === undefined || next.joint === undefined || next.isShared
  }
  const turn = before.findLastIndex(({ role, joint }, i) => (role === 'but' && i > 0) || joint === 'but')
  const isOpen = before
    .slice(Math.max(0, turn))
    .some(
      (one) =>
        one.role === 'setting' &&
        !isKept(one, kept) &&
        isFronted(one) &&
        (CONDITION.test(one.opener ?? '') ||
          tokens.slice(startOf(one), one.from).some(({ low }) => CONDITION.test(low)) ||
          (WHEN.test(one.opener ?? '') && !isPast(analysis, clause) && !(clause.isCommand && one.opener === 'before'))),
    )
  if (isOpen) return true
  // `Pay now, and it will take years`, `Turn it down, or it burns`.
  const isAfterCommand =
    !clause.isCommand &&
    /^(?:and|or)$/u.test(clause.joint ?? '') &&
    before.findLast(({ role }) => !/^(?:relative|said|asked|setting)$/u.test(role))?.isCommand === true
  return (
    isAfterCommand ||
    tokens.slice(startOf(clause) - 1 < 0 ? 0 : startOf(clause) - 1, clause.verb.from).some(({ low }) => low === 'otherwise')
  )
}

/** Does somebody only think or deny what a clause says, or is it not told by whom? */
function isOnlySaid(analysis: Analysis, clauses: readonly Clause[], n: number): boolean {
  const { tokens } = analysis
  const clause = clauses[n]!
  if (clause.role === 'asked') return true
  if (clause.role !== 'said') return false
  const before = clauses.slice(0, n).findLast(({ role }) => role !== 'said')
  if (!before || before.isDenied || /^(?:setting|relative|because|asked|compared)$/u.test(before.role)) return true
  // `Keep in mind that`, `Legend has it that`.
  if (
    /^(?:keep|bear|have)$/u.test(tokens[before.verb.head]!.lemma) &&
    tokens.slice(before.verb.to, before.to).some(({ low }) => /^(?:mind|it)$/u.test(low))
  )
    return false
  const { lemma } = tokens[before.rest.findLast(({ kind }) => kind === 'infinitive')?.head ?? before.verb.head]!
  const who = tokens[before.subject[0]?.head ?? -1]
  const isNoun = who !== undefined && /^(?:NOUN|PROPN)$/u.test(who.pos) && !isVagueNoun(who.low)
  if (FORMS_OF_BE.test(tokens[before.verb.head]!.low)) return !/^(?:truth|reason|catch|result|point|fact|problem)$/u.test(who?.low ?? '')
  const isPossible = [clause, before].some(({ verb }) => /^(?:would|could|might|may|should)$/u.test(tokens[verb.from]!.low))
  return !(FINDING.test(lemma) || (isNoun && TELLING.test(lemma))) || (isPossible && lemma !== 'order')
}

/** `choose how you behave (in the water)`. */
const isAskedWithoutPlace = ({ tokens }: Analysis, { role, rest, verb, isDenied }: Clause, kept: ReadonlySet<number>): boolean => {
  const cut = rest.findIndex(({ from }) => !kept.has(from))
  const isPlace =
    cut >= 0 &&
    rest.slice(cut).every(({ kind, from, to }) => kind === 'preposition' && /^(?:in|on|at)$/u.test(tokens[from]!.low) && !kept.has(to - 1))
  return role === 'asked' && !isDenied && isPlace && kept.has(verb.from)
}

/** Does the end of a clause need the clause behind it, of which only a part is kept or nothing? `end`: the last kept token. */
function needsNext(analysis: Analysis, clauses: readonly Clause[], clause: Clause, end: number, kept: ReadonlySet<number>): boolean {
  const { tokens } = analysis
  const isLimited = clause.isDenied || tokens.slice(startOf(clause), clause.to).some((token) => isStrictLimit(token, tokens))
  const next = clauses.find(
    (one) => startOf(one) >= clause.to && /^(?:said|asked|relative|because|setting|result|compared)$/u.test(one.role),
  )
  if (!next || next.joint !== undefined || clauses.some((one) => startOf(one) >= clause.to && startOf(one) < startOf(next))) return false
  if (kept.has(next.verb.head))
    return (!isKept(next, kept) && !isAskedWithoutPlace(analysis, next, kept)) || needsNext(analysis, clauses, next, end, kept)
  const opener = next.opener ?? ''
  const openings = tokens.slice(clause.to, Math.max(clause.to, next.from)).map(({ low }) => low)
  const last = tokens[end]!
  const isSetOff = next.isSetOff || /^[,;:—–]$/u.test(tokens[clause.to]?.text ?? '')
  switch (next.role) {
    case 'said':
    case 'asked':
      return !isSetOff
    case 'relative': {
      if (opener === 'reduced' && !isSetOff) return true
      if (isSetOff || end < clause.to - 2) return false
      const nominal = [...clause.rest, ...clause.subject].find(({ from, to }) => from <= end && end < to)
      const first = tokens[nominal?.from ?? end]!
      const article = nominal?.kind === 'preposition' ? tokens[nominal.from + 1]! : first
      const isAny = /^(?:the|any|every|each|all|no|those|most|only|some)$/u.test(article.low) || /^(?:every|any|some|no)/u.test(last.low)
      // `They never talk about the maintenance fee | that`: which one is named.
      const isNamed =
        article.low === 'the' &&
        clause.isDenied &&
        nominal !== undefined &&
        nominal.to - nominal.from > 2 + Number(nominal.kind === 'preposition')
      const isNobody = (clause.subject[0] ? tokens.slice(startOf(clause), clause.subject[0].to) : []).some((token) =>
        isStrictLimit(token, tokens),
      )
      return (isNamed ? isNobody : isLimited || isAny) || isVagueNoun(last.low)
    }
    case 'because':
      return opener !== 'so' && ((isLimited && !isSetOff) || (!isSetOff && openings.some((low) => /^(?:just|only|simply)$/u.test(low))))
    case 'result':
      return tokens.slice(clause.verb.from, clause.to).some(({ low, i }) => /^(?:so|such)$/u.test(low) && kept.has(i))
    case 'compared':
      return !isSetOff
    default: {
      if (isSetOff && (openings.includes('even') || /^(?:although|though|whereas)$/u.test(opener))) return false
      if (
        CONDITION.test(opener) ||
        openings.some((low) => CONDITION.test(low) || (/^(?:long|soon)$/u.test(low) && openings.includes('as')))
      )
        return true
      if (ASIDE.test(opener) && isSetOff) return false
      if (/^(?:although|though|whereas)$/u.test(opener)) return false
      return WHEN.test(opener) && !isSetOff && (isLimited || !isPast(analysis, clause))
    }
  }
}

/** `so that she would sleep`, `had been angry since it was a blossom`: what is only wanted, or since when. */
function isPurposeOrTime({ tokens }: Analysis, clauses: readonly Clause[], n: number): boolean {
  const { openerAt, verb, opener } = clauses[n]!
  const before = clauses[n - 1]
  const isPurpose =
    openerAt !== undefined &&
    tokens[openerAt]!.low === 'that' &&
    tokens[openerAt - 1]?.low === 'so' &&
    /^(?:would|could|might|can|may|will|should)$/u.test(tokens[verb.from]!.low)
  return isPurpose || (opener === 'since' && before !== undefined && /^(?:has|have|had)$/u.test(tokens[before.verb.from]!.low))
}

/** Is a clause false or unknown without the clauses around it: the condition under which it holds, who says it, what it is said of? */
export function needsOthers(analysis: Analysis, clause: Clause, end: number, kept: ReadonlySet<number>): boolean {
  const clauses = clausesOf(analysis)
  const n = clauses.indexOf(clause)
  if (clause.role === 'because' && (clause.opener === 'as' || isPurposeOrTime(analysis, clauses, n))) return true
  if (/^(?:setting|compared)$/u.test(clause.role) && !/^(?:although|though)$/u.test(clause.opener ?? '')) return true
  return losesCondition(analysis, clauses, n, kept) || isOnlySaid(analysis, clauses, n) || needsNext(analysis, clauses, clause, end, kept)
}
