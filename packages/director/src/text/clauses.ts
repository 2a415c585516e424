import { MENTAL_VERBS } from '../languages/en/verbs.ts'
import { TIME_NOUNS } from '../languages/en/words.ts'
import { isNoun, isVerb } from '../senses/lexicon.ts'
import { absencesOf } from './bars/absences.ts'
import { likenessesOf, variantsOf } from './bars/likenesses.ts'
import { figurativeSpans } from './figures/figures-of-speech.ts'
import { IDIOM } from './figures/idiom-pattern.ts'
import { isSpeech } from './speech-verbs.ts'
import { isOnlyUnknown } from './only-unknown.ts'
import { type ExclusionReason, type Span, spansOfMatches } from './barred-spans.ts'
import type { Token } from './token.ts'

const END = /^[,;:.!?()—–]$/u
const NEGATION = /^(?:not|n't|never|nor|neither|without|nobody|none|nothing|hardly|barely|no)$/u

export const isClauseEnd = (token: Token): boolean => END.test(token.text)
const ROUND_NUMBERS = /^(?:dozen|hundred|thousand|million|billion|half|third|quarter)$/u

/** `nothing more than flour and water`, `nothing but rice`: only that. */
const isOnly = ({ low, i }: Token, tokens: readonly Token[]): boolean =>
  low === 'nothing' &&
  (/^(?:but|except)$/u.test(tokens[i + 1]?.low ?? '') ||
    (/^(?:more|less|else|other)$/u.test(tokens[i + 1]?.low ?? '') && tokens[i + 2]?.low === 'than'))
export const isNegation = (token: Token, tokens: readonly Token[]): boolean => NEGATION.test(token.low) && !isOnly(token, tokens)

/** `never use your dog, your street or your birthday`: a denied row goes on behind its commas. */
function enumerationEnd(tokens: readonly Token[], end: number): number {
  if (tokens[end]?.text !== ',') return end
  const or = tokens.findIndex(({ low, i }) => i > end && /^(?:or|nor)$/u.test(low))
  const isRow =
    or > 0 &&
    or - end < 8 &&
    !tokens.slice(end + 1, or + 4).some(({ pos, text }) => /^(?:VERB|AUX|CCONJ)$/u.test(pos) && !/^(?:or|nor)$/iu.test(text))
  return isRow ? clauseEnd(tokens, or + 1) : end
}

/** Index behind the clause that a token stands in. `endsAtVerb`: a joined verb begins another. */
function clauseEnd(tokens: readonly Token[], from: number, endsAtVerb = false): number {
  for (let i = from; i < tokens.length; i++) {
    const { low } = tokens[i]!
    const next = tokens[i + 1]
    if (isClauseEnd(tokens[i]!)) return i
    if (/^(?:but|because|so|while|until|although|though|whereas|before|when)$/u.test(low) && i > from) return i
    if (endsAtVerb && /^(?:and|or)$/u.test(low) && next?.pos === 'VERB') return i
    if (/^(?:and|or)$/u.test(low) && next && /^(?:PRON|AUX)$/u.test(next.pos) && !/^(?:its|their|his|her|your|my|our)$/u.test(next.low))
      return i
  }
  return tokens.length
}

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

function negations(tokens: readonly Token[]): Span[] {
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
    if (!isAbsent) return [[token.i, enumerationEnd(tokens, end), 'negated']]
    let start = token.i
    while (start > 0 && !isClauseEnd(tokens[start - 1]!) && !opensClause(tokens, start - 1)) start--
    return [[start, end, 'negated']]
  })
}

/** `so that | nobody can see it`. */
const isPurpose = (tokens: readonly Token[], i: number): boolean =>
  tokens.slice(i + 2, clauseEnd(tokens, i + 2)).some(({ pos, low }) => pos === 'AUX' && /^(?:can|could|may|might|would|will)$/u.test(low))

