import type { Analysis } from '../story/analysis.ts'
import { bareWord } from './clause-label.ts'
import { type NamedGraphic } from './graphic-label.ts'
import { capitalized } from '../lettering/capitalized.ts'

const MIN_WORDS = 7
const MAX_SUBJECT_WORDS = 3
const MAX_SAID_WORDS = 6
/** `Inflation is a thief that comes every night`, `An insult is only a sound until you agree with it`. */
const DEFINED = /^([^,;:—–]+?) (?:is|are|means) ((?:only |just |simply |nothing but )?(?:an?|the|your|our) [^;:—–]+?)[.!]?$/iu
const NO_SUBJECT =
  /\b(?:it|this|that|these|those|there|he|she|we|you|i|they|what|who|here|one|each|every|some|most|all|not|no|never|nobody|nothing|my|his|her|their|its)\b/iu
/** Where what is said ends and what else is told of it begins. */
const ASIDE = /,| (?:that|which|who|where|until|unless|when|while|if|because|as|than|in the|on the|at the|for|from)\b/iu

/** What something abstract is said to be, as an equation; undefined where either side cannot be said in a few words. */
export function definitionOf({ text, isNarrative, phrases }: Analysis): NamedGraphic | undefined {
  const match = DEFINED.exec(text.replaceAll('’', "'"))
  // A short statement stands whole.
  if (!match || isNarrative || text.split(/\s+/u).length < MIN_WORDS || phrases[0]?.isName) return undefined
  const subject = match[1]!.trim()
  const said = bareWord(match[2]!.split(ASIDE)[0]!.trim())
  const isShort = subject.split(/\s+/u).length <= MAX_SUBJECT_WORDS && said.split(/\s+/u).length <= MAX_SAID_WORDS
  const isOpen =
    /\b(?:an?|the|your|our|only|just|of|to|and|or|same|one|best|worst|first|last|reason|point|problem|thing|way|result|answer)$/iu.test(
      said,
    )
  // `a better guide | than any app`.
  const isCompared = /\b(?:better|worse|more|less|\p{L}{3,}er)\b/iu.test(said) && /\bthan\b/iu.test(match[2]!)
  if (!isShort || isOpen || isCompared || NO_SUBJECT.test(subject) || /\d/u.test(text)) return undefined
  return { graphic: { template: 'words', words: `${capitalized(subject)} = ${said}`, key: said }, form: 'compare' }
}
