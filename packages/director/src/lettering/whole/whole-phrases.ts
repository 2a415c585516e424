import { natureOf, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isNegation } from '../../text/clause-ends.ts'
import type { Chunk } from '../../clauses/chunk.ts'
import { chunksOf, clausesOf } from '../../clauses/clauses.ts'
import { isVagueNoun, OF_WHAT, span } from '../forms/noun-forms.ts'
import { written } from '../numbers/in-digits.ts'
import { isInRelative } from '../../clauses/clause-at.ts'
import { capitalized } from '../capitalized.ts'

/** A noun phrase of a sentence that stands alone. `tokens` of it are `from` to `to`, exclusive. */
export type WholePhrase = {
  readonly words: string
  readonly at: number
  readonly from: number
  readonly to: number
  readonly worth: number
}

/** Most words of a noun phrase beside a picture, its article aside, and of one that counts something. */
const MOST = 3
const MOST_COUNTED = 4

/** What stands before a noun that is absent, denied, compared or only an example. */
const APART = /^(?:without|no|not|never|except|unless|instead|rather|than|unlike|like|as|but|for|since|until|by|about|if)$/u
const ARTICLE = /^(?:the|an?|some|any)$/u
const OWNER = /^(?:my|your|our|his|her|its|their|this|that|these|those|such)$/u
/** What makes a noun phrase the point of its sentence. */
const TELLING = /^(?:first|last|only|single|entire|half|double|triple|new|secret|hidden|\p{L}{2,}est|most|least|biggest|second|third)$/u

const isNamed = (low: string): boolean => /^(?:solid|person)$/u.test(natureOf(singularOf(low)) ?? '')

/** Noun phrases of the main clauses that stand alone, best first: `The first call`, `12 ships`. */
export function wholePhrases(analysis: Analysis): WholePhrase[] {
  const { tokens, quantities } = analysis
  const clauses = clausesOf(analysis)
  const turn = clauses.findLast(({ role }) => role === 'but')
  const told = clauses.filter(({ role, from }) => /^(?:main|command|but|so|joined|result)$/u.test(role) && (!turn || from >= turn.from))
  const chunks = chunksOf(analysis)
  const isPartOf = (chunk: Chunk, kind: 'subject' | 'rest') =>
    told.find((clause) => clause[kind].some(({ from, to }) => from <= chunk.from && chunk.to <= to))
  return chunks
    .flatMap((chunk, n): WholePhrase[] => {
      if (chunk.kind !== 'nominal' || chunk.isTime) return []
      const clause = isPartOf(chunk, 'subject') ?? isPartOf(chunk, 'rest')
      if (!clause || clause.isDenied || isInRelative(analysis, chunk.from) || analysis.bars[chunk.head] === 'idiom') return []
      const own = span(chunk)
      const of = own.find((i) => tokens[i]!.low === 'of' && i > chunk.from)
      const head = tokens[(of ?? chunk.to) - 1]!
      const [first, before, next] = [tokens[chunk.from]!, tokens[chunk.from - 1], tokens[chunk.to]]
      if (!/^(?:NOUN|PROPN)$/u.test(head.pos) || !/^(?:NOUN|PROPN)$/u.test(tokens[chunk.to - 1]!.pos)) return []
      if (isVagueNoun(head.low) || (of === undefined && OF_WHAT.test(head.low)) || head.low.endsWith('ing')) return []
      // `hair | and grease`, `soups, | stews and bread`: a row is no point, and a part of it even less.
      const isInRow =
        chunks[n + 1]?.kind === 'row' ||
        (/^(?:and|or|,)$/u.test(next?.low ?? '') &&
          chunks[n + 2]?.kind === 'nominal' &&
          !clauses.some(({ from }) => from === chunks[n + 2]!.from)) ||
        (/^(?:and|or)$/u.test(before?.low ?? '') && clause.subject[0]?.from !== chunk.from)
      if (isInRow || own.some((i) => /^(?:,|and|or|than|that|who|which|where)$/u.test(tokens[i]!.low))) return []
      // `without ever calling | an expensive plumber`.
      if (tokens.slice(clause.verb.to, chunk.from).some(({ low }) => /^(?:without|instead|except|rather|than|unlike|like)$/u.test(low)))
        return []
      // `the song | my mother used to sing`.
      if (before && /^(?:NOUN|PROPN|ADJ|NUM)$/u.test(before.pos)) return []
      if (before && (APART.test(before.low) || isNegation(before, tokens))) return []
      // `the shelves | of`, `the man | who`, `a key | that`: which one is told behind it.
      if (next && /^(?:of|whom|whose|to|than|as)$/u.test(next.low)) return []
      if (next && /^(?:who|that)$/u.test(next.low) && (of !== undefined || !/^an?$/u.test(first.low))) return []
      if (chunks[n + 1] && clauses.some(({ role, from, opener }) => role === 'relative' && opener === 'reduced' && from === chunk.to))
        return []
      if (first.pos === 'ADV' || first.low === 'only') return []
      const isOwned = OWNER.test(first.low)
      if (isOwned && !/^(?:your|my|our)$/u.test(first.low)) return []
      const words = own.filter((i) => i > chunk.from || !ARTICLE.test(first.low))
      const counted = quantities.find(({ at, end, kind }) => at >= first.word && end <= head.word && kind !== 'year' && kind !== 'date')
      if (counted && counted.kind !== 'count') return []
      const length = new Set(words.map((i) => tokens[i]!.word)).size
      if (length > (counted ? MOST_COUNTED : MOST)) return []
      const isAlone = length === 1
      const isName = head.pos === 'PROPN' && !isAlone
      if (isAlone && !isNamed(head.low)) return []
      const isTelling = words.some((i) => TELLING.test(tokens[i]!.low))
      const isObject = isPartOf(chunk, 'rest') !== undefined
      const worth =
        (counted && counted.value > 1 ? 2 : 0) +
        (isTelling ? 1.5 : 0) +
        (isNamed(head.low) ? 1 : 0) +
        (isName ? 0.5 : 0) +
        Math.min(2, words.filter((i) => /^(?:ADJ|NOUN|PROPN)$/u.test(tokens[i]!.pos)).length) * 0.6 +
        (isObject ? 0.4 : 0) -
        (isAlone ? 1.2 : 0) +
        (clause.role === 'but' || clause.role === 'so' ? 0.5 : 0)
      // `The first call`, but `Red gates`.
      const start = ARTICLE.test(first.low) && !(first.low === 'the' && (isTelling || of !== undefined)) ? chunk.from + 1 : chunk.from
      const text = written(analysis, tokens[start]!.word, tokens[chunk.to - 1]!.word)
      return [{ words: capitalized(text), at: tokens[start]!.word, from: start, to: chunk.to, worth }]
    })
    .toSorted((a, b) => b.worth - a.worth)
}
