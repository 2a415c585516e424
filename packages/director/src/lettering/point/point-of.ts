import { clauseAt } from '../../clauses/clause-at.ts'
import type { Clause } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { lastDeedWorth } from '../clause-worth.ts'
import { isVagueNoun } from '../forms/noun-forms.ts'
import { lengthOf } from '../statement-text.ts'
import { isClauseSeen, type Picture } from './clause-parts.ts'
import type { Beside } from './point-begins.ts'
import { insteadOf, outcomesIn, piecesOfClause, type PointPiece, prohibitionsIn } from './point-pieces.ts'
import { pointWorth } from './point-worth.ts'
import { predicatePieces } from './predicate-pieces.ts'
import { relativeHeadlines } from './relative-headline.ts'

/** What a clause must be worth to be the point of its sentence. */
const LEAST_WORTH = 1.4
/** Words up to which a piece is read at a glance, and what each further one costs. */
const GLANCE = 6
const FURTHER = 0.35
const WORD = 0.08
const MAX_CONTENT = 3
/** What something is rather than something else. */
const INSTEAD = 4.2
/** What somebody is told never to do. */
const FORBIDDEN = 3.6
/** What comes of it: `only to find the flat empty`. */
const OUTCOME = 5
/** Which one is meant, where a clause ends with one that is told of for the first time. */
const WHICH_ONE = 0.6
/** Words up to which that stands alone. */
const MAX_WHICH_ONE = 9

/** What the words of a piece tell, less where it is seen. */
function contentOf({ tokens, quantities }: Analysis, { kept }: PointPiece, { seen }: Beside): number {
  const worth = kept.reduce((sum, i) => {
    const { pos, low, word } = tokens[i]!
    if (quantities.some(({ at, end, value }) => at <= word && word <= end && value !== 1)) return sum + 0.7
    return (
      sum +
      (/^(?:NOUN|PROPN)$/u.test(pos)
        ? isVagueNoun(low) || seen.has(singularOf(low))
          ? 0.4
          : 0.8
        : pos === 'VERB'
          ? 0.5
          : pos === 'ADJ'
            ? 0.6
            : 0)
    )
  }, 0)
  return Math.min(MAX_CONTENT, worth)
}

/** A piece with the worth of its clause. */
export type Point = PointPiece & { readonly worth: number }

/** What is lost by each pronoun of which a glance does not tell what it means. */
const UNCLEAR = 1.2
const UNCLEAR_OBJECT = /^(?:it|them)$/u

/** How many objects of a piece are pronouns of which nothing tells what they mean: `stops making it`. */
const unclearIn = ({ tokens, references }: Analysis, { kept }: PointPiece): number =>
  kept.filter((i) => UNCLEAR_OBJECT.test(tokens[i]!.low) && i !== kept[0] && tokens[i - 1]?.pos === 'VERB' && references?.has(i) !== true)
    .length

/** What a piece tells at a glance, without the worth of its clause. */
export function scoreOf(analysis: Analysis, piece: PointPiece, beside: Beside): number {
  const count = lengthOf(piece.words)
  const shown = contentOf(analysis, piece, beside) - unclearIn(analysis, piece) * UNCLEAR
  return shown - piece.cost - count * WORD - Math.max(0, count - GLANCE) * FURTHER
}

/** The most words of a sentence that may be lettered at once: half of them. */
export const mostWords = ({ text }: Pick<Analysis, 'text'>): number => Math.max(3, text.split(/\s+/u).length / 2)

/** What may be the point of one clause, with its worth. `least`: what it must be worth. */
function pointsIn(analysis: Analysis, clause: Clause, picture: Picture, beside: Beside, least: number): Point[] {
  const clauses = clausesOf(analysis)
  const instead = insteadOf(analysis, clause)
  if (instead.length > 0) return INSTEAD < least ? [] : instead.map((piece) => ({ ...piece, worth: INSTEAD }))
  const worth = pointWorth(analysis, clauses, clauses.indexOf(clause)) ?? 0
  const isSeen = isClauseSeen(clause, analysis, picture)
  const isLastDeed = lastDeedWorth(analysis, clauses, clauses.indexOf(clause)) > 0
  const whole =
    isSeen || worth < least
      ? []
      : [...piecesOfClause(analysis, clause, beside), ...(isLastDeed ? predicatePieces(analysis, clause, beside, false) : [])]
  const which = worth === 0 ? [] : relativeHeadlines(analysis, clause, beside).filter(({ words }) => lengthOf(words) <= MAX_WHICH_ONE)
  return [
    ...whole.map((piece): Point => ({ ...piece, worth })),
    ...which.map((piece): Point => ({ ...piece, worth: worth + WHICH_ONE })),
    ...prohibitionsIn(analysis, clause, beside).map((piece): Point => ({ ...piece, worth: FORBIDDEN })),
    ...outcomesIn(analysis, clause).map((piece): Point => ({ ...piece, worth: OUTCOME })),
  ].filter((point) => point.worth >= least)
}

/**
 * The point of a sentence that its picture does not carry, in at most half of its words; undefined where it carries it or nothing short stands alone. `least`: what
 * its clause must be worth.
 */
export function pointOf(analysis: Analysis, picture: Picture, beside: Beside, least = LEAST_WORTH): Point | undefined {
  const most = mostWords(analysis)
  const points = clausesOf(analysis)
    .flatMap((clause) => pointsIn(analysis, clause, picture, beside, least))
    .filter(({ words, worth }) => words.split(' ').length <= (worth === OUTCOME ? most + 1 : most))
    .map((point) => ({ point, score: point.worth + scoreOf(analysis, point, beside) }))
  return points.toSorted((a, b) => b.score - a.score)[0]?.point
}

const clauseOfWord = (analysis: Analysis, word: number): Clause | undefined =>
  clauseAt(
    analysis,
    analysis.tokens.findIndex((token) => token.word === word),
  )

/** What the clause is worth in which a word stands; 0 where that is none of a point. */
export function worthAt(analysis: Analysis, word: number): number {
  const clauses = clausesOf(analysis)
  const clause = clauseOfWord(analysis, word)
  return (clause && pointWorth(analysis, clauses, clauses.indexOf(clause))) ?? 0
}

/** Whether a picture says all of the clause in which a word stands. */
export function isSeenAt(analysis: Analysis, word: number, picture: Picture): boolean {
  const clause = clauseOfWord(analysis, word)
  return clause !== undefined && isClauseSeen(clause, analysis, picture)
}
