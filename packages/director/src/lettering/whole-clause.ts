import { isNoun } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import { isClauseEnd, isNegation } from '../text/clauses.ts'
import { joinsSubjects, type Segment } from './segments.ts'
import { isOpenEnd } from './open-end.ts'

/** Tokens of a sentence, `to` exclusive. */
export type TokenRange = readonly [from: number, to: number]

export const DENIAL = /^(?:not|n't|never|nobody|nothing|none|hardly|barely|scarcely)$/u

/** Does a range say what its clause denies, without the word that denies it, or begin behind it? */
export function losesDenial({ tokens }: Analysis, { from, to }: Segment, [first, last]: TokenRange, subject: TokenRange = [0, 0]): boolean {
  return tokens
    .slice(from, to)
    .some(
      (token) =>
        DENIAL.test(token.low) &&
        isNegation(token, tokens) &&
        (token.i < first || token.i >= last) &&
        !(subject[0] <= token.i && token.i < subject[1]),
    )
}

/** Does a range cut a number, a noun phrase, or what its last word goes on with? */
export function isCut(analysis: Analysis, [from, to]: TokenRange): boolean {
  const { tokens, phrases, quantities } = analysis
  const [first, last] = [tokens[from]!, tokens[to - 1]!]
  if (quantities.some(({ at, end }) => (at < first.word && first.word <= end) || (at <= last.word && last.word < end))) return true
  // `more than | two million`.
  if (quantities.some(({ at, bound }) => bound && last.word < at && last.word >= at - bound.words.split(' ').length)) return true
  // `he and Ida | sorted heaps`.
  if (to - from > 1 && joinsSubjects(tokens, from - 1)) return true
  const next = tokens[to]
  if (next && next.word === last.word && !isClauseEnd(next)) return true
  if (
    analysis.bars.slice(from, to).includes('compared') &&
    analysis.bars[from] !== 'compared' &&
    tokens.slice(from, to).some(({ low }) => low === 'as' || low === 'than')
  )
    return true
  if (/['’](?:m|re|ve|ll|d|s)$/u.test(last.low) && last.pos !== 'PART') return true
  if (
    last.pos === 'PROPN' &&
    next?.word === last.word + 1 &&
    /^\p{Ll}/u.test(next.text) &&
    isNoun(next.low) &&
    /^(?:NOUN|VERB|ADJ)$/u.test(next.pos) &&
    !next.low.endsWith('s')
  )
    return true
  // `knows which door | the thief took`.
  const asked = tokens.findIndex(({ low, i }) => i > from && i < to && /^(?:which|what|how|why|whether|where|whose)$/u.test(low))
  if (asked > 0 && !tokens.slice(asked, to).some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return true
  if (next?.pos === 'NUM' && last.pos === 'NOUN') return true
  // `Nobody knows which door the thief | took`.
  if (
    last.pos === 'NOUN' &&
    /^(?:VERB|AUX)$/u.test(next?.pos ?? '') &&
    !/(?:ing|ed|en)$/u.test(next!.low) &&
    tokens.slice(from, to - 1).some(({ pos }) => pos === 'VERB')
  )
    return true
  // `belong | outdoors`.
  if (last.pos === 'VERB' && next?.pos === 'ADV' && (!tokens[to + 1] || isClauseEnd(tokens[to + 1]!))) return true
  if (last.low === 'own' && next && !isClauseEnd(next)) return true
  if (/^ones?$/u.test(next?.low ?? '') && last.pos === 'ADJ') return true
  if (/^(?:early|late)$/u.test(last.low) && next && !isClauseEnd(next)) return true
  // `can take you | fifteen years`.
  if (
    last.pos === 'PRON' &&
    tokens[to - 2]?.pos === 'VERB' &&
    next &&
    (/^(?:NUM|ADJ)$/u.test(next.pos) || /^(?:an?|half)$/u.test(next.low))
  )
    return true
  // `jumped and trains | across the north remain`.
  if (tokens[to - 2]?.pos === 'CCONJ' && last.pos === 'NOUN' && /^(?:ADP|VERB|AUX)$/u.test(next?.pos ?? '') && next!.low !== 'of')
    return true
  if (/^(?:no|yes)$/u.test(last.low) && (!next || isClauseEnd(next))) return false
  if (next?.pos === 'INTJ' && last.pos === 'VERB') return true
  if (phrases.some(({ start, end, run }) => start < from && from <= end && !(from === start + 1 && run[0]!.pos === 'DET'))) return true
  if (/^(?:away|ago|later|apart)$/u.test(next?.low ?? '')) return true
  // `disturbed | by things`.
  if (last.pos === 'VERB' && next?.low === 'by') return true
  if (last.pos === 'VERB' && tokens[to - 2]?.pos === 'NOUN' && to - 1 > from && next?.pos === 'ADP') return true
  return !isClosed(analysis, to) && isOpenEnd(last, tokens.slice(from, to), analysis)
}

const MOMENT =
  /^(?:second|minute|hour|night|day|morning|evening|afternoon|week|weekend|month|year|summer|winter|spring|autumn|moment|time|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/u

/** Does what follows a range begin a clause, or say when or how long: `held | for eleven days`, `stopped talking | the night`, `watching | without`? */
function isClosed({ tokens, phrases, quantities, bars }: Analysis, to: number): boolean {
  const [last, next] = [tokens[to - 1]!, tokens[to]]
  if (!next || last.pos === 'AUX' || /^(?:DET|ADP|CCONJ|SCONJ|PART)$/u.test(last.pos)) return false
  if (/^(?:because|if|when|while|unless|although|though|until|without)$/u.test(next.low)) return true
  const at = next.pos === 'ADP' ? to + 1 : to
  const phrase = phrases.find(({ start }) => start === at)
  const isTime =
    phrase &&
    MOMENT.test(phrase.lemma) &&
    (next.pos === 'ADP' || /^(?:the|that|this|all|every|last|next|each)$/u.test(next.low)) &&
    next.low !== 'of'
  const isLength = next.low === 'for' && quantities.some(({ at: from, kind }) => kind === 'duration' && from === tokens[at]?.word)
  if (/^(?:VERB|ADV)$/u.test(last.pos) && (isTime || isLength)) return true
  const behind = tokens.slice(to + 1, to + 7)
  const verb = behind.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX')
  if (/^(?:before|after|once|since)$/u.test(next.low) && verb > 0 && !behind.slice(0, verb).some(isClauseEnd)) return true
  if (last.pos === 'VERB' && next.pos === 'ADP') {
    const isStranded = !tokens[to + 1] || isClauseEnd(tokens[to + 1]!) || tokens[to + 1]!.pos === 'CCONJ'
    // `is waiting | for`, `somebody crying | behind`.
    const isGoingOn = last.low.endsWith('ing') && /^(?:AUX|NOUN|PRON|PROPN)$/u.test(tokens[to - 2]?.pos ?? '')
    if (!isStranded && (bars[to - 1] === 'relative' || isGoingOn)) return true
  }
  return last.pos === 'VERB' && next.low === 'most' && !/^(?:ADJ|NOUN|ADV)$/u.test(tokens[to + 1]?.pos ?? '')
}

/** Behind the verb of a clause: whether what it is done to has been said. */
export function hasComplement(analysis: Analysis, verb: number, to: number, end: number): boolean {
  const { tokens } = analysis
  const inside = tokens.slice(verb, to)
  const main = inside.findLast(({ pos }) => pos === 'VERB' || pos === 'AUX') ?? tokens[verb]!
  const next = tokens[to]
  // `was | born`, `is | slow`, `wants | to go`.
  if (main.pos === 'AUX' && tokens.slice(main.i + 1, to).every(({ pos, low }) => pos === 'ADV' || pos === 'PART' || low === 'there'))
    return false
  if (to >= end) return true
  if (main.i === to - 1 && /^(?:twice|half|as|so|too|right)$/u.test(next?.low ?? '')) return false
  // `takes years | to learn`.
  if (/^(?:take|need|cost|require)$/u.test(main.lemma) && next?.low === 'to' && tokens[to + 1]?.pos === 'VERB') return false
  if (main.i === to - 1 && next && /^(?:DET|PRON|NOUN|PROPN|ADJ|NUM|PART|VERB|ADP)$/u.test(next.pos))
    return /^(?:before|after|until|when|while|because|during)$/u.test(next.low) || isClosed(analysis, to)
  return (
    next?.low !== 'to' ||
    !/^(?:VERB|AUX)$/u.test(tokens[to + 1]?.pos ?? '') ||
    inside.some(({ pos, i }) => i > main.i && (pos === 'NOUN' || pos === 'PROPN'))
  )
}
