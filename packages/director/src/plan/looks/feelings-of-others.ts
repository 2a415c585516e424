import type { PlanFeeling } from '@fablecut/domain/story/shot-plan/shot-plan'
import { natureOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { feelingIn } from '../../story/setting/moment.ts'
import type { Phrase } from '../../text/phrases.ts'
import { isVisiblePart } from '../../story/body-parts.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'

/** People and animals, and whatever else has no owner whose face or day it may be. */
const canFeel = ({ lemma, isName, possessor }: Phrase): boolean =>
  isName ||
  natureOf(lemma) === 'person' ||
  isAnimalName(lemma) ||
  (possessor === undefined && natureOf(lemma) === 'solid' && !isVisiblePart(lemma))

/** A sentence without what stands before the nouns of others than `own`: `among startled cows`, `to a hungry student`. Default of `own`: its subjects. */
export function withoutFeelingsOfOthers(analysis: Analysis, own?: Phrase): Analysis {
  const others = analysis.phrases.filter((phrase) => phrase !== own && (own !== undefined || phrase.role !== 'subject') && canFeel(phrase))
  const isTheirs = (i: number): boolean => others.some(({ start, end }) => start <= i && i < end)
  return { ...analysis, bars: analysis.bars.map((bar, i) => (isTheirs(i) ? 'negated' : bar)) }
}

/** What the adjectives of somebody who does nothing tell that it feels: `a frightened guard`. */
export const feelingOfAdjectives = (phrase: Phrase | undefined, analysis: Analysis): PlanFeeling =>
  !phrase || phrase.adjectives.length === 0 || phrase.bar === 'negated'
    ? 'neutral'
    : feelingIn({ ...analysis, text: '' }, [phrase.start, phrase.end])
