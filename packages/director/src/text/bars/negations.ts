import { isVerb } from '../../senses/lexicon.ts'
import type { Span } from '../barred-spans.ts'
import { clauseEnd, enumerationEnd, isClauseEnd, isNegation } from '../clause-ends.ts'
import { isOnlyUnknown } from '../only-unknown.ts'
import type { Token } from '../token.ts'

const AVOIDING = /^(?:avoid|skip|ditch|quit|prevent|lack|ban|abolish|forbid|eliminate)$/u

/** `Avoid sugar`, `leave the elevator alone`: what is wanted away. */
function isAvoided(token: Token, tokens: readonly Token[]): boolean {
  const next = tokens[token.i + 1]?.low ?? ''
  // `Ditch the juice`.
  const isCommand = token.i === 0 && AVOIDING.test(token.low) && tokens[1]?.pos === 'DET'
  if (token.pos !== 'VERB' && !isCommand) return false
  const after = tokens[token.i + 2]?.low ?? ''
  // `Stay away from trees`, `cut back on sugar`, `forget parking tickets`.
  const isAway =
    (/^(?:stay|keep|steer|back|walk|get|move)$/u.test(token.lemma) && /^(?:away|clear|off)$/u.test(next) && /^(?:from|of)$/u.test(after)) ||
    (token.lemma === 'get' && next === 'rid') ||
    (token.lemma === 'cut' && /^(?:back|down|out)$/u.test(next)) ||
    (token.lemma === 'give' && next === 'up') ||
    (token.lemma === 'say' && /^(?:goodbye|no)$/u.test(next)) ||
    (token.lemma === 'beware' && next === 'of') ||
    (token.lemma === 'forget' &&
      token.low === 'forget' &&
      token.i === 0 &&
      tokens[1]?.pos !== 'SCONJ' &&
      !/^(?:about|to|that|what|how|it)$/u.test(next))
  // `Cats are banned in the office`: the office is there.
  const isPassive = /^(?:is|are|was|were|be|been|'s|'re)$/u.test(tokens.slice(0, token.i).findLast(({ pos }) => pos !== 'ADV')?.low ?? '')
  // `forgot to pack the eggs`.
  const isLeftUndone = /^(?:forget|fail|refuse|neglect|decline|omit)$/u.test(token.lemma) && next === 'to'
  return (
    isAway ||
    isLeftUndone ||
    isCommand ||
    (AVOIDING.test(token.lemma) && !isPassive) ||
    (token.lemma === 'leave' && tokens.slice(token.i + 2, token.i + 5).some(({ low }) => low === 'alone'))
  )
}

/** Does another clause begin at a token: `eat fish`? */
const opensVerb = (tokens: readonly Token[], i: number): boolean =>
  /^(?:VERB|AUX|PRON|ADV)$/u.test(tokens[i]?.pos ?? '') ||
  (tokens[i]?.pos === 'NOUN' && isVerb(tokens[i].low) && /^(?:NOUN|DET)$/u.test(tokens[i + 1]?.pos ?? ''))

/** Index behind what is avoided: `skip sugar, salt and fat`, but `avoid sugar and eat fish`. */
function avoidedEnd(tokens: readonly Token[], from: number): number {
  const joined = tokens.findIndex(({ low, i }) => i > from && low === 'and' && opensVerb(tokens, i + 1))
  const end = clauseEnd(tokens, from)
  const rest = tokens.slice(end)
  const isRow =
    tokens[end]?.text === ',' &&
    rest.some(({ low }) => /^(?:and|or)$/u.test(low)) &&
    !rest.some(({ pos }) => /^(?:VERB|AUX|PRON)$/u.test(pos))
  const last = isRow ? tokens.length - 1 : end
  return joined > 0 ? Math.min(joined, last) : last
}

/** `and` behind a verb: what follows is another clause. */
const opensClause = (tokens: readonly Token[], i: number): boolean =>
  /^(?:and|but)$/u.test(tokens[i]!.low) && tokens.slice(0, i).some(({ pos }) => pos === 'VERB')

/** `You do not need petrol to start | a fire`, but `do not need to start it`: what it is for is not denied. */
function purposeBehind(verb: Token, end: number, tokens: readonly Token[]): number | undefined {
  const to = tokens.findIndex(({ low, i }) => i > verb.i + 1 && i < end && low === 'to' && tokens[i + 1]?.pos === 'VERB')
  return to > 0 && /^(?:NOUN|PROPN)$/u.test(tokens[to - 1]!.pos) ? to + 2 : undefined
}

