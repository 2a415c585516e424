import { TIME_NOUNS } from '../languages/en/words.ts'
import { isNoun } from '../senses/lexicon.ts'
import { absencesOf } from './bars/absences.ts'
import { comparisonsOf } from './bars/comparisons.ts'
import { likenessesOf, variantsOf } from './bars/likenesses.ts'
import { correctionsOf, departuresOf, formerStatesOf, negationsOf, preventionsOf } from './bars/negations.ts'
import { figurativeSpans } from './figures/figures-of-speech.ts'
import { IDIOM } from './figures/idiom-pattern.ts'
import { isSpeech } from './speech-verbs.ts'
import { type ExclusionReason, type Span, spansOfMatches } from './barred-spans.ts'
import { clauseEnd, enumerationEnd, isClauseEnd } from './clause-ends.ts'
import type { Token } from './token.ts'

/** `so that | nobody can see it`. */
const isPurpose = (tokens: readonly Token[], i: number): boolean =>
  tokens.slice(i + 2, clauseEnd(tokens, i + 2)).some(({ pos, low }) => pos === 'AUX' && /^(?:can|could|may|might|would|will)$/u.test(low))

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
    ...negationsOf(tokens),
    ...departuresOf(tokens),
    ...absencesOf(tokens),
    ...likenessesOf(tokens),
    ...variantsOf(tokens),
    ...formerStatesOf(tokens),
    ...preventionsOf(tokens),
    ...comparisonsOf(tokens),
    ...quotes,
    ...saidBefore(tokens, sentence),
    ...others(tokens),
    ...signature(tokens),
    ...salutation(tokens),
    ...rumours(tokens),
    ...correctionsOf(tokens),
    ...reducedRelatives(tokens),
    ...figurativeSpans(tokens),
  ])
    for (let i = Math.max(0, from); i < to; i++) bars[i] ||= bar
  return bars
}
