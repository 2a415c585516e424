import { VISIBLE_ACTIONS } from './scene-lexicon.ts'

/** A verb of the parser. */
export type VerbMatch = { readonly text: string; readonly verb?: { readonly infinitive?: string } }

/** The first clause `X does Y` with a visible action, in the words of the text; undefined without one. */
export function parseClause(text: string, verbs: readonly VerbMatch[], visible: readonly string[]): string | undefined {
  const verb = verbs.find(({ verb }) => VISIBLE_ACTIONS.has(verb?.infinitive ?? ''))
  if (verb === undefined) return undefined
  const word = verb.text.replaceAll(/[^\p{L}\p{N}'’ -]/gu, '').replace(PARTICLE, '')
  const at = text.indexOf(word)
  const before = text.slice(0, Math.max(0, at)).split(CLAUSE_END).at(-1)!.trim()
  const lastWords = before.split(' ').slice(-6).join(' ').toLowerCase()
  const isNear = (noun: string) => lastWords.includes(noun.toLowerCase())
  // `Luna lights the lamp and walks`: both verbs have the same subject.
  const actor = /\b(?:and|then)$/.test(lastWords) ? visible.find((noun) => before.includes(noun)) : visible.findLast(isNear)
  const after = text.slice(at + word.length)
  if (at < 0 || actor === undefined || OTHER_ACTOR.test(lastWords) || PASSIVE.test(after)) return undefined
  const subject = withArticle(actor, before)
  const object = restOfClause(after)
  if (ONLY_PRONOUN.test(object)) return undefined
  return `${subject} ${word} ${object}`.trim().replace(DANGLING, '')
}

/** The subject is no noun of this text. */
const OTHER_ACTOR = /\b(?:i|you|we|they|he|she|it|subject|which|that|to)$/i
/** `held by a cat`: the preceding noun is not the actor. */
const PASSIVE = /^\s(?:\p{L}+\s)?by\s/u
/** `calling it`: the object is not visible. */
const ONLY_PRONOUN = /^(?:it|them|him|her|us|me|you|that|this)$/i
const DANGLING = /(?:\s+(?:a|an|the|of|in|on|at|to|with|from|by|for|into|its|his|her|their|our|my|your|and|or|as|very))+$/i
const CLAUSE_END = /[.!?;:,—–"”]/u
const NEXT_CLAUSE =
  /[.!?;:,—–"”]|\s(?:and|but|so|because|while|when|which|that|subject|if|until)\s|\s(?:before|after|as|than)\s(?=(?:anyone|someone|everyone|i|you|we|they|he|she|it)\b)/iu
const BEFORE_NOUN =
  /^(?:of|in|on|at|under|over|above|below|beneath|inside|beyond|with|from|into|onto|to|across|behind|beside|between|lastWords|for|by|through|around|along|up|down|before|after|against|like|off|all|both|about|past|toward|towards)$/i
const DETERMINER = /^(?:a|an|the|his|her|its|their|our|my|your)$/i
/** `buzz around`: the parser assigns the particle to the verb; here it belongs to the place. */
const PARTICLE = /\s(?:in|on|at|over|around|up|down|off|out|through|along|by|into|across)$/i
const MAX_REST_WORDS = 7

/** Up to seven words after the verb, ending before a second noun without a preposition. */
function restOfClause(text: string): string {
  const words = text.split(NEXT_CLAUSE)[0]!.trim().split(' ').slice(0, MAX_REST_WORDS)
  const next = words.findIndex((word, index) => index > 0 && DETERMINER.test(word) && !BEFORE_NOUN.test(words[index - 1]!))
  return (next < 0 ? words : words.slice(0, next)).join(' ')
}

/** Adds the article of the text, if there is one. */
function withArticle(noun: string, before: string): string {
  const article = new RegExp(`\\b(a|an|the)\\s+(?:\\p{L}+\\s+){0,2}?${escape(noun)}`, 'iu').exec(before)?.[1]
  return article === undefined ? noun : `${article.toLowerCase()} ${noun}`
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
