import type { PlannedSentence } from '../../lexical/plan-sentences.ts'
import type { Card } from '../cards/cards.ts'
import { withRelatedNumbers } from '../../lettering/numbers/chosen-numbers.ts'
import { withDrawings } from '../../drawings/with-drawings.ts'
import { withWholeLettering } from '../../lettering/whole/whole-lettering.ts'
import { withToldColours } from '../looks/told-colours.ts'
import { withAnimalFamilies } from '../animals/animal-families.ts'
import { withFallenStars } from '../../review/states/fallen-stars.ts'
import { withEruptions } from '../../review/states/eruptions.ts'
import { withoutAnonymousFigures } from '../cards/anonymous-figures.ts'
import { withoutLooseLimbs } from '../cards/loose-limbs.ts'
import { withPrizes } from '../cards/prizes.ts'
import { withFirstNames } from '../cards/first-names.ts'
import { withAddressee } from '../cards/addressee.ts'
import { withOneBody } from '../cards/one-body.ts'
import { withNarrator } from '../cards/narrator.ts'
import { withSubjectsOfSteps } from '../cards/subjects-of-steps.ts'
import { withDeniedThings } from '../denials/denied-things.ts'
import { withStaging } from '../staging/staged.ts'
import { withSpaceSuits } from '../staging/space-suits.ts'
import { withCountedFigures } from '../cards/counted-figures.ts'
import { withLastingResults } from '../events/lasting-results.ts'
import { withStatedEvents } from '../events/stated-events.ts'
import { withHandwork, withLabelsOfScreens } from '../handwork/with-handwork.ts'
import { withSport } from '../sports/with-sport.ts'
import { withHiddenThings } from '../positions/hidden-things.ts'
import { withPlantHomes } from '../places/plant-homes.ts'
import { withAnimalHomes } from '../places/animal-homes.ts'
import { withBuildingsOutdoors } from '../places/outdoors/outdoor-buildings.ts'
import { withoutRepeatedFurniture } from '../places/shown-furniture.ts'
import { withPlacesOfFigures } from '../places/places-of-figures.ts'
import { withWatersBehind } from '../places/waters-behind.ts'

/** A planned sentence with what is seen instead of its scene where that does not tell it. */
export type CardedSentence = PlannedSentence & { readonly card?: Card }

type CardPass = (planned: readonly CardedSentence[]) => CardedSentence[]

/** What happens to plans once it is known which sentences are cards, in this order: before and after their drawings are chosen. */
const BEFORE_DRAWINGS: readonly CardPass[] = [
  withWatersBehind,
  withBuildingsOutdoors,
  withAnimalHomes,
  withPlantHomes,
  withAnimalFamilies,
  withPrizes,
  withHiddenThings,
  withHandwork,
  withPlacesOfFigures,
  withoutRepeatedFurniture,
  withSport,
  withAddressee,
  withoutAnonymousFigures,
  withWholeLettering,
  withFirstNames,
  withLabelsOfScreens,
  withDeniedThings,
  withSubjectsOfSteps,
]
const AFTER_DRAWINGS: readonly CardPass[] = [
  withoutLooseLimbs,
  withEruptions,
  withFallenStars,
  withOneBody,
  withToldColours,
  withStatedEvents,
  withLastingResults,
  withStaging,
  withRelatedNumbers,
]

const applied = (planned: readonly CardedSentence[], passes: readonly CardPass[]): CardedSentence[] =>
  passes.reduce<CardedSentence[]>((sentences, pass) => pass(sentences), [...planned])

/** Plans of a script once it is known which of its sentences are cards, before their drawings are chosen. */
export const withUndrawnCards = (planned: readonly CardedSentence[]): CardedSentence[] => applied(planned, BEFORE_DRAWINGS)

/** The same with their drawings chosen and staged. `chosen`: ids of the characters chosen for the film. */
export const withDrawnCards = (planned: readonly CardedSentence[], chosen: ReadonlySet<string>): CardedSentence[] =>
  applied(withUndrawnCards(planned), [
    withDrawings(chosen),
    ...AFTER_DRAWINGS,
    withNarrator(chosen),
    (some) => withSpaceSuits(withCountedFigures(some, chosen), chosen),
  ])
