import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShownItem } from '../../describe-plan.ts'
import { TIME_NOUNS } from '../../languages/en/words.ts'
import { isVerb, natureOf, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { segmentsOf } from '../segments.ts'
import { isCut } from '../whole-clause.ts'

/** Nouns that name no one thing. */
const VAGUE =
  /^(?:thing|way|kind|sort|part|lot|side|end|top|bottom|front|back|middle|edge|place|people|case|point|number|amount|pair|piece|bit)$/u

const isDrawn = ({ lemma, head }: Phrase, shown: readonly ShownItem[]): boolean =>
  shown.some(({ what }) => what.split(' ').some((word) => word === head.low || singularOf(word) === lemma))

/** Is a phrase a compound of common nouns for which there is no drawing: `index fund`, `baby monitor`? */
function isWithoutDrawing({ nouns, head, lemma, isName }: Phrase): boolean {
  const name = nouns.map(({ low }) => low).join(' ')
  return (
    nouns.length > 1 &&
    !isName &&
    nouns.every(({ pos }) => pos === 'NOUN') &&
    drawableNamed(lemma) === undefined &&
    drawableNamed(singularOf(name)) === undefined &&
    natureOf(lemma) !== 'person' &&
    !TIME_NOUNS.test(lemma) &&
    !VAGUE.test(lemma) &&
    // `the hunter strikes`: a verb that was taken for a noun.
    !(head.low.endsWith('s') && isVerb(head.low.slice(0, -1)))
  )
}

/** What the first clause is about, by name, beside a picture without any lettering that does not show it: `index fund`. */
export function withMainNoun(texts: readonly PlanText[], shown: readonly ShownItem[], analysis: Analysis): readonly PlanText[] {
  if (texts.length > 0 || shown.length === 0 || analysis.text.endsWith('?')) return texts
  const main = segmentsOf(analysis).find(({ role, isDenied }) => /^(?:main|command)$/u.test(role) && !isDenied)
  const phrase =
    main &&
    analysis.phrases.find(
      (one) =>
        main.from <= one.start &&
        one.end < main.to &&
        one.bar === '' &&
        !one.isOwner &&
        isWithoutDrawing(one) &&
        !isDrawn(one, shown) &&
        !isCut(analysis, [one.nouns[0]!.i, one.end + 1]),
    )
  return phrase ? [{ words: phrase.nouns.map(({ text }) => text).join(' '), role: 'label', at: phrase.nouns[0]!.word }] : texts
}
