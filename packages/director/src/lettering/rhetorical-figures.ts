import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { lengthBeforeCut } from '../graphics/clause-label.ts'
import type { Analysis } from '../story/analysis.ts'
import { wordCount } from '../text/word-count.ts'
import { trimmed, written } from './numbers/in-digits.ts'

/** Most words of two halves that depend on each other. */
const MAX_PROPORTION = 9

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

/** What may stand before what is denied: `is not`, `need not`, `never`. */
const NOT = "(?:\\bnot|n['’]t|\\bnever|\\bneither)"
/** Where a clause begins, of which a contrast would be the object. */
const CLAUSE =
  '(?:i|you|he|she|it|we|they|not|never|no|if|when|because|still|also|only|that|this|did|does|is|was|were|are|had|has|can|could|will|would)'

/** `it is not events that disturb us but our opinions`: `Our opinions disturb us, not events`; undefined where that is long. */
export function cleftIn({ text }: Analysis, max: number): PlanText | undefined {
  const match =
    /\bit(?: is|['’]s| was) not ((?:[\p{L}'’]+ ){1,3})(?:that|which|who) ((?:[\p{L}'’]+ ){1,4})but ((?:[\p{L}'’]+ ?){1,3}?)(?= (?:about|of|with|for|that|which|who|in|on)\b|[,.;!])/iu.exec(
      text,
    )
  const [, denied, told, said] = match ?? []
  if (!denied || !told || !said || said.trim().endsWith('s') !== denied.trim().endsWith('s')) return undefined
  const words = `${said.trim()} ${told.trim()}, not ${denied.trim()}`
  return wordCount(words) <= max + 1 ? { words, role: 'key', at: wordCount(text.slice(0, match!.index)) } : undefined
}

/** `It's not about the money but the quiet mornings`: the noun phrase that is meant instead; undefined without one. */
export function contrastIn(analysis: Analysis, max: number): PlanText | undefined {
  const { text } = analysis
  const match = new RegExp(
    `${NOT}\\b (?!only|just|merely)(?<denied>[^,;—–.]+?),? but (?:(?:about|in|by|with|for|from) )?(?<said>(?:the|an?|your|my|his|her|our|their|how|which|what|whether|who|\\p{L}+ing) [^,;.!?—–]+|(?!${CLAUSE}\\b)\\p{L}+ (?:and|of|in|for) [^,;.!?—–]+|(?!${CLAUSE}\\b)[\\p{L}-]+(?: [\\p{L}-]+)+)(?=[,;.!—–]|$)`,
    'iu',
  ).exec(text)
  const said = match?.groups?.said
  if (!match || !said) return undefined
  const words = said.replace(/ (?:(?:about|of|with|for|to|in|on) (?:it|them|him|her)|(?:right )?now|today|anyway)$/iu, '').split(/\s+/u)
  const isAsked = /^(?:how|which|what|whether|who)\b/iu.test(said)
  const at = text.slice(0, match.index + match[0].lastIndexOf(said)).split(/\s+/u).length - 1
  // `not loud, but they heard it`: another clause.
  const isClause =
    !isAsked && analysis.tokens.some(({ word, pos, low }) => word === at + 1 && /^(?:AUX|VERB)$/u.test(pos) && !/(?:ed|ing|en)$/u.test(low))
  const kept = words.findIndex((word) => /^(?:they|you|we|he|she|i|that|who|which)$/iu.test(word))
  const own = kept > 1 && !isAsked && words.length > max ? words.slice(0, kept) : words
  // `doesn't make you poor, but a car that you can't afford will`.
  const from = analysis.tokens.find(({ word }) => word === at)?.i ?? 0
  const isSetOff = analysis.tokens[from - 2]?.text === ',' && analysis.tokens.slice(from).some(({ pos }) => pos === 'AUX')
  if (isClause || isSetOff || own.length < 2 || own.length > max || at < 1) return undefined
  // `A fever is not the enemy but the alarm`: what it is.
  const is = /^((?:(?!it|he|she|they|this|that|there|what)[\p{L}’']+ ){1,3}(?:is|are|was|were))$/iu.exec(
    text.slice(0, match.index).trim(),
  )?.[1]
  if (is && /^(?:the|an?|your|my|how)\b/iu.test(said) && is.split(' ').length + own.length <= max)
    return { words: `${is} ${trimmed(own.join(' '))}`, role: 'key', at: 0 }
  return { words: trimmed(written(analysis, at, at + own.length - 1)), role: 'key', at }
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
