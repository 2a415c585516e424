import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import type { Token } from '../../text/token.ts'
import type { Phrase } from '../../text/phrases.ts'

const MAX_SIDE_WORDS = 3
const DETERMINER = /^(?:the|an?|my|your|his|her|its|our|their|any|no)$/u
/** Sides of which nobody knows what they are without another sentence. */
const OPEN =
  /^(?:thing|things|way|case|point|problem|reason|question|answer|same|end|all|everything|something|anything|part|kind|first|last)$/u
const OPENER = /^(?:and|but|so|because|yet|well|no|yes|,)$/u

/** A noun phrase without its article: `one` stands for the noun of the other side. */
const sideOf = ({ run }: Phrase, other?: Token): string =>
  run
    .filter(({ low }) => !DETERMINER.test(low))
    .map(({ text, low, pos }) => (/^ones?$/u.test(low) && other ? other.low : pos === 'PROPN' ? text : low))
    .join(' ')

/** `Loneliness isn't the same as being alone`. */
const NOT_THE_SAME =
  /^(?:(?:and|but|so) )?(?:(?:an?|the|your|my|our) )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:is|are|was|were)(?:n['’]t| not) the same (?:thing )?as (?:(?:an?|the|your|my|our) )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)[.!]$/iu
const PRONOUN = /^(?:it|this|that|they|he|she|we|you|i|what|there|these|those)$/iu

/** `A fever is not the illness`: fever ≠ illness; `a bored mind isn't an empty one`: bored mind ≠ empty mind. Undefined where either side says nothing alone. */
export function deniedIdentityIn({ text, tokens, phrases, isNarrative }: Analysis): PlanText | undefined {
  const [, same = '', other = ''] = NOT_THE_SAME.exec(text) ?? []
  if (same && other && !PRONOUN.test(same) && !PRONOUN.test(other)) return { words: `${same} ≠ ${other}`, role: 'key', at: 0 }
  const not = tokens.find(({ low, i }) => /^(?:not|n't|no)$/u.test(low) && /^(?:is|are|was|were)$/u.test(tokens[i - 1]?.low ?? ''))
  if (!not || isNarrative) return undefined
  const left = phrases.find(({ end }) => end === not.i - 2)
  const right = phrases.find(({ start }) => start === (not.low === 'no' ? not.i : not.i + 1))
  if (!left || !right || left.bar === 'supposed') return undefined
  // `What ruins it is not the oven`, `The rest of the house is not a museum`: more than the noun before the verb is meant.
  const isWholeSubject = tokens.slice(0, left.start).every(({ low }) => OPENER.test(low))
  const isWholePredicate = /^(?:[.,;:!—–]|if|when|unless|until)$/u.test(tokens[right.end + 1]?.text ?? '.')
  const isOpen = [left, right].some(({ lemma, of }) => OPEN.test(lemma) || of !== undefined)
  if (!isWholeSubject || !isWholePredicate || isOpen || left.lemma === right.lemma) return undefined
  const [first, second] = [sideOf(left), sideOf(right, left.head)]
  const isShort = [first, second].every((side) => side !== '' && side.split(' ').length <= MAX_SIDE_WORDS)
  return isShort ? { words: `${first} ≠ ${second}`, role: 'key', at: left.start >= 0 ? left.run[0]!.word : 0 } : undefined
}
