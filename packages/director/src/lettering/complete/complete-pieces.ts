import { type Clause, startOf } from '../../clauses/clause.ts'
import { chunksOf, clausesOf } from '../../clauses/clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isClauseEnd } from '../../text/clause-ends.ts'
import { capitalized } from '../capitalized.ts'
import { span } from '../forms/noun-forms.ts'
import type { Beside } from '../point/point-begins.ts'
import { mostWords, scoreOf } from '../point/point-of.ts'
import { pointWorth } from '../point/point-worth.ts'
import { lengthOf, textOf, uncapitalized } from '../statement-text.ts'
import { wholePhrases } from '../whole/whole-phrases.ts'
import { endBeforeOf, isCompleteClause, mayLosePlace } from './complete-clause.ts'
import { isCompletePhrase } from './complete-phrase.ts'

/** Words of a sentence that stand alone, and what they are worth among the others. */
export type CompletePiece = { readonly words: string; readonly at: number; readonly kept: readonly number[]; readonly worth: number }

/** Most words of a piece. */
export const MAX_WORDS = 9
/** What a clause that is never the point of a sentence is worth. */
const LEAST = 0.5

const onScreen = (analysis: Analysis, kept: readonly number[]): string =>
  capitalized(uncapitalized(textOf(analysis, kept), kept, analysis)).replace(/[,;:.!?—–]+$/u, '')

/** Where a clause, or one behind it that belongs to it, may end. */
function endsOf(analysis: Analysis, clauses: readonly Clause[], clause: Clause): number[] {
  const behind: number[] = []
  let at = clause.to
  for (const next of clauses.filter((one) => startOf(one) >= clause.to)) {
    if (startOf(next) > at + 1 || !/^(?:said|asked|relative|because|setting|result|compared)$/u.test(next.role)) break
    behind.push(next.to, ...(next.role === 'asked' ? next.rest.map(({ from }) => from) : []))
    at = next.to
  }
  return [
    ...behind,
    clause.to,
    ...clause.rest.slice(1).map(({ from }) => from),
    ...clause.rest.flatMap((chunk) => endBeforeOf(analysis, chunk) ?? []),
  ]
}

/** Tokens with which a clause may begin: with what stands before its subject, with its subject, or with its verb where it commands. */
function beginsOf(analysis: Analysis, clause: Clause): (readonly number[])[] {
  const { tokens } = analysis
  const { subject, verb, isShared, before, fronted } = clause
  const [first] = subject
  if (!first) return [[verb.from]]
  const end = subject.at(-1)!.to
  const aside = subject.findIndex(({ kind }, n) => n > 0 && kind === 'end')
  const shorter = aside > 0 ? [[...span({ from: first.from, to: subject[aside]!.from }), verb.from]] : []
  if (isShared) return [[...span({ from: first.from, to: end }), verb.from], ...shorter]
  const opening = [...fronted, ...before].filter(({ to }) => to <= first.from).map(({ from }) => from)
  const earliest = opening.length > 0 ? Math.min(...opening) : undefined
  const almost = /^(?:almost|nearly|only|not|even)$/u.test(tokens[first.from - 1]?.low ?? '')
    ? [span({ from: first.from - 1, to: verb.from + 1 })]
    : []
  const where = subject.length > 1 && mayLosePlace(analysis, clause) ? [[...span(first), verb.from]] : []
  return [
    span({ from: first.from, to: verb.from + 1 }),
    ...almost,
    ...where,
    ...shorter,
    ...(earliest === undefined ? [] : [span({ from: earliest, to: verb.from + 1 })]),
  ]
}

/** Words up to which a sentence is short, so that more than half of it may stand. */
const SHORT_SENTENCE = 16
const mostOf = (analysis: Analysis): number =>
  analysis.text.split(/\s+/u).length <= SHORT_SENTENCE ? MAX_WORDS : Math.min(MAX_WORDS, mostWords(analysis))

