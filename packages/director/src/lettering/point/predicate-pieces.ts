import { type Clause, startOf } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { capitalized } from '../capitalized.ts'
import { isBroken } from '../forms/broken.ts'
import { losesDenial } from '../forms/denials.ts'
import { isVagueNoun, span } from '../forms/noun-forms.ts'
import { splitsSetPhrase } from '../forms/set-phrases.ts'
import { splitsIdiom } from '../forms/verb-idioms.ts'
import { lengthOf, textOf, uncapitalized } from '../statement-text.ts'
import type { Beside } from './point-begins.ts'
import { allEndsOf } from './point-ends.ts'
import { isMisread, type PointPiece } from './point-pieces.ts'

/** What it costs to tell a deed without who does it, what something is without what, and only what something is done to. */
const PREDICATE = 0.5
const COMPLEMENT = 0.7
const OBJECT = 1.6
/** What it costs not to tell of which one, and of a passive not of whom at all. */
const WITHOUT_WHICH = 0.4
const WITHOUT_SUBJECT = 1.5
/** What costs a clause behind the end, and a pronoun that nothing on screen explains, and to name nothing. */
const LEFT_OUT = 0.3
const UNEXPLAINED = 0.8
const WITHOUT_NOUN = 0.8

type Begin = { readonly kept: readonly number[]; readonly at: number; readonly cost: number }
type End = { readonly to: number; readonly cost: number }

const begin = (at: number, cost: number, kept: readonly number[] = []): Begin => ({ at, cost, kept })

/** `knock on a table | is | only an electric force`: what something is, behind a verb that was read as part of the clause before it. */
function complementBehind({ tokens }: Analysis, { rest }: Clause): Begin[] {
  const n = rest.findIndex(({ head }) => FORMS_OF_BE.test(tokens[head]!.low) && tokens[head]!.low !== 'be')
  const next = rest[n + 1]
  return n > 0 && next?.kind === 'nominal' && tokens[next.from]!.pos !== 'PRON' ? [begin(next.from, COMPLEMENT)] : []
}

/** Whether who does it is seen, or is somebody whom the film tells of. */
function isKnown({ tokens }: Analysis, clause: Clause, { seen, isShownAt }: Beside, isCard: boolean): boolean {
  const [first] = clause.subject
  if (!first) return clause.role !== 'relative' || seen.has(singularOf(tokens[startOf(clause) - 1]?.low ?? ''))
  const { low, pos } = tokens[first.head]!
  return /^(?:i|you|we|he|she)$/u.test(low) || (pos === 'PRON' ? isCard || isShownAt(first.head) : seen.has(singularOf(low)))
}

/** Where a piece of the predicate may begin: at a subject of its own, a participle behind `was`, a verb, what something is, an object. */
function predicateBegins(analysis: Analysis, clause: Clause, beside: Beside, isCard: boolean): Begin[] {
  const { tokens } = analysis
  const { subject, verb, rest, isDenied, isShared } = clause
  const [first] = subject
  const isBe = FORMS_OF_BE.test(tokens[verb.head]!.low)
  const isPassive = !isBe && !isDenied && FORMS_OF_BE.test(tokens[verb.from]!.low)
  const isOfNoun = first !== undefined && !isShared && /^(?:NOUN|PROPN)$/u.test(tokens[first.head]!.pos)
  const whole = isOfNoun ? [begin(verb.from, 0, subject.flatMap(span))] : []
  // `The iron (in your blood) was forged`.
  if (isOfNoun && !isDenied && subject.length === 2 && subject[1]!.kind === 'preposition' && tokens[first.from]!.pos === 'DET')
    whole.push(begin(verb.from, WITHOUT_WHICH, span(first)))
  // `None of them | wishes`, `nobody | came`: who does not.
  if (isDenied && first && !/^(?:PRON|NOUN|PROPN)$/u.test(tokens[first.head]!.pos)) return whole
  const at = isPassive ? verb.from + 1 : verb.from
  const isAlone = isKnown(analysis, clause, beside, isCard)
  const own = (isBe && !isDenied) || (!isAlone && !isPassive) ? [] : [begin(at, isAlone ? PREDICATE : WITHOUT_SUBJECT)]
  if (isDenied || !isCard) return [...whole, ...own]
  const behind = rest.flatMap(({ kind, from, head, isTime }, n): Begin[] => {
    if (tokens[from]!.pos === 'PRON' || isTime || analysis.bars[head] === 'idiom') return []
    if (isBe && n === 0 && /^(?:nominal|adjective|adverb)$/u.test(kind)) return [begin(from, COMPLEMENT)]
    // `twice as many | sheep`.
    const isCut = /^(?:ADV|ADJ|NUM|PART)$/u.test(tokens[from - 1]?.pos ?? '')
    const isNamed = /^(?:NOUN|PROPN)$/u.test(tokens[head]!.pos) && !beside.seen.has(singularOf(tokens[head]!.low))
    return kind === 'nominal' && isNamed && !isCut ? [begin(from, OBJECT)] : []
  })
  return [...whole, ...own, ...behind]
}