/** From where the words of a comparison begin, or undefined. */
function isComparison(tokens: readonly Token[], i: number): boolean {
  const { low, pos } = tokens[i]!
  const before = tokens[i - 1]
  const next = tokens[i + 1]
  if (low === 'like') {
    const isVerb = /^(?:i|we|they|he|she|to|not|n't|would|do|does|did)$/u.test(before?.low ?? '')
    return /^(?:ADP|SCONJ)$/u.test(pos) || (!isVerb && tokens.slice(0, i).some((one) => one.pos === 'VERB' && !MENTAL_VERBS.has(one.lemma)))
  }
  if (low === 'unlike') return true
  if (low === 'so') return /^(?:is|are|was|were|does|do|did)$/u.test(next?.low ?? '') && before?.low === 'and'
  if (/^(?:instead|rather)$/u.test(low)) return /^(?:of|than)$/u.test(next?.low ?? '')
  if (low === 'compared') return /^(?:to|with)$/u.test(next?.low ?? '')
  if (low === 'as')
    return (
      i > 1 &&
      next?.low !== 'well' &&
      tokens[i - 1]!.low !== 'soon' &&
      tokens.slice(Math.max(0, i - 5), i - 1).some((one) => one.low === 'as')
    )
  if (low === 'than')
    return (
      !(
        /^(?:more|less|fewer)$/u.test(before?.low ?? '') &&
        tokens.slice(i + 1, i + 4).some((one) => one.pos === 'NUM' || TIME_NOUNS.test(one.lemma) || ROUND_NUMBERS.test(one.low))
      ) && !(i > 1 && isOnly(tokens[i - 2]!, tokens))
    )
  if (/^(?:size|shape|length|height|weight|colou?r|speed|thickness|width)$/u.test(low)) return next?.low === 'of'
  // `in the time it takes to drink a coffee`.
  if (low === 'time') return before?.low === 'the' && next?.low === 'it' && /^takes?|took$/u.test(tokens[i + 2]?.low ?? '')
  return low === 'way' && before?.low === 'the' && next !== undefined && /^(?:DET|PRON|NOUN|ADJ|PROPN)$/u.test(next.pos)
}

function comparisons(tokens: readonly Token[]): Span[] {
  return tokens.flatMap(({ i, low }): Span[] => {
    const isUnreal = low === 'as' && /^(?:if|though)$/u.test(tokens[i + 1]?.low ?? '')
    // `it's just a guard dog`: what it is like.
    const isLikened =
      /^(?:just|basically|essentially|simply)$/u.test(low) &&
      /^(?:is|are|'s|'re)$/u.test(tokens[i - 1]?.low ?? '') &&
      /^(?:it|they|that)$/u.test(tokens[i - 2]?.low ?? '') &&
      /^an?$/u.test(tokens[i + 1]?.low ?? '')
    if (isLikened) return [[i - 2, clauseEnd(tokens, i + 1), 'compared']]
    const isThought = low === 'as' && /^(?:think|imagine)$/u.test(tokens.slice(0, i).find(({ pos }) => pos === 'VERB')?.lemma ?? '')
    // `as it is in a bottle`, `just as a cat does`.
    const isLikewise =
      low === 'as' &&
      /^(?:PRON|DET)$/u.test(tokens[i + 1]?.pos ?? '') &&
      /^(?:,|just|much|exactly)$/u.test(tokens[i - 1]?.low ?? '') &&
      tokens.slice(i + 2, i + 5).some(({ low: word }) => /^(?:is|are|was|were|does|do|did|has)$/u.test(word))
    if (isUnreal) return [[i, tokens.length, 'compared']]
    if (isLikewise) return [[i, clauseEnd(tokens, i + 1), 'compared']]
    return isComparison(tokens, i) || isThought ? [[i, clauseEnd(tokens, i + 1), 'compared']] : []
  })
}

/** What never happened to what is not there. */
const LOST = /^(?:found|seen|recovered|built|finished|returned|delivered)$/u
/** `The ships were gone`: what is there no more. */
function absences(tokens: readonly Token[]): Span[] {
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

/** Is the verb before a clause one of belief? */
function believesBefore(tokens: readonly Token[], i: number): boolean {
  const verb = tokens.slice(Math.max(0, i - 5), i).findLast(({ pos }) => pos === 'VERB')
  return verb !== undefined && /^(?:think|believe|imagine|dream|pretend|suppose|assume|fear|hope|wish|claim)$/u.test(verb.lemma)
}

function others(tokens: readonly Token[]): Span[] {
  return tokens.flatMap(({ i, low }): Span[] => {
    const before = tokens[i - 1]
    if (/^(?:should|would|could|might)$/u.test(low) && tokens.slice(i + 1, i + 3).some((one) => one.low === 'have'))
      return [[i + 1, clauseEnd(tokens, i + 1), 'supposed']]
    // `before they turn on the stove`: not yet.
    if (
      low === 'before' &&
      i > 2 &&
      /^(?:they|you|we|he|she|it)$/u.test(tokens[i + 1]?.low ?? '') &&
      tokens.slice(i + 2, i + 4).some((one) => /^(?:even|ever)$/u.test(one.low))
    )
      return [[i, clauseEnd(tokens, i + 1), 'supposed']]
    // `You'd think they would build him a statue`.
    if (low === 'think' && /^(?:'d|would|might)$/u.test(before?.low ?? '') && /^(?:you|one|we)$/u.test(tokens[i - 2]?.low ?? ''))
      return [[i + 1, tokens.length, 'supposed']]
    // `in a bakery perhaps`.
    const clause = tokens.slice(0, i).findLastIndex((token) => isClauseEnd(token) || /^(?:CCONJ|SCONJ|VERB|AUX)$/u.test(token.pos)) + 1
    const isAfterthought =
      /^(?:perhaps|maybe|possibly)$/u.test(low) && clause > 0 && clause < i && /^(?:PUNCT)$/u.test(tokens[i + 1]?.pos ?? '')
    // `so that surgeons could find it`: what it is for.
    if (low === 'so' && tokens[i + 1]?.low === 'that' && isPurpose(tokens, i)) return [[i, clauseEnd(tokens, i + 2), 'supposed']]
    if (isAfterthought) return [[clause, i, 'supposed']]
    // `It was probably a ghost`.
    const isMaybe =
      /^(?:probably|perhaps|maybe|possibly|supposedly)$/u.test(low) && /^(?:DET|ADJ|NOUN|PROPN|NUM|ADP)$/u.test(tokens[i + 1]?.pos ?? '')
    if (isMaybe) return [[i, clauseEnd(tokens, i + 1, true), 'supposed']]
    // `He thought it was a ghost`: what is only believed.
    const isBelief = /^(?:is|was|were|are)$/u.test(low) && before && /^(?:PRON|NOUN)$/u.test(before.pos) && believesBefore(tokens, i)
    if (isBelief) return [[i + 1, clauseEnd(tokens, i + 1, true), 'supposed']]
    const isRelative =
      (/^(?:that|which|who|whom|whose|where)$/u.test(low) && before && /^(?:NOUN|PROPN)$/u.test(before.pos)) ||
      (/^(?:which|who|whom|whose)$/u.test(low) && before?.text === ',')
    // `There once was a miller who had two donkeys`: whom the story tells of.
    if (
      isRelative &&
      /^(?:there|this|here)$/u.test(tokens[0]!.low) &&
      i < 9 &&
      /^(?:has|have|had|lived|kept|owned|carried|wore|sold)$/u.test(tokens[i + 1]?.low ?? '')
    )
      return []
    // `which can come from a senator, a president or a child`.
    return isRelative ? [[i, enumerationEnd(tokens, clauseEnd(tokens, i + 1)), 'relative']] : []
  })
}

/** `too frightened to jump`: it is not done. */
const prevented = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ i, low }): Span[] => {
    const to = low === 'too' ? tokens.findIndex((token) => token.i > i && token.i <= i + 4 && token.low === 'to') : -1
    const isPrevented = to > 0 && /^(?:ADJ|VERB)$/u.test(tokens[to - 1]!.pos) && tokens[to + 1]?.pos === 'VERB'
    return isPrevented ? [[to, clauseEnd(tokens, to + 1), 'negated']] : []
  })

/** `where your piano used to stand`: it is there no more. */
function formerly(tokens: readonly Token[]): Span[] {
  return tokens.flatMap(({ i, low }): Span[] => {
    const isGone = low === 'used' && tokens[i + 1]?.low === 'to' && /^(?:be|stand|live|hang|lie|sit|grow)$/u.test(tokens[i + 2]?.low ?? '')
    const isOver = low === 'once' && tokens[i + 1]?.pos === 'VERB'
    const where = isGone || isOver ? tokens.findLastIndex((token) => token.i < i && token.low === 'where') : -1
    return where >= 0 ? [[where, i + (isOver ? 2 : 3), 'negated']] : []
  })
}

/** `Mice, said my husband`: quoted without marks. */
function saidBefore(tokens: readonly Token[], sentence: string): Span[] {
  const isOfClause = (i: number) => tokens.some(({ low, i: at }) => at < i && /^(?:who|which)$/u.test(low) && tokens[at - 1]?.text === ',')
  const comma = tokens.findIndex(
    ({ text, i }) =>
      text === ',' &&
      isSpeech(tokens[i + 1]) &&
      /^(?:PRON|DET|PROPN)$/u.test(tokens[i + 2]?.pos ?? '') &&
      // `an owl, who was awake, asked him`.
      !/^(?:him|them|me|us|whether|why)$/u.test(tokens[i + 2]!.low) &&
      !isOfClause(i),
  )
  return comma > 0 && !/["“]/u.test(sentence) ? [[0, comma, 'quoted']] : []
}

const SUBJECT = /^(?:i|he|she|we|they|you)$/u

/** `the bread she had bought for a coin`: a relative clause without its pronoun. */
const reducedRelatives = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ i, low }): Span[] => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]]
    // `the little square you scan`, tagged as an adjective.
    const isBehindNoun =
      before?.pos === 'NOUN' || (before?.pos === 'ADJ' && /^(?:DET|ADJ|ADV)$/u.test(tokens[i - 2]?.pos ?? '') && isNoun(before.low))
    if (!SUBJECT.test(low) || !before || !isBehindNoun || TIME_NOUNS.test(before.lemma) || !/^(?:AUX|VERB|ADV)$/u.test(next?.pos ?? ''))
      return []
    const clause = tokens.slice(0, i).findLastIndex((token) => isClauseEnd(token) || /^(?:CCONJ|SCONJ)$/u.test(token.pos))
    const own = tokens.slice(clause + 1, i)
    const isMain =
      tokens[clause]?.pos !== 'SCONJ' &&
      own.some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos)) &&
      !/^(?:when|if|as|while|before|after|once|until|because|so|then)$/u.test(own[0]?.low ?? '')
    if (isMain) return [[i, clauseEnd(tokens, i + 1, true), 'relative']]
    // `The square you scan in every shop was born in a factory`: up to the verb of the sentence.
    const end = clauseEnd(tokens, i + 1)
    const main = tokens.find(
      ({ pos, i: at }) => at > i + 2 && at < end && pos === 'AUX' && /^(?:NOUN|PROPN|ADV)$/u.test(tokens[at - 1]!.pos),
    )
    return main && clause < 0 && /^(?:DET|ADJ|NOUN)$/u.test(own[0]?.pos ?? '') ? [[i, main.i, 'relative']] : []
  })

