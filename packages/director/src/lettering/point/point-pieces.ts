import type { Chunk } from '../../clauses/chunk.ts'
import { type Clause, startOf } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { capitalized } from '../capitalized.ts'
import { isBroken } from '../forms/broken.ts'
import { losesDenial } from '../forms/denials.ts'
import { span } from '../forms/noun-forms.ts'
import { lengthOf, textOf, uncapitalized } from '../statement-text.ts'
import { droppableIn, endsOf, standsAlone, type WholePiece, withShortEnds } from '../whole/whole-pieces.ts'
import { subjectsOf } from '../whole/whole-subjects.ts'

/** A piece of one clause. `cost`: what it leaves to the picture or to what is heard. */
export type PointPiece = WholePiece & { readonly cost: number }

/** What a picture shows of the words of its sentence. `isShownAt`: whom or what a pronoun means is seen; `seen`: nouns in the singular. */
export type Beside = { readonly isShownAt: (i: number) => boolean; readonly seen: ReadonlySet<string> }

/** Most words of a piece, an article at its begin aside. */
export const MAX_POINT_WORDS = 9

/** What it costs that the picture tells of whom: `Still broke`. */
const WITHOUT_SUBJECT = 0.6
/** What it costs not to tell which ones: `Most people (who earn a decent salary)`. */
const WITHOUT_RELATIVE = 0.8
/** A pronoun whose noun is seen. */
const PRONOUN = 0.5

type Part = { readonly kept: readonly number[]; readonly cost: number }

const lowAt = ({ tokens }: Analysis, i: number | undefined): string => tokens[i ?? -1]?.low ?? ''

/** `there | lived`, `There | is`: what there is stands behind the verb. */
const isExistential = (analysis: Analysis, { subject: [first], verb }: Clause): boolean =>
  lowAt(analysis, first?.from) === 'there' && /^(?:be|live|stand|come|remain|exist|sit|lie)$/u.test(analysis.tokens[verb.head]!.lemma)

/** Ways to begin a piece: with its subject, with a shorter one, or without it where it is seen. */
function beginsOf(analysis: Analysis, clause: Clause, { isShownAt, seen }: Beside): Part[] {
  const { tokens } = analysis
  const { subject, verb, rest, isDenied, opener } = clause
  const [first] = subject
  const start = (from: number, cost: number, own: readonly number[] = []): Part => ({ kept: [...own, from], cost })
  const behind = rest[0]?.from ?? verb.to
  if (isExistential(analysis, clause)) return rest[0]?.kind === 'nominal' ? [start(behind, 0)] : []
  const isBe = FORMS_OF_BE.test(tokens[verb.head]!.low) && verb.to - verb.from <= 2 && !isDenied && rest.length > 0
  // `who was afraid of the dark`: of the one who is seen.
  if (clause.role === 'relative' && !first)
    return isBe && /^(?:who|which|that)$/u.test(opener ?? '') ? [start(verb.head + 1, WITHOUT_SUBJECT)] : []
  const isPronoun = first !== undefined && tokens[first.head]!.pos === 'PRON' && first.to - first.from === 1
  const whole = subjectsOf(analysis, clause).map((own): Part => start(verb.from, isPronoun ? PRONOUN : 0, own))
  const which = subject.findIndex(
    ({ kind, from }, n) => n > 0 && (/^(?:relative|end)$/u.test(kind) || (kind === 'nominal' && tokens[from]!.pos === 'PRON')),
  )
  const short =
    first && which > 0 && /^(?:NOUN|PROPN)$/u.test(tokens[first.head]!.pos)
      ? [
          start(
            verb.from,
            WITHOUT_RELATIVE,
            subject.slice(0, which).flatMap((chunk) => span(chunk)),
          ),
        ]
      : []
  const isSubjectSeen =
    first !== undefined &&
    (isPronoun
      ? isShownAt(first.from)
      : seen.has(singularOf(tokens[first.head]!.low)) ||
        subject.some(({ from, to }) => tokens.slice(from, to).some(({ low }) => seen.has(singularOf(low)))))
  const headline =
    isBe && isSubjectSeen && /^(?:adjective|nominal|preposition|adverb)$/u.test(rest[0]!.kind)
      ? [start(verb.head + 1, WITHOUT_SUBJECT)]
      : []
  return [...whole, ...short, ...headline]
}

