import { PAST_TENSES } from '../languages/en/past-tenses.ts'
import { isNoun, isVerb, singularOf } from '../senses/lexicon.ts'
import type { Token } from './token.ts'

const STEM = /(?<=sh|ch|ss|x)es$|(?<!s)s$/u
const stemOf = (low: string): string => low.replace(STEM, '')
const isThirdPerson = (token: Token): boolean => token.pos === 'VERB' && token.low !== token.lemma && /[^s]s$/u.test(token.low)

/** `It breaks down beer, stores sugar and makes bile`: a verb in a row of verbs. */
function joinsVerbs(token: Token, tokens: readonly Token[]): boolean {
  const [before, after] = [tokens[token.i - 1], tokens[token.i + 1]]
  if (token.pos !== 'NOUN' || !/^(?:,|and)$/u.test(before?.low ?? '') || !/[^s]s$/u.test(token.low) || !isVerb(stemOf(token.low)))
    return false
  const isBeforeObject = /^(?:DET|NOUN|ADJ|PRON|VERB)$/u.test(after?.pos ?? '') && after!.low !== 'that'
  return isBeforeObject && tokens.slice(0, token.i).some(isThirdPerson) && tokens.slice(token.i + 1).some(isThirdPerson)
}

/** `like spoons in a drawer`, `with hooks`: behind these stands no verb. */
const isBehindPreposition = (token: Token, tokens: readonly Token[]): boolean =>
  token.pos === 'VERB' &&
  /[^s]s$/u.test(token.low) &&
  /^(?:with|of|from|for|into|without|between|under|behind|through|like|against|among)$/u.test(tokens[token.i - 1]?.low ?? '') &&
  singularOf(token.low) !== token.low &&
  isNoun(singularOf(token.low))

/** `see what you miss`: what a pronoun does. */
function isDoneByPronoun(token: Token, tokens: readonly Token[]): boolean {
  const [subject, before, after] = [tokens[token.i - 1], tokens[token.i - 2], tokens[token.i + 1]]
  return (
    token.pos === 'NOUN' &&
    /^(?:i|you|we|they)$/u.test(subject?.low ?? '') &&
    /^(?:what|who|when|if|that|how|where|why|because|and|,)$/u.test(before?.low ?? '') &&
    /^(?:PUNCT|ADP|DET|ADV|PRON)$/u.test(after?.pos ?? 'PUNCT') &&
    singularOf(token.low) === token.low &&
    isVerb(token.low)
  )
}

/** `how to load, aim and fire`: verbs in a row behind `to`. */
function isInfinitiveInRow({ pos, low, i }: Token, tokens: readonly Token[]): boolean {
  if (!/^(?:NOUN|ADJ)$/u.test(pos) || !isVerb(low) || !/^(?:,|and|or)$/u.test(tokens[i - 1]?.low ?? '')) return false
  const before = tokens[i - 2]
  const isBare = before?.pos === 'VERB' && before.low === before.lemma
  const to = tokens.slice(0, i).findLastIndex((token) => token.low === 'to' && tokens[token.i + 1]?.pos === 'VERB')
  const isRow =
    to >= 0 &&
    tokens.slice(to + 1, i).every((token) => (token.pos === 'VERB' && token.low === token.lemma) || /^(?:,|and|or)$/u.test(token.low))
  return isBare && isRow && /^(?:PUNCT|CCONJ)$/u.test(tokens[i + 1]?.pos ?? 'PUNCT')
}

const isMark = ({ pos, low }: Token): boolean => pos === 'PUNCT' || /^(?:and|but|while|when|because|if|as|that|which|who)$/u.test(low)

