import { DRUNK_FROM_CUPS, MEASURING_NOUNS, REAL_CONTAINERS } from '../../languages/en/words.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Analysis } from '../analysis.ts'
import type { Picture } from '../story-state.ts'

/** `a mountain of grated parmesan`: an amount, though no phrase is read right behind `of`. */
const isBeforeParticiple = ({ run, end, isName }: Phrase, { tokens }: Analysis): boolean =>
  !isName && /^an?$/u.test(run[0]!.low) && tokens[end + 1]?.low === 'of' && tokens[end + 2]?.pos === 'VERB'

/** `drank a cup of water`: a cup that somebody has in the hand. */
const isHandled = ({ start }: Phrase, { tokens }: Analysis): boolean =>
  /^(?:drink|sip|hold|carry|hand|bring|offer|serve|spill|raise|lift)$/u.test(
    tokens.slice(0, start).findLast(({ pos }) => pos === 'VERB')?.lemma ?? '',
  )

/** True where a phrase only says how much there is of something: `a ladle of broth`, `a cup of vinegar`, but not `a cup of tea`. */
export function isMeasure(phrase: Phrase, analysis: Analysis, pictures: ReadonlyMap<Phrase, Picture>): boolean {
  const { lemma } = phrase
  const picture = pictures.get(phrase)
  // `a ball of fluff`: a young animal.
  if (!MEASURING_NOUNS.test(lemma) || picture?.drawn.file === 'animal') return false
  const content = analysis.phrases.find((other) => other.of === phrase)
  if (!content) return isBeforeParticiple(phrase, analysis)
  if (picture?.isPerson && content.isName) return false
  if (lemma === 'cup') return !DRUNK_FROM_CUPS.test(content.lemma) && !isHandled(phrase, analysis)
  return !(REAL_CONTAINERS.test(lemma) && pictures.has(content))
}
