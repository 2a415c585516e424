import type { Clause, ClauseRole } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isVagueNoun } from '../forms/noun-forms.ts'
import type { Beside } from './point-begins.ts'
import { mostWords, scoreOf } from './point-of.ts'
import { isImagined, piecesOfClause, type PointPiece } from './point-pieces.ts'
import { pointWorth } from './point-worth.ts'
import { predicatePieces } from './predicate-pieces.ts'

/** Roles of clauses that a sentence states itself, rather than what is aside, supposed or likened. */
const STATED: ReadonlySet<ClauseRole> = new Set(['main', 'command', 'joined', 'but', 'so', 'said', 'result'])
/** What a clause is worth that is no point of its sentence. */
const LEAST = 1

/** Does a piece name something that the picture does not show? */
const tellsUnseen = ({ tokens, quantities }: Analysis, { kept }: PointPiece, { seen }: Beside): boolean =>
  kept.some((i) => {
    const { pos, low, word } = tokens[i]!
    if (quantities.some(({ at, end, value }) => at <= word && word <= end && value !== 1)) return true
    const isHead = pos !== 'NOUN' || tokens[i + 1]?.pos !== 'NOUN'
    return /^(?:NOUN|PROPN|ADJ)$/u.test(pos) && isHead && !isVagueNoun(low) && !seen.has(singularOf(low))
  })

/** `Had come through a tunnel`: a perfect needs its subject. */
const lacksSubject = ({ tokens }: Analysis, { kept }: PointPiece): boolean =>
  /^(?:have|has|had)$/u.test(tokens[kept[0]!]!.low) && tokens[kept[1] ?? -1]?.pos === 'VERB'

/** `Lustig had read | that the tower was rusting`: what is read, said or found is all that such a clause tells. */
function losesSaid({ tokens }: Analysis, clauses: readonly Clause[], { clause, kept }: PointPiece): boolean {
  const said = clauses.find((one) => /^(?:said|asked)$/u.test(one.role) && one.from > clause.verb.head)
  const isNext = said !== undefined && !clauses.some((one) => one.verb.head > clause.verb.head && one.verb.head < said.verb.head)
  const hasObject = clause.rest.some(({ kind, head }) => kind === 'nominal' && kept.includes(head) && tokens[head]!.pos !== 'PRON')
  return isNext && !hasObject && kept.at(-1)! < said.from
}

/** `Put nothing in your ear | that is smaller than your elbow`: what is denied or meant of all is only true of those. */
function losesWhich({ tokens }: Analysis, { kept }: PointPiece): boolean {
  const isOfAll = kept.some((i) => /^(?:nothing|nobody|none|no|any|anything|anyone|every|everything|everyone|all)$/u.test(tokens[i]!.low))
  return isOfAll && /^(?:that|who|which|whose)$/u.test(tokens[kept.at(-1)! + 1]?.low ?? '')
}

/**
 * The best piece of what a sentence states, in at most half of its words, that names something which the picture does not show; undefined where nothing short stands
 * alone. `about`: a word that must be in it.
 */
export function mainPiece(analysis: Analysis, beside: Beside, about?: number): PointPiece | undefined {
  const clauses = clausesOf(analysis)
  const most = mostWords(analysis)
  const pieces = clauses.flatMap((clause, n) => {
    if (!STATED.has(clause.role) || isImagined(analysis, clause)) return []
    const worth = Math.max(LEAST, pointWorth(analysis, clauses, n) ?? 0)
    return [...piecesOfClause(analysis, clause, beside), ...predicatePieces(analysis, clause, beside, false)]
      .filter(({ words }) => words.split(' ').length <= most)
      .filter(({ kept }) => about === undefined || kept.some((i) => analysis.tokens[i]!.word === about))
      .filter(
        (piece) =>
          tellsUnseen(analysis, piece, beside) &&
          !losesWhich(analysis, piece) &&
          !lacksSubject(analysis, piece) &&
          !losesSaid(analysis, clauses, piece),
      )
      .map((piece) => ({ piece, score: worth + scoreOf(analysis, piece, beside) }))
  })
  return pieces.toSorted((a, b) => b.score - a.score)[0]?.piece
}
