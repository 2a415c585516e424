import { natureOf } from '../../senses/lexicon.ts'
import { isAnimalFigure } from '../../vocabulary/art-of.ts'
import { type Drawable, drawableNamed } from '../../vocabulary/vocabulary.ts'
import type { Analysis } from '../analysis.ts'

/** Sentences behind a name in which the noun may stand. */
const REACH = 2
const OF_AGE = /^(?:little|small|tiny|young|old|baby|brave|poor|clever)$/u

/**
 * `Nobody laughed at Mina again. The little goat ...`: the animal that the only name of a script is, by a noun with an article of which nothing was told before.
 * `from`: index of the sentence with the name; undefined where somebody else may be meant.
 */
export function kindToldBehind(name: string, from: number, analyses: readonly Analysis[]): Drawable | undefined {
  const phrases = analyses.flatMap((analysis) => analysis.phrases)
  const isOfOthers = phrases.some(
    ({ isName, nouns, lemma }) =>
      (isName && nouns.map(({ text }) => text).join(' ') !== name) ||
      (!isName && natureOf(lemma) === 'person' && !drawableNamed(lemma)?.art),
  )
  if (isOfOthers || phrases.some(({ isName, lemma }) => !isName && drawableNamed(lemma)?.art === 'person')) return undefined
  for (const { phrases: own, index } of analyses.slice(from, from + REACH + 1)) {
    const told = own.find(
      ({ bar, isPlural, run, adjectives, lemma, nouns }) =>
        bar === '' &&
        !isPlural &&
        nouns.length === 1 &&
        run[0]!.low === 'the' &&
        adjectives.some((word) => OF_AGE.test(word)) &&
        isAnimalFigure(drawableNamed(lemma)?.art),
    )
    const isNew = told && !analyses.slice(0, index).some((one) => one.phrases.some(({ lemma }) => lemma === told.lemma))
    if (isNew) return drawableNamed(told.lemma)
  }
  return undefined
}
