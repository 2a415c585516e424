import type { GrammarRules } from './grammar-rules.ts'
import type { LexicalWord } from '../words.ts'

const REACH = 3

type Mention = { readonly isPerson: boolean; readonly isFigure: boolean; readonly from: number; readonly to: number }

/** Whether a person of a sentence is what the one before it is or becomes: `the girl became a doctor`. */
export function isPredicateOf(mention: Mention, before: Mention | undefined, words: readonly LexicalWord[], rules: GrammarRules): boolean {
  const { copula, copulaBehind, copulaParticle } = rules
  if (!mention.isPerson || !before?.isFigure || words[before.to]!.clause !== words[mention.from]!.clause) return false
  const between = words.slice(Math.max(before.to + 1, mention.from - REACH), mention.from)
  if (between.some(({ low }) => copula?.test(low))) return true
  const [next, after] = [words[mention.to + 1], words[mention.to + 2]]
  if (next === undefined || copulaBehind === undefined) return false
  return copulaParticle === undefined ? copulaBehind.test(next.low) : next.low === copulaParticle && copulaBehind.test(after?.low ?? '')
}