/** `a rumour that a plane had crashed`: what is only told. */
const rumours = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ i, low }): Span[] => {
    const isTold =
      low === 'that' &&
      /^(?:rumou?r|news|idea|feeling|hope|fear|story|theory|belief|dream|legend|suspicion|thought|notion)$/u.test(tokens[i - 1]?.low ?? '')
    return isTold ? [[i, clauseEnd(tokens, i + 1), 'supposed']] : []
  })

const CLEFT = /^(?:what|who|why|where|how|which)$/u
const MEANT = /^(?:problem|reason|cause|issue|enemy|culprit|answer|point|key|secret|goal|one|villain)$/u

/** `The latte isn't what keeps you broke; it's your car`: what is only said not to be meant. */
const corrected = (tokens: readonly Token[]): Span[] =>
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

/** `Dear Tom, ...`: who reads a letter is not there. */
const salutation = (tokens: readonly Token[]): Span[] => {
  const comma = tokens.findIndex(({ text }) => text === ',')
  return tokens[0]?.low === 'dear' && comma > 0 && comma < 5 ? [[0, comma, 'idiom']] : []
}

/** `Yours always, Emil`: who writes a letter is nobody else than who tells it. */
const signature = (tokens: readonly Token[]): Span[] =>
  /^(?:yours|love|sincerely|affectionately|faithfully)$/u.test(tokens[0]?.low ?? '') &&
  !tokens.some(({ pos, i }) => /^(?:VERB|AUX)$/u.test(pos) && i > 0)
    ? [[0, tokens.length, 'idiom']]
    : []

/** For every token why its word names nothing that is there; empty where it may be drawn. */
export function barsOf(tokens: readonly Token[], sentence: string): ExclusionReason[] {
  const quotes = /^["“][^"“”]*["”]$/u.test(sentence) ? [] : spansOfMatches(tokens, sentence, /["“][^"”]+["”]/gu, 'quoted')
  const bars = Array<ExclusionReason>(tokens.length).fill('')
  for (const [from, to, bar] of [
    ...spansOfMatches(tokens, sentence, IDIOM, 'idiom'),
    ...negations(tokens),
    ...absences(tokens),
    ...absencesOf(tokens),
    ...likenessesOf(tokens),
    ...variantsOf(tokens),
    ...formerly(tokens),
    ...prevented(tokens),
    ...comparisons(tokens),
    ...quotes,
    ...saidBefore(tokens, sentence),
    ...others(tokens),
    ...signature(tokens),
    ...salutation(tokens),
    ...rumours(tokens),
    ...corrected(tokens),
    ...reducedRelatives(tokens),
    ...figurativeSpans(tokens),
  ])
    for (let i = Math.max(0, from); i < to; i++) bars[i] ||= bar
  return bars
}
