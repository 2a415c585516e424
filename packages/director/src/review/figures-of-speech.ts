import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isFittingEvent } from '../plan/events/fitting-event.ts'
import type { Scene } from '../plan/scene-item.ts'
import { natureOf } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'

const FIRE = /\b(?:fire|flame|explosion|smoke)$/u
const BURNING = /^(?:burn|blaze|explode|melt|smoulder|smolder|erupt)$/u
const PARTS =
  /^(?:lung|leg|arm|muscle|throat|skin|cheek|face|ear|eye|heart|soul|brain|head|foot|stomach|chest|back|mind|mouth|tongue|nerve|body|hand|finger|blood|gut|inbox|phone|career|internet|market|comment|chat)$/u

const isBodiless = (lemma: string): boolean => PARTS.test(lemma) || natureOf(lemma) === 'abstract'

/** `My lungs were on fire`, `Her career went up in flames`: nothing burns. */
function burnsFiguratively({ tokens, phrases, bars }: Analysis): boolean {
  const burning = tokens.filter(
    ({ low, pos, lemma, i }) =>
      bars[i] !== 'quoted' &&
      ((/^(?:fire|flames|ablaze)$/u.test(low) && /^(?:on|in|ablaze)$/u.test(low === 'ablaze' ? low : (tokens[i - 1]?.low ?? ''))) ||
        (pos === 'VERB' && BURNING.test(lemma))),
  )
  return (
    burning.length > 0 &&
    burning.every(({ i }) => {
      const subject = phrases.findLast(({ end }) => end < i)
      return subject !== undefined && isBodiless(subject.lemma)
    })
  )
}

function withLiteralEvent(thing: PlanThing): PlanThing {
  const { event, ...still } = thing
  return event !== undefined && !isFittingEvent(event, thing.what) ? still : thing
}

/** What is only said of a feeling or a part of a body is not seen happen to things. */
export function withoutFiguresOfSpeech(scene: Scene, analysis: Analysis): Scene {
  const isFigurative = burnsFiguratively(analysis)
  return {
    ...scene,
    things: scene.things.filter(({ what }) => !(isFigurative && FIRE.test(what))).map(withLiteralEvent),
  }
}