/** `a colony of penguins huddles`, `The gazelle zigzags, stumbles and falls`: what the subject of a clause without another verb does. */
function isOnlyPredicate(token: Token, tokens: readonly Token[]): boolean {
  const before = tokens[token.i - 1]
  if (token.pos !== 'NOUN' || before?.pos !== 'NOUN' || !/[^s]s$/u.test(token.low) || !isVerb(stemOf(token.low))) return false
  const from = tokens.slice(0, token.i).findLastIndex(isMark) + 1
  const length = tokens.slice(token.i + 1).findIndex(isMark)
  const end = length < 0 ? tokens.length : token.i + 1 + length
  if (tokens.slice(from, end).some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))) return false
  const of = tokens.slice(from, token.i).findLastIndex(({ low }) => low === 'of') + from
  const group = of > from ? tokens[of - 1] : undefined
  const isOfGroup = group?.pos === 'NOUN' && singularOf(group.low) === group.low && singularOf(before.low) !== before.low
  const next = tokens[end]?.text === ',' ? tokens[end + 1] : undefined
  const isInRow = next !== undefined && (isThirdPerson(next) || (/[^s]s$/u.test(next.low) && isVerb(stemOf(next.low))))
  const isOne = singularOf(before.low) === before.low && tokens.slice(from, token.i).some(({ pos }) => pos === 'DET')
  return (isOfGroup && !/^(?:PUNCT|CCONJ)$/u.test(tokens[token.i + 1]?.pos ?? 'PUNCT')) || (isInRow && isOne)
}

/** `When the mothers return, ...`: the bare verb of a clause that has no other. */
function isPredicateOfMany({ pos, low, i }: Token, tokens: readonly Token[]): boolean {
  const before = tokens[i - 1]
  if (pos !== 'NOUN' || before?.pos !== 'NOUN' || singularOf(before.low) === before.low || singularOf(low) !== low || !isVerb(low))
    return false
  const from = tokens.slice(0, i).findLastIndex((token) => token.pos === 'PUNCT' || token.pos === 'SCONJ' || CLAUSE_OPENER.test(token.low))
  return (
    CLAUSE_OPENER.test(tokens[from]?.low ?? '') &&
    /^(?:PUNCT|ADP|ADV|DET)$/u.test(tokens[i + 1]?.pos ?? 'PUNCT') &&
    !tokens.slice(from + 1, i).some((token) => /^(?:VERB|AUX)$/u.test(token.pos))
  )
}
const CLAUSE_OPENER = /^(?:when|whenever|while|if|as|once|until|before|after|because)$/u

/** `circles, waits and attacks.`: a verb behind another. */
const isBehindVerb = (token: Token, tokens: readonly Token[]): boolean =>
  token.pos === 'NOUN' &&
  /^(?:,|and)$/u.test(tokens[token.i - 1]?.low ?? '') &&
  tokens[token.i - 2] !== undefined &&
  isThirdPerson(tokens[token.i - 2]!) &&
  /[^s]s$/u.test(token.low) &&
  isVerb(stemOf(token.low)) &&
  /^(?:PUNCT|CCONJ)$/u.test(tokens[token.i + 1]?.pos ?? 'PUNCT')

/** `He stayed, drank wine`: past tenses taken for nouns; rows of verbs; plurals taken for verbs. */
export function retagRowsOfVerbs(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const past = token.pos === 'NOUN' || token.pos === 'ADJ' ? PAST_TENSES.get(token.low) : undefined
    if (past && token.low === token.text) Object.assign(token, { pos: 'VERB', lemma: past })
    else if (isDoneByPronoun(token, tokens) || isInfinitiveInRow(token, tokens)) Object.assign(token, { pos: 'VERB', lemma: token.low })
    else if (isPredicateOfMany(token, tokens)) Object.assign(token, { pos: 'VERB', lemma: token.low })
    else if (isOnlyPredicate(token, tokens) || isBehindVerb(token, tokens)) Object.assign(token, { pos: 'VERB', lemma: stemOf(token.low) })
    else if (joinsVerbs(token, tokens)) {
      Object.assign(token, { pos: 'VERB', lemma: stemOf(token.low) })
      const after = tokens[token.i + 1]!
      if (after.pos === 'VERB' && isNoun(singularOf(after.low))) Object.assign(after, { pos: 'NOUN', lemma: singularOf(after.low) })
    } else if (isBehindPreposition(token, tokens)) Object.assign(token, { pos: 'NOUN', lemma: singularOf(token.low) })
  }
}
