import type { PlanRelation } from '@fablecut/domain/story/shot-plan/shot-plan'
import { tableRows } from '../../languages/en/table-rows.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'

/** `words > relation`, those of several words first. */
const ROWS = `
in front of > in-front
on top of > on
close to > beside
next to > beside
in between > beside
inside > in
within > in
into > in
in > in
onto > on
upon > on
atop > on
on > on
underneath > under
beneath > under
below > under
under > under
above > above
over > above
behind > behind
alongside > beside
against > beside
between > beside
beside > beside
near > beside
by > beside
around > around
round > around
`
const RELATIONS = tableRows<readonly [string, PlanRelation]>(ROWS).map(([words, relation]) => ({ words: words.split(' '), relation }))

/** Parts of things by which their position is told: `part > relation`, with the prepositions before it. */
const PART_ROWS = `
top > on > on at
edge > on > on
rim > on > on
lid > on > on
back > on > on
arm > on > on
bottom > in > in at
branch > in > on in from
roof > on > on
deck > on > on
steps > in-front > on
entrance > in-front > at
mouth > in-front > at
shade > under > in
shadow > under > in
roots > under > beneath under among between
foot > beside > at
edge > beside > at
side > beside > at by
end > beside > at
middle > on > in
center > on > in
centre > on > in
`
const PARTS = tableRows<readonly [string, PlanRelation, string]>(PART_ROWS).map(([part, relation, prepositions]) => ({
  part,
  relation,
  prepositions: prepositions.split(' '),
}))

/** Where somebody is who is at something, by its noun. */
const AT: readonly (readonly [nouns: RegExp, relation: PlanRelation])[] = [
  [/^(?:table|desk|counter|bar)$/u, 'behind'],
  [/^(?:foot|feet)$/u, 'in-front'],
  [/^(?:door|window|grave|well|stove|fireplace|fire|piano|fountain|bed|side)$/u, 'beside'],
]

/** Words by which a position is told. `from`: index of the first; `word`: the preposition; `isFrom`: behind `from`. */
export type RelationWords = { readonly relation: PlanRelation; readonly from: number; readonly word: string; readonly isFrom: boolean }

/** What the words before a noun phrase say of a position at it: `on top of | the piano`, `at the foot of | the bed`. `start`: index of its first token; `landmark`: the phrase, where `at` tells a position by its noun. */
export function relationBefore(start: number, tokens: readonly Token[], landmark?: Phrase): RelationWords | undefined {
  const relationAt = tokens[start - 1]?.low === 'at' ? AT.find(([nouns]) => nouns.test(landmark?.lemma ?? ''))?.[1] : undefined
  if (relationAt) return { relation: relationAt, from: start - 1, word: 'at', isFrom: false }
  const own = RELATIONS.find(({ words }) => words.every((word, n) => tokens[start - words.length + n]?.low === word))
  if (own) {
    const from = start - own.words.length
    return { relation: own.relation, from, word: own.words[0]!, isFrom: tokens[from - 1]?.low === 'from' }
  }
  if (tokens[start - 1]?.low !== 'of') return undefined
  const part = tokens[start - 2]
  const article = tokens[start - 3]
  const preposition = article?.low === 'the' || article?.low === 'its' ? tokens[start - 4] : undefined
  const row =
    part && preposition && PARTS.find(({ part: name, prepositions }) => name === part.low && prepositions.includes(preposition.low))
  return row && { relation: row.relation, from: preposition!.i, word: preposition!.low, isFrom: preposition!.low === 'from' }
}
