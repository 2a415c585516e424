import type { Analysis } from '../../story/analysis.ts'
import type { Clause } from '../../clauses/clause.ts'
import { type Form, isVagueNoun } from './noun-forms.ts'
import { predicateForms } from './predicate-forms.ts'
import { subjectForms } from './subject-forms.ts'

const RELATIVE_LEFT = 0.8
const VAGUE_LEFT = 4
const DENIED_LEFT = 4
/** Does the clause behind one belong to it without a break? */
export const isBehind = (clause: Clause, next: Clause | undefined): next is Clause =>
  next !== undefined && !next.isSetOff && next.joint === undefined

/** Forms of a dependent clause behind another, with the word that opens it. */
export function tailForms(analysis: Analysis, clause: Clause, rest: readonly Clause[], depth = 0): Form[] {
  const opener =
    clause.opener === 'that' && clause.role === 'said'
      ? []
      : clause.openerAt !== undefined && clause.openerAt < clause.from
        ? Array.from({ length: clause.from - clause.openerAt }, (_, i) => clause.openerAt! + i)
        : []
  const subjects = clause.isShared
    ? [{ kept: [], cost: 0 }]
    : /^(?:which|what|whose|how)$/u.test(clause.opener ?? '')
      ? subjectForms(analysis, clause).slice(0, 1)
      : subjectForms(analysis, clause)
  const [next, ...others] = rest
  // `you decided | it should`.
  if (clause.rest.length === 0 && analysis.tokens[clause.verb.head]!.pos === 'AUX') return []
  const tails: Form[] = isBehind(clause, next) && depth < 1 ? tailForms(analysis, next, others, depth + 1) : []
  return subjects.flatMap((subject) =>
    predicateForms(analysis, clause).flatMap((predicate) => {
      const kept = [...opener, ...subject.kept, ...predicate.kept]
      const cost = subject.cost + predicate.cost
      const isLeft = isBehind(clause, next)
      const isOnly = analysis.tokens.slice(clause.from, clause.to).some(({ low }) => low === 'only')
      const needs = isLeft && (/^(?:said|asked|result)$/u.test(next.role) || (isOnly && /^(?:setting|because)$/u.test(next.role)))
      return [
        ...(needs ? [] : [{ kept, cost: cost + (isLeft && next.role === 'relative' ? leftCost(analysis, clause) : 0) }]),
        ...(predicate.isWhole ? tails.map((tail) => ({ kept: [...kept, ...tail.kept], cost: cost + tail.cost })) : []),
      ]
    }),
  )
}

/** What it costs to leave out a relative clause: `your brain is the thing | that is missing`. */
export function leftCost({ tokens }: Analysis, { rest, verb, isDenied }: Clause): number {
  // `Never fertilize a plant | that is sick`: any plant would be more than is denied.
  if (isDenied) return DENIED_LEFT
  const last = rest.at(-1)
  const head = tokens[(last ?? verb).head]!
  // `You are in the chapter | nobody claps for`.
  const isWhich = last !== undefined && tokens[verb.head]!.lemma === 'be' && tokens[last.head - 1]?.low === 'the'
  if (isWhich) return VAGUE_LEFT
  return last && /^(?:nominal|preposition|row)$/u.test(last.kind) && isVagueNoun(head.low) ? VAGUE_LEFT : RELATIVE_LEFT
}
