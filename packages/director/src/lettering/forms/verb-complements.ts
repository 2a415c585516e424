import type { Analysis } from '../../story/analysis.ts'
import type { Chunk } from '../../clauses/chunk.ts'

/** Verbs with an object, and the prepositions of the phrase behind it without which they say something else, or nothing. */
const COMPLEMENTS: readonly (readonly [verbs: RegExp, prepositions: RegExp])[] = [
  [/^(?:lead|lure|chase|drive|guide|steer|force|trick|talk|pressure|scare)$/u, /^(?:to|into|onto|toward|towards|from|out|off|away)$/u],
  [/^(?:waste|spend|invest|bet|gamble|risk|blame|squander|base|focus)$/u, /^(?:on|in)$/u],
  [/^keep$/u, /^(?:at|in|on|under|inside|behind|away|out|off)$/u],
  [/^let$/u, /^(?:on|in|into|through|out|off)$/u],
  [/^(?:fill|cover|load|stuff|provide|supply|flood|crowd)$/u, /^with$/u],
  [/^(?:save|leave|reserve|trade|sell|exchange|pay)$/u, /^for$/u],
  [/^(?:take|mistake)$/u, /^for$/u],
  [/^(?:break|turn|convert|divide|split|change|fold|squeeze)$/u, /^into$/u],
  [/^(?:dress|wrap|drape|clothe)$/u, /^in$/u],
  [/^have$/u, /^(?:on|under|behind)$/u],
  [/^(?:make|throw)$/u, /^at$/u],
]

/** `lead them in the wrong direction`, `waste our lives on worries`: does a phrase behind the object of a verb belong to the verb? */
export function isComplement({ tokens }: Pick<Analysis, 'tokens'>, lemma: string, { from, to, isTime }: Chunk): boolean {
  if (isTime) return false
  const { low } = tokens[from]!
  const isDirection = low === 'in' && /^directions?$/u.test(tokens[to - 1]!.low)
  // `one carmaker after another`.
  const isInRow = /^(?:after|by)$/u.test(low) && /^(?:another|one)$/u.test(tokens[to - 1]!.low)
  return isDirection || isInRow || COMPLEMENTS.some(([verbs, prepositions]) => verbs.test(lemma) && prepositions.test(low))
}
