import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { lengthBeforeCut } from '../graphics/clause-label.ts'
import type { Analysis } from '../story/analysis.ts'

/** Most words of two halves that depend on each other. */
const MAX_PROPORTION = 9

const trimmed = (text: string): string => text.replaceAll(/^[\s,;:–—"“(-]+|[\s,;:.!?–—"”)-]+$/gu, '')
const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length
const shortened = (words: readonly string[], max: number): readonly string[] =>
  words.length > max ? words.slice(0, lengthBeforeCut(words, max)) : words

/** `It isn't the cable, it's the heat`: what is said instead of what is denied; undefined without such a correction. */
export function correctionIn({ text }: Analysis, max: number): PlanText | undefined {
  const match =
    /\b(?:(?:is|are|was|were)(?: not|n['’]t)|['’](?:s|re) not) [^,;—–.]+[,;—–] (?:but |(?:it|that|they)(?:['’]s|['’]re| is| are| was| were) (?:actually |really |just )?)([^,;.!?—–]+)/iu.exec(
      text,
    )
  const said = match?.[1]
  if (!match || !said || /^(?:not|never|no)\b/iu.test(said)) return undefined
  const words = shortened(said.split(/\s+/u), max)
  const at = wordCount(text.slice(0, match.index + match[0].length - said.length))
  return words.length > 0 ? { words: trimmed(words.join(' ')), role: 'key', at } : undefined
}

/** `It's not about the money but the quiet mornings`: the noun phrase that is meant instead; undefined without one. */
export function contrastIn({ text }: Analysis, max: number): PlanText | undefined {
  const match =
    /\b(?:(?:is|are|was|were)(?: not|n['’]t| neither)|['’](?:s|re) not) (?!only|just|merely)[^,;—–.]+?,? but (?:about )?((?:the|an?|your|my|his|her|our|their|how|\p{L}+ing) [^,;.!?—–]+|(?!(?:i|you|he|she|it|we|they|not|never|no|if|when|because|still|also|only|that|this)\b)\p{L}+ (?:and|of|in|for) [^,;.!?—–]+)[.!]?$/iu.exec(
      text,
    )
  if (!match) return undefined
  const said = match[1]!.split(/\s+/u)
  const at = text.split(/\s+/u).length - said.length
  return said.length <= max && at > 0 ? { words: trimmed(said.join(' ')), role: 'key', at } : undefined
}

const OPENS_CLAUSE = /^(?:which|what|why|how|who|whom|where|when|whether|if|that|because|but|and|until|so)$/iu

/** `Nobody wanted the flowers`: what nobody does, up to the next clause, if that is short. */
export function nobodysClause({ text }: Analysis, max: number): PlanText | undefined {
  if (!/^(?:nobody|no one|none|hardly anybody|hardly anyone)\b/iu.test(text)) return undefined
  const all = text.split(/\s+/u)
  const end = all.findIndex((word, i) => i > 0 && (/[,;:.!?—–]$/u.test(word) || OPENS_CLAUSE.test(all[i + 1] ?? '')))
  const clause = shortened(all.slice(0, end < 0 ? undefined : end + 1), max)
  return clause.length > 1 && clause.length <= max ? { words: trimmed(clause.join(' ')), role: 'key', at: 0 } : undefined
}

/** `The smaller the room, the louder the silence that follows`: both halves, the second up to where a clause goes on; undefined where they are long. */
export function proportionIn({ text }: Analysis): PlanText | undefined {
  const degree = '(?:more|less|fewer|\\p{L}+er)'
  const match = new RegExp(
    `^(the ${degree}\\b[^,;:]*, the ${degree}\\b[^,;:.!?—–]*?)(?= (?:that|who|which|when|if|because|until|of|than)\\b|[,;:.!?—–])`,
    'iu',
  ).exec(text)
  const words = match?.[1]?.split(/\s+/u)
  return words && words.length <= MAX_PROPORTION ? { words: words.join(' '), role: 'key', at: 0 } : undefined
}