/** `the rats | that scurried`: which ones is seen, or heard. */
function endsBeforeRelative(analysis: Analysis, clauses: readonly Clause[], clause: Clause, { seen }: Beside): number[] {
  const next = clauses.find((one) => startOf(one) === clause.to)
  const last = clause.rest.at(-1)
  const isRelative = next?.role === 'relative' && last !== undefined && /^(?:nominal|preposition)$/u.test(last.kind)
  if (!isRelative) return []
  return seen.has(singularOf(lowAt(analysis, last.head))) || seen.has(singularOf(lowAt(analysis, last.to - 1))) ? [clause.to] : []
}

/** `taught myself | how to code`: a question without a subject behind a clause. */
function endOfHowTo({ tokens }: Analysis, { to }: Clause): number[] {
  if (!/^(?:how|what|where|when|whether)$/u.test(tokens[to]?.low ?? '') || tokens[to + 1]?.low !== 'to') return []
  const end = tokens.findIndex(({ text, pos }, i) => i > to + 1 && (/^[,;:.!?—–"”]$/u.test(text) || /^(?:CCONJ|SCONJ)$/u.test(pos)))
  return end < 0 ? [] : [end]
}

/** Ends of a clause, exclusive, at which it is whole, with what it asks or says. */
function allEndsOf(analysis: Analysis, clauses: readonly Clause[], clause: Clause, beside: Beside): number[] {
  const howTo = endOfHowTo(analysis, clause)
  if (howTo.length > 0) return howTo
  const next = clauses.find((one) => startOf(one) === clause.to || one.openerAt === clause.to)
  const isOpen = next !== undefined && /^(?:said|asked)$/u.test(next.role) && !next.isSetOff
  if (isOpen) return endsOf(analysis, clauses, next)
  return [...withShortEnds(analysis, clause, endsOf(analysis, clauses, clause)), ...endsBeforeRelative(analysis, clauses, clause, beside)]
}

/** `why he never came out`, `What they fear`: a question that stands as a heading. */
const questionStart = (analysis: Analysis, { role, opener, openerAt, verb }: Clause): number | undefined =>
  role === 'asked' && /^(?:why|how|what|where)$/u.test(opener ?? '') && openerAt !== undefined && verb.from > openerAt
    ? openerAt
    : undefined

/** All pieces of a clause that stand beside a picture: contiguous but for adverbs, and for a subject that is told elsewhere. */
export function piecesOfClause(analysis: Analysis, clause: Clause, beside: Beside): PointPiece[] {
  const { tokens } = analysis
  const clauses = clausesOf(analysis)
  const question = questionStart(analysis, clause)
  const begins: Part[] = question === undefined ? beginsOf(analysis, clause, beside) : [{ kept: [question], cost: 0 }]
  return begins.flatMap(({ kept: begin, cost }) => {
    const from = begin.at(-1)!
    return allEndsOf(analysis, clauses, clause, beside).flatMap((to) => {
      const all = [...begin.slice(0, -1), ...span({ from, to } as Chunk)].filter((i) => !/^["“”]$/u.test(tokens[i]!.text))
      const loose = new Set(droppableIn(analysis, all))
      return [all, ...(loose.size > 0 ? [all.filter((i) => !loose.has(i))] : [])].flatMap((kept): PointPiece[] => {
        const words = capitalized(uncapitalized(textOf(analysis, kept), kept, analysis)).replace(/[,;:.!—–]+$/u, '')
        const count = lengthOf(words)
        const isCut = losesDenial(analysis, clause, kept) || isBroken(analysis, clause, kept)
        if (count < 2 || count > MAX_POINT_WORDS || isCut || /[;:—–]/u.test(words)) return []
        if (!standsAlone(analysis, kept, beside.isShownAt) && !isHeadline(analysis, kept, from, clause)) return []
        return [{ words, at: tokens[kept[0]!]!.word, kept, clause, cost }]
      })
    })
  })
}

/** `Still broke`, `Afraid of the dark`: a complement without a noun says enough of who is seen. */
const isHeadline = ({ tokens }: Analysis, kept: readonly number[], from: number, { verb }: Clause): boolean =>
  from > verb.head - 1 &&
  kept.every((i) => !/^(?:PRON|SCONJ)$/u.test(tokens[i]!.pos)) &&
  kept.some((i) => /^(?:ADJ|VERB)$/u.test(tokens[i]!.pos)) &&
  !/^(?:ADP|DET|CCONJ|AUX|PART|ADV)$/u.test(tokens[kept.at(-1)!]!.pos)