/** What a sentence denies or avoids. */
export function negationsOf(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token): Span[] => {
    if (isAvoided(token, tokens)) {
      return [[token.i + 1, avoidedEnd(tokens, token.i + 1), 'negated']]
    }
    const next = tokens[token.i + 1]
    if (
      !isNegation(token, tokens) ||
      (token.low === 'not' && next?.low === 'only') ||
      // `could not wait to show it`: it happens.
      (/^(?:not|n't)$/u.test(token.low) &&
        /^(?:wait|help)$/u.test(next?.low ?? '') &&
        /^(?:can|could|ca)$/u.test(tokens[token.i - 1]?.low ?? '')) ||
      (token.low === 'no' && /^(?:longer|one|doubt|matter|wonder)$/u.test(next?.low ?? ''))
    ) {
      if (token.low === 'no' && next?.low === 'one') return [[token.i, clauseEnd(tokens, token.i + 1), 'negated']]
      return []
    }
    if (/^(?:barely|hardly)$/u.test(token.low) && next && /^(?:ADJ|NUM)$/u.test(next.pos)) return []
    const end = clauseEnd(tokens, token.i + 1)
    const verb = tokens.slice(token.i + 1, end).find(({ pos }) => pos === 'VERB')
    // `Nobody suspected the rats`, `He did not trust the computer`: they are there.
    if (verb && isOnlyUnknown(token, verb, tokens)) return []
    const isAbsent =
      verb && /^(?:come|appear|exist|rise|arrive|show|shine|return|survive)$/u.test(verb.lemma) && /^(?:not|n't|never)$/u.test(token.low)
    if (!isAbsent) {
      const purpose = verb && /^(?:need|require)$/u.test(verb.lemma) ? purposeBehind(verb, end, tokens) : undefined
      return [[token.i, purpose ?? enumerationEnd(tokens, end), 'negated']]
    }
    let start = token.i
    while (start > 0 && !isClauseEnd(tokens[start - 1]!) && !opensClause(tokens, start - 1)) start--
    return [[start, end, 'negated']]
  })
}

/** What never happened to what is not there. */
const LOST = /^(?:found|seen|recovered|built|finished|returned|delivered)$/u
/** `The ships were gone`: what is there no more. */
export function departuresOf(tokens: readonly Token[]): Span[] {
  return tokens.flatMap(({ i, low }): Span[] => {
    const before = tokens.slice(0, i).findLast(({ pos }) => pos !== 'ADV')
    // `The stones were never found`.
    const isNever = /^(?:never|not)$/u.test(low) && LOST.test(tokens[i + 1]?.low ?? '')
    const isAbsent =
      (isNever || /^(?:gone|missing|extinct|absent)$/u.test(low)) && /^(?:is|are|was|were|be|been|'s|'re)$/u.test(before?.low ?? '')
    if (!isAbsent) return []
    const start = tokens.slice(0, i - 1).findLastIndex(
      (token) =>
        /^[;:.!?()—–]$/u.test(token.text) ||
        /^(?:but|when|while|because|until|after|before)$/u.test(token.low) ||
        // `When the guests came, the food was gone`.
        (token.text === ',' && tokens.slice(0, token.i).some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))) ||
        (token.low === 'and' && tokens[token.i - 1]?.text === ','),
    )
    return [[start + 1, i, 'negated']]
  })
}

/** `too frightened to jump`: it is not done. */
export const preventionsOf = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ i, low }): Span[] => {
    const to = low === 'too' ? tokens.findIndex((token) => token.i > i && token.i <= i + 4 && token.low === 'to') : -1
    const isPrevented = to > 0 && /^(?:ADJ|VERB)$/u.test(tokens[to - 1]!.pos) && tokens[to + 1]?.pos === 'VERB'
    return isPrevented ? [[to, clauseEnd(tokens, to + 1), 'negated']] : []
  })

/** `where your piano used to stand`: it is there no more. */
export function formerStatesOf(tokens: readonly Token[]): Span[] {
  return tokens.flatMap(({ i, low }): Span[] => {
    const isGone = low === 'used' && tokens[i + 1]?.low === 'to' && /^(?:be|stand|live|hang|lie|sit|grow)$/u.test(tokens[i + 2]?.low ?? '')
    const isOver = low === 'once' && tokens[i + 1]?.pos === 'VERB'
    const where = isGone || isOver ? tokens.findLastIndex((token) => token.i < i && token.low === 'where') : -1
    return where >= 0 ? [[where, i + (isOver ? 2 : 3), 'negated']] : []
  })
}

const CLEFT = /^(?:what|who|why|where|how|which)$/u
const MEANT = /^(?:problem|reason|cause|issue|enemy|culprit|answer|point|key|secret|goal|one|villain)$/u

/** `The latte isn't what keeps you broke; it's your car`: what is only said not to be meant. */
export const correctionsOf = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap((token): Span[] => {
    const { i, low } = token
    if (!/^(?:not|n't)$/u.test(low) || !/^(?:is|are|was|were)$/u.test(tokens[i - 1]?.low ?? '')) return []
    const end = tokens.findIndex((other) => other.i > i && isClauseEnd(other))
    const isIt = /^(?:it|they|that)$/u.test(tokens[end + 1]?.low ?? '') && /^(?:is|are|was|were|'s|'re)$/u.test(tokens[end + 2]?.low ?? '')
    // `; your rent is.`
    const isCorrected = isIt || (tokens.length > end + 2 && /^(?:is|are|was|were)$/u.test(tokens.at(-2)?.low ?? ''))
    const isCleft = CLEFT.test(tokens[i + 1]?.low ?? '') || tokens.slice(i + 1, Math.min(end, i + 5)).some(({ lemma }) => MEANT.test(lemma))
    if (end < 0 || !isCorrected || !isCleft) return []
    const start = tokens.slice(0, i).findLastIndex((other) => isClauseEnd(other)) + 1
    return [[start, i, 'negated']]
  })
