import type { ClauseRole } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isClauseSeen, type Picture } from './clause-parts.ts'
import type { Beside } from './point-begins.ts'
import { mostWords, scoreOf } from './point-of.ts'
import { isImagined, type PointPiece } from './point-pieces.ts'
import { pointWorth } from './point-worth.ts'
import { predicatePieces } from './predicate-pieces.ts'

/** What a clause is worth that is no point of its sentence but tells of its subject; of others nothing is taken. */
const WORTH: Partial<Record<ClauseRole, number>> = { main: 2, joined: 2, said: 1.5, asked: 1.2, result: 1.5, relative: 1, setting: 1 }
/** Roles of clauses that a picture tells. */
const TOLD: ReadonlySet<ClauseRole> = new Set(['main', 'command', 'joined', 'but', 'so'])

/** Does a picture tell one of the clauses that a sentence states? */
export const isToldIn = (analysis: Analysis, picture: Picture): boolean =>
  clausesOf(analysis).some((clause) => TOLD.has(clause.role) && isClauseSeen(clause, analysis, picture))

/** The best piece of what a sentence says of its subject, in at most half of its words; undefined where nothing short stands alone. */
export function predicatePoint(analysis: Analysis, picture: Picture, beside: Beside): PointPiece | undefined {
  const clauses = clausesOf(analysis)
  const most = mostWords(analysis)
  const pieces = clauses.flatMap((clause, n) => {
    // Of whom a relative clause with a subject of its own tells is not on screen.
    const isOfOther = clause.role === 'relative' && clause.subject.length > 0
    const worth = pointWorth(analysis, clauses, n) ?? WORTH[clause.role]
    // `turtles that (have crossed an ocean)`: a perfect needs its subject.
    const isPerfect = clause.subject.length === 0 && /^(?:have|has|had)$/u.test(analysis.tokens[clause.verb.from]!.low)
    if (worth === undefined || isOfOther || isPerfect || isImagined(analysis, clause)) return []
    return predicatePieces(analysis, clause, beside, picture.plan.form === 'words')
      .filter(({ words }) => words.split(' ').length <= most)
      .map((piece) => ({ piece, score: worth + scoreOf(analysis, piece, beside) }))
  })
  return pieces.toSorted((a, b) => b.score - a.score)[0]?.piece
}