/** The clauses of a sentence that stand alone in at most so many words, best first. */
export function completeClauses(analysis: Analysis, beside: Beside, max = mostOf(analysis)): CompletePiece[] {
  const { tokens } = analysis
  const clauses = clausesOf(analysis)
  if (analysis.text.trimEnd().endsWith('?')) return []
  return clauses
    .flatMap((clause, n) => {
      const worth = pointWorth(analysis, clauses, n) ?? LEAST
      return beginsOf(analysis, clause).flatMap((begin) =>
        endsOf(analysis, clauses, clause).flatMap((to) => {
          const kept = [...begin.slice(0, -1), ...span({ from: begin.at(-1)!, to })].filter((i) => !/^["“”]$/u.test(tokens[i]!.text))
          const words = onScreen(analysis, kept)
          if (to <= clause.verb.head || lengthOf(words) > max || lengthOf(words) < 2 || /[;:—–]/u.test(words)) return []
          if (!isCompleteClause(analysis, kept, beside)) return []
          const piece = { words, at: tokens[kept[0]!]!.word, kept, clause, cost: 0 }
          return [{ ...piece, worth: worth + scoreOf(analysis, piece, beside) }]
        }),
      )
    })
    .toSorted((a, b) => b.worth - a.worth)
}

/** The noun phrases of a sentence that stand alone, best first: with the clause or phrase behind them that says which one, or without it. */
export function completePhrases(analysis: Analysis, beside: Beside, max = MAX_WORDS): CompletePiece[] {
  const { tokens } = analysis
  const chunks = chunksOf(analysis)
  const best = wholePhrases(analysis)
  return chunks
    .flatMap((chunk, n) => {
      if (!/^(?:nominal|preposition)$/u.test(chunk.kind) || analysis.bars[chunk.head] === 'idiom') return []
      const from = chunk.kind === 'preposition' ? chunk.from + 1 : chunk.from
      const relative = clausesOf(analysis).find(({ role, openerAt, isSetOff }) => role === 'relative' && openerAt === chunk.to && !isSetOff)
      const behind = chunks[n + 1]
      const ends = [
        chunk.to,
        ...(relative ? [relative.to] : []),
        ...(behind && /^(?:preposition|adjective|than)$/u.test(behind.kind) && !behind.isTime
          ? [behind.to, ...(chunks[n + 2]?.kind === 'than' ? [chunks[n + 2]!.to] : [])]
          : []),
      ]
      return ends.flatMap((to) => {
        const all = span({ from, to }).filter((i) => !/^["“”]$/u.test(tokens[i]!.text))
        const isPlain =
          /^(?:the|an?)$/u.test(tokens[from]!.low) &&
          all.length > 1 &&
          to === chunk.to &&
          !(tokens[from]!.low === 'the' && all.some((i) => tokens[i]!.low === 'of' || /est$|^(?:first|last|only)$/u.test(tokens[i]!.low)))
        const kept = isPlain ? all.slice(1) : all
        const words = onScreen(analysis, kept)
        if (kept.length === 0 || lengthOf(words) > max || kept.some((i) => isClauseEnd(tokens[i]!)) || !isCompletePhrase(analysis, kept))
          return []
        const known = best.find(({ from: begin }) => begin >= chunk.from && begin < chunk.to)
        const content = new Set(kept.filter((i) => /^(?:NOUN|PROPN|ADJ|NUM)$/u.test(tokens[i]!.pos)).map((i) => tokens[i]!.word)).size
        const isSeen = kept.every((i) => !/^(?:NOUN|PROPN)$/u.test(tokens[i]!.pos) || beside.seen.has(tokens[i]!.low))
        return [
          {
            words,
            at: tokens[kept[0]!]!.word,
            kept,
            worth: (known?.worth ?? 0) + Math.min(3, content) * 0.6 - (chunk.kind === 'preposition' ? 0.8 : 0) - (isSeen ? 2 : 0),
          },
        ]
      })
    })
    .toSorted((a, b) => b.worth - a.worth)
}
