import type { Analysis } from '../../story/analysis.ts'
import type { Chunk } from '../../clauses/chunk.ts'
import type { Clause } from '../../clauses/clause.ts'
import { type Form, withoutAdjectives, withoutOf } from './noun-forms.ts'
import { isOpenAt, piecesOf, wordsIn } from './pieces.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'

/** Participles that are no past of a verb that somebody does. */
const SEEN_AS_PASSIVE = /^(?:stuck|born|hidden|frozen|broken|stolen|trapped|stranded)$/u
/** What it costs to leave out where or how long something is not. */
const DENIED_CUT = 1.2
/** What leaving out `has been` costs. */
const ELLIPSIS = 2.2

/** `isWhole`: nothing is left out. `isElliptic`: its auxiliary is left out, as in a headline. */
export type PredicateForm = Form & { readonly isWhole: boolean; readonly isElliptic?: boolean }

/** Most pieces of a clause that are left out in all ways. */
const MAX_DROPPED = 6

const isObject = ({ kind }: Chunk): boolean => kind === 'nominal' || kind === 'preposition'

/** Ways to say what follows a verb: cut at its end or without some of its middle, in order of length. */
export function predicateForms(analysis: Analysis, { verb, rest }: Pick<Clause, 'verb' | 'rest'>): PredicateForm[] {
  const pieces = piecesOf(analysis, verb, rest)
  const start = wordsIn(analysis, verb)
  const isDenied = analysis.tokens.slice(verb.from, verb.to).some(({ low }) => /^(?:not|n't|never)$/u.test(low))
  const forms: PredicateForm[] = []
  for (let end = 0; end <= pieces.length; end++) {
    const isBare = end === 0 && pieces.length > 0 && FORMS_OF_BE.test(analysis.tokens[verb.to - 1]!.low)
    if (isBare || isOpenAt(analysis, verb, pieces, end)) continue
    // `Don't let the engine warm up (for ten minutes)`: less is denied.
    const cut =
      pieces.slice(end).reduce((sum, { cost }) => sum + cost, 0) +
      (isDenied && pieces.slice(end).some(({ chunk }) => chunk.kind === 'preposition') ? DENIED_CUT : 0)
    const kept = pieces.slice(0, end)
    // What is left out takes along what is glued to it.
    const optional = kept.flatMap(({ mayDrop, isGlued }, i) => (mayDrop && !isGlued && i < end - 1 ? [i] : [])).slice(0, MAX_DROPPED)
    for (let mask = 0; mask < 1 << optional.length; mask++) {
      const dropped = new Set<number>()
      for (const [bit, at] of optional.entries()) {
        if (!(mask & (1 << bit))) continue
        dropped.add(at)
        for (
          let n = at + 1;
          n < end &&
          kept[n]!.isGlued &&
          (kept[at]!.chunk.kind !== 'adverb' ||
            n > at + 1 ||
            /^(?:particle|preposition)$/u.test(kept[n]!.chunk.kind) ||
            kept[n]!.chunk.isTime);
          n++
        )
          dropped.add(n)
      }
      // `with a ring | made of tin foil`: a participle belongs to what stands before it.
      if (
        kept.some(
          ({ chunk }, i) =>
            i > 0 &&
            !dropped.has(i) &&
            dropped.has(i - 1) &&
            (chunk.kind === 'than' ||
              chunk.kind === 'row' ||
              (kept[i - 1]!.chunk.isTime && /^(?:before|after)$/u.test(analysis.tokens[chunk.from]!.low)) ||
              (chunk.kind === 'preposition' &&
                kept[i - 1]!.chunk.kind === 'preposition' &&
                !kept[i - 1]!.chunk.isTime &&
                !chunk.isTime &&
                /^(?:in|on|at|to|toward|towards|into|onto|near|under|behind|above|from|between|inside|outside|like|over|across)$/u.test(
                  analysis.tokens[chunk.from]!.low,
                )) ||
              (kept[i - 1]!.chunk.kind === 'row' && chunk.kind === 'preposition')),
        )
      )
        continue
      if (
        kept.some(
          ({ chunk }, i) =>
            /^(?:participle|adjective)$/u.test(chunk.kind) && !dropped.has(i) && dropped.has(i - 1) && kept[i - 1]!.chunk.kind !== 'adverb',
        )
      )
        continue
      // `prayed (for winter) in July`: where without what.
      const isWithoutFirst =
        dropped.has(0) &&
        kept[0]!.chunk.kind === 'preposition' &&
        !kept[0]!.chunk.isTime &&
        kept.some(({ chunk }, i) => i > 0 && !dropped.has(i) && chunk.kind === 'preposition')
      if (isWithoutFirst) continue
      const own = kept.flatMap(({ chunk }, i) => (dropped.has(i) ? [] : [chunk]))
      const isPredicate = FORMS_OF_BE.test(analysis.tokens[verb.head]!.low)
      if (own.length === 0 && pieces.length > 0 && isPredicate) continue
      if (isPredicate && own.length === 1 && own[0]!.kind === 'adverb') continue
      const words = own.flatMap((chunk, i) => wordsIn(analysis, chunk, isPredicate && i === 0))
      const cost = [...dropped].reduce((sum, i) => sum + kept[i]!.cost, 0) + cut
      const isWhole = end === pieces.length && [...dropped].every((i) => kept[i]!.chunk.kind === 'adverb')
      forms.push({ kept: [...start, ...words], cost, isWhole })
      const plain = own.flatMap((chunk) =>
        isObject(chunk) ? (withoutAdjectives(analysis, chunk) ?? wordsIn(analysis, chunk)) : wordsIn(analysis, chunk, isPredicate),
      )
      const short = own.flatMap((chunk) =>
        isObject(chunk) ? withoutOf(analysis, chunk, plain) : wordsIn(analysis, chunk, isPredicate).filter((i) => plain.includes(i)),
      )
      if (short.length < plain.length && !isDenied && !isPredicate)
        forms.push({ kept: [...start, ...short], cost: cost + 1.3 + 0.35 * (words.length - plain.length), isWhole })
      if (plain.length < words.length && !isDenied)
        // `was a (wooden) block`: what is said of it.
        forms.push({ kept: [...start, ...plain], cost: cost + (isPredicate ? 1.2 : 0.35) * (words.length - plain.length), isWhole })
    }
  }
  // `cargo ship (has been) stuck in the canal`.
  const participle = analysis.tokens[verb.head]!
  const isPassive =
    participle.pos === 'VERB' &&
    SEEN_AS_PASSIVE.test(participle.low) &&
    !participle.low.endsWith('ing') &&
    verb.to - verb.from > 1 &&
    !isDenied &&
    analysis.tokens.slice(verb.from, verb.head).some(({ low }) => FORMS_OF_BE.test(low)) &&
    analysis.tokens
      .slice(verb.from, verb.head)
      .every(({ low, pos }) => FORMS_OF_BE.test(low) || /^(?:has|have|had|'ve|’ve)$/u.test(low) || pos === 'ADV')
  return isPassive
    ? [
        ...forms,
        ...forms.map((form) => ({
          ...form,
          kept: form.kept.filter((i) => i < verb.from || i >= verb.head),
          cost: form.cost + ELLIPSIS,
          isElliptic: true,
        })),
      ]
    : forms
}
