import { clausesOf } from '../../clauses/clauses.ts'
import type { Clause } from '../../clauses/clause.ts'
import type { Analysis } from '../../story/analysis.ts'
import { CONCEDED, SEEN_THERE, worthOf } from '../clause-worth.ts'
import { isDeniedSaid } from '../forms/denials.ts'
import { isVagueNoun } from '../forms/noun-forms.ts'
import { lengthOf } from '../statement-text.ts'
import { isClauseSeen, type Picture } from './clause-parts.ts'
import { type Beside, piecesOfClause, type PointPiece } from './point-pieces.ts'

/** What a clause must be worth to be the point of its sentence. */
const LEAST_WORTH = 1.4
/** What a reason is worth more than in a row of statements, where the rest is seen. */
const REASON = 0.4
/** What is thought or told to oneself is meant. */
const THOUGHT = 1.4
/** A question that somebody asks. */
const ASKED = 3
/** `a hedgehog who was afraid of the dark`: what is told of one that is only introduced. */
const INTRODUCED = 5
const CONCESSION = 1.6
/** Words up to which a piece is read at a glance, and what each further one costs. */
const GLANCE = 6
const FURTHER = 0.35
const WORD = 0.08

const isConcession = ({ role, opener }: Clause): boolean => role === 'setting' && /^(?:although|though|even)$/u.test(opener ?? '')

/** What a clause is worth as the point of its sentence; undefined where it is none. */
function pointWorth(analysis: Analysis, clauses: readonly Clause[], n: number): number | undefined {
  const { tokens } = analysis
  const clause = clauses[n]!
  const before = clauses[n - 1]
  if (clause.role === 'compared' || isDeniedSaid(analysis, clauses, n)) return undefined
  const worth = worthOf(analysis, clauses, n)
  if (isConcession(clause)) return n > 0 ? worth + CONCEDED + CONCESSION : undefined
  if (clause.role === 'setting') return undefined
  if (clause.role === 'because') return worth + REASON
  if (clause.role === 'asked') return before && /^(?:ask|wonder)$/u.test(tokens[before.verb.head]!.lemma) ? worth + ASKED : undefined
  if (clause.role === 'said')
    return before && /^(?:remind|decide|realize|realise|understand|imagine|think|know)$/u.test(tokens[before.verb.head]!.lemma)
      ? worth + THOUGHT
      : worth
  if (clause.role !== 'relative') return worth
  if (clause.opener === 'where' && clause.isSetOff && clause.subject.length > 0) return worth + SEEN_THERE
  const isIntroduced = clause.subject.length === 0 && before !== undefined && tokens[before.subject[0]?.from ?? -1]?.low === 'there'
  return isIntroduced ? worth + INTRODUCED : undefined
}

/** What the words of a piece tell. */
function contentOf({ tokens, quantities }: Analysis, { kept }: PointPiece): number {
  const worth = kept.reduce((sum, i) => {
    const { pos, low, word } = tokens[i]!
    if (quantities.some(({ at, end, value }) => at <= word && word <= end && value !== 1)) return sum + 0.7
    return sum + (/^(?:NOUN|PROPN)$/u.test(pos) ? (isVagueNoun(low) ? 0.3 : 0.8) : pos === 'VERB' ? 0.5 : pos === 'ADJ' ? 0.6 : 0)
  }, 0)
  return Math.min(3, worth)
}

/** The point of a sentence that its picture does not carry, in at most half of its words; undefined where it carries it or nothing short stands alone. */
export function pointOf(analysis: Analysis, picture: Picture, beside: Beside): PointPiece | undefined {
  const clauses = clausesOf(analysis)
  const said = analysis.text.split(/\s+/u).length
  const pieces = clauses.flatMap((clause, n) => {
    const worth = pointWorth(analysis, clauses, n)
    if (worth === undefined || worth < LEAST_WORTH || isClauseSeen(clause, analysis, picture)) return []
    return piecesOfClause(analysis, clause, beside)
      .filter(({ words }) => words.split(' ').length <= Math.max(3, said / 2))
      .map((piece) => {
        const count = lengthOf(piece.words)
        return { piece, score: worth + contentOf(analysis, piece) - piece.cost - count * WORD - Math.max(0, count - GLANCE) * FURTHER }
      })
  })
  return pieces.toSorted((a, b) => b.score - a.score)[0]?.piece
}
