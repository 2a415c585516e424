import type { Clause } from '../../clauses/clause.ts'
import { isBarePassive } from './bare-passive.ts'
import { natureOf, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isNegation } from '../../text/clause-ends.ts'
import { isOpenAt, type Piece, piecesOf } from '../forms/pieces.ts'

/** Prepositions without whose phrase a clause would say something else. */
const LIMITING = /^(?:without|between|except|unless|than|unlike|but|like|as|until|till|of|against)$/u
/** What a piece costs at most that says how or where something happens, rather than what is done. */
const MAX_COST = 1

/** `get the first 20 capsules | for free`: not for money. */
export const isForFree = ({ tokens }: Analysis, at: number): boolean => tokens[at]?.low === 'for' && tokens[at + 1]?.low === 'free'

/** `below the ice | of Europa`: where a thing is named before whose it is; undefined of no thing, and of any one. */
function endBeforeOf({ tokens }: Analysis, { chunk }: Piece): number | undefined {
  const of = tokens.findIndex(({ low, i }) => i > chunk.from && i < chunk.to && low === 'of')
  const first = tokens[chunk.kind === 'preposition' ? chunk.from + 1 : chunk.from]!
  // `the skin of its arms`: of whom.
  const isOwned = /^(?:its|his|her|their|my|your|our)$/u.test(tokens[of + 1]?.low ?? '')
  const isThing = of > 0 && !isOwned && /^(?:the|this|that)$/u.test(first.low) && natureOf(singularOf(tokens[of - 1]!.low)) === 'solid'
  return isThing ? of : undefined
}

/**
 * Ends, exclusive, at which only the core of a clause is left: without how or where something happens (`Krakatoa exploded (with a bang)`), or without whose something
 * is (`below the ice (of Europa)`). `isOpen`: the clause may not end where it does, because its last noun is told of behind it.
 */
export function shortEnds(analysis: Analysis, clause: Clause, isOpen: boolean): number[] {
  const { tokens } = analysis
  if (clause.isDenied || tokens.slice(clause.from, clause.to).some((token) => isNegation(token, tokens) || token.low === 'only')) return []
  const pieces = piecesOf(analysis, clause.verb, clause.rest)
  const ends: number[] = []
  const isBare = isBarePassive(analysis, clause) && pieces.length === 1
  for (let n = pieces.length - 1; n >= 0; n--) {
    const { chunk, isGlued, mayDrop, cost } = pieces[n]!
    const of = isOpen && n === pieces.length - 1 ? undefined : endBeforeOf(analysis, pieces[n]!)
    if (of !== undefined) ends.push(of)
    const { low } = tokens[chunk.from]!
    const hasObject = pieces.slice(0, n).some(({ chunk: { kind, isTime } }) => kind === 'nominal' && !isTime)
    const isAside =
      chunk.kind === 'preposition' &&
      !isGlued &&
      !isForFree(analysis, chunk.from) &&
      !isBare &&
      mayDrop &&
      cost <= MAX_COST &&
      !LIMITING.test(low) &&
      (low !== 'for' || hasObject)
    // `burned down | in a night`.
    const isParticle = isAside && low !== 'out' && tokens[chunk.from + 1]?.pos === 'ADP'
    if (isParticle) ends.push(chunk.from + 1)
    if (!isAside || isParticle || isOpenAt(analysis, clause.verb, pieces, n)) break
    ends.push(chunk.from)
  }
  return ends
}