/** Where such a piece may end: where its clause is whole, or at the end of the one that says which or what. */
function predicateEnds(analysis: Analysis, clauses: readonly Clause[], clause: Clause, beside: Beside): End[] {
  const { tokens } = analysis
  const next = clauses.find((one) => startOf(one) === clause.to || one.openerAt === clause.to)
  const isContinued = next !== undefined && /^(?:said|asked|relative|result)$/u.test(next.role) && !next.isSetOff
  const isOpen = isContinued && next.role !== 'relative'
  const last = tokens[clause.to]
  const isWhole = !isOpen && (last === undefined || /^(?:PUNCT|CCONJ|SCONJ)$/u.test(last.pos) || next !== undefined)
  return [
    ...allEndsOf(analysis, clauses, clause, beside),
    ...(isWhole ? [{ to: clause.to, cost: isContinued ? LEFT_OUT : 0 }] : []),
    ...(isContinued ? [{ to: next.to, cost: 0 }] : []),
  ]
}

/** Is something cut off that the words need: half of a comparison or of a row, a word that wants another? */
function isCut(analysis: Analysis, clause: Clause, kept: readonly number[]): boolean {
  const { tokens } = analysis
  const own = kept.map((i) => tokens[i]!)
  const last = own.at(-1)!
  const [next, after] = [tokens[last.i + 1], tokens[last.i + 2]]
  const isUncompared =
    own.some(({ low }) => low === 'than') && !own.some(({ low }) => /^(?:more|less|fewer|rather|other|\w{3,}er)$/u.test(low))
  const isRow = next?.text === ',' && after?.pos === last.pos && /^(?:ADJ|NOUN)$/u.test(last.pos)
  // `sentenced him | to drink`.
  const isBehindPronoun = last.pos === 'PRON' && /^(?:to|into|from|out|off|away|up|down|back)$/u.test(next?.low ?? '')
  return (
    isBehindPronoun ||
    isUncompared ||
    isRow ||
    /^(?:of|than)$/u.test(next?.low ?? '') ||
    (/^(?:and|or)$/u.test(next?.low ?? '') && !clausesOf(analysis).some((one) => startOf(one) === after?.i)) ||
    (/^(?:ADP|DET|CCONJ|SCONJ|AUX|PART)$/u.test(last.pos) && last.low !== 'up') ||
    losesDenial(analysis, clause, kept) ||
    isBroken(analysis, clause, kept) ||
    splitsIdiom(analysis, kept) ||
    splitsSetPhrase(analysis, kept)
  )
}

/** What a piece leaves open. */
function openCost({ tokens }: Analysis, kept: readonly number[]): number {
  const own = kept.map((i) => tokens[i]!)
  const isOpen = own.some(({ pos, low }) => pos === 'PRON' && /^(?:it|they|them|this|that|these|those|one)$/u.test(low))
  const isNamed = own.some(({ pos, low }) => /^(?:NOUN|PROPN|NUM)$/u.test(pos) && !isVagueNoun(low))
  return (isOpen ? UNEXPLAINED : 0) + (isNamed ? 0 : WITHOUT_NOUN)
}

/**
 * Pieces of what a clause says, for a picture that tells none of it: `Forged inside a star`, `A paper that freed more than 3 million people`, `Only an electric
 * force`. Looser than `piecesOfClause`: without their subject they tell of whom the film tells. `isCard`: nothing
 * else is seen, so that what is heard names whom they are about, and what something is done to may stand alone.
 */
export function predicatePieces(analysis: Analysis, clause: Clause, beside: Beside, isCard: boolean): PointPiece[] {
  const { tokens } = analysis
  if (clause.isInverted) return []
  const clauses = clausesOf(analysis)
  const begins =
    (clause.role === 'setting' && clause.opener !== undefined) || isMisread(analysis, clause)
      ? complementBehind(analysis, clause)
      : predicateBegins(analysis, clause, beside, isCard)
  return begins.flatMap(({ kept: subject, at, cost }) =>
    predicateEnds(analysis, clauses, clause, beside).flatMap((end): PointPiece[] => {
      if (end.to <= at + 1) return []
      const kept = [...subject, ...tokens.slice(at, end.to).map(({ i }) => i)].filter((i) => !/^["“”]$/u.test(tokens[i]!.text))
      const words = capitalized(uncapitalized(textOf(analysis, kept), kept, analysis)).replace(/[,;:.!—–]+$/u, '')
      const isAbout = kept.length > 2 || kept.some((i) => /^(?:NOUN|PROPN|NUM|ADJ|ADV)$/u.test(tokens[i]!.pos))
      if (!isAbout || lengthOf(words) < 2 || /[;:—–]/u.test(words) || isCut(analysis, clause, kept)) return []
      return [{ words, at: tokens[kept[0]!]!.word, kept, clause, cost: cost + end.cost + openCost(analysis, kept) }]
    }),
  )
}
