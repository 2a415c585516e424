import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MONTHS } from '../languages/en/number-words.ts'
import { cameraFor } from '../plan/camera.ts'
import { habitatsOf } from '../plan/places/habitats.ts'
import { mayStandIn } from '../plan/places/fitting-things.ts'
import { artOf } from '../vocabulary/art-of.ts'
import { isAtWater, isNature, isOfTown, isUnderWater, isVehicle } from '../vocabulary/place-kinds.ts'
import { isAnimalName } from '../vocabulary/vocabulary.ts'
import type { CandidatePlace, CandidateSource } from './candidate.ts'
import type { CandidateWithFeatures, Planned } from './candidates-with-features.ts'
import { type Grade, gradeOf } from './grades.ts'

/**
 * From which probability on the place of a shot is wrong. Measured with the other thresholds on 2,357 graded sentences that were left out of learning: places
 * that readers call wrong fell from 89 to 64, fitting ones rose from 179 to 214.
 */
const MIN_WRONG = 0.33
/** Grades from which on a place is seen: around a card, and around a scene that is nowhere. */
const OF_CARD = { fitting: 0.4, wrong: 0.2 } as const
const OF_SCENE = { fitting: 0.5, wrong: 0.15 } as const
/** From which probability on a sentence is about its place, so that nothing else has to be drawn. */
const MIN_MAIN = 0.5

const UNDER_WATER = 'underwater'

type GradedPlace = CandidatePlace & { readonly grade: Grade; readonly source: CandidateSource }

const gradedPlaces = (all: readonly CandidateWithFeatures[]): GradedPlace[] =>
  all.flatMap(({ candidate: { place, source }, features, relatedness }) =>
    place ? [{ ...place, source, grade: gradeOf(features, relatedness) }] : [],
  )

const isOfOtherSentence = ({ source }: GradedPlace): boolean => source === 'earlier' || source === 'later'

/** What is seen above open land, whatever the land. */
const OF_SKY = /\b(?:sky|skies|sun|sun(?:light|set|rise)|moon|stars?|clouds?|rain|snow|wind|weather|air)\b/iu
/** A place that shows an hour, a weather or the sky of which its sentence tells. */
const showsSky = ({ place, hour, weather }: ShotPlan, text: string): boolean =>
  isNature(place) && (hour !== 'day' || weather !== 'clear' || OF_SKY.test(text))

/** A sentence of another time than those before. */
const TIME_SHIFT = new RegExp(
  `\\b(?:later|today|now(?:adays)?|yesterday|tomorrow|ago|since|years? after|last (?:year|month|week|weekend|spring|summer|autumn|fall|winter|${MONTHS.join('|')}))\\b`,
  'iu',
)

/** A river of a town has other banks than the one that is painted; whoever was in a vehicle has left it. */
const isElsewhere = (place: GradedPlace, all: readonly GradedPlace[], text: string): boolean =>
  (place.id === 'river' && all.some(({ id }) => isOfTown(id))) ||
  (isOfOtherSentence(place) && (isVehicle(place.id) || TIME_SHIFT.test(text)))

/** Where people can stand: elsewhere are only the animals that live there. */
const isGround = (id: string): boolean => id !== 'sea' && id !== 'space' && !isUnderWater(id)

/** Whether what is drawn may be in a place: no man on the sea, no oven on a meadow; who rides in what is told otherwise. */
const mayHold = ({ cast, things }: Pick<ShotPlan, 'cast' | 'things'>, id: string): boolean =>
  !(isVehicle(id) && cast.length > 0) &&
  things.every((thing) => thing.event === 'cross-out' || mayStandIn(thing, id)) &&
  [...cast, ...things].every(({ what }) => isGround(id) || (isAnimalName(what) ? habitatsOf(what).includes(id) : artOf(what) !== 'person'))

/** Who lives under water is in the sea or the river of its sentence, not on it. */
function whereItSwims(place: GradedPlace, { cast, things }: ShotPlan): GradedPlace {
  const animals = [...cast, ...things].map(({ what }) => what).filter(isAnimalName)
  const isInWater =
    animals.length > 0 && animals.every((what) => habitatsOf(what).includes(UNDER_WATER) && !habitatsOf(what).includes(place.id))
  return isAtWater(place.id) && isInWater ? { ...place, id: UNDER_WATER } : place
}

const isSeen = ({ grade }: GradedPlace, least: { readonly fitting: number; readonly wrong: number }): boolean =>
  grade.fitting >= least.fitting && grade.wrong <= least.wrong

const worth = ({ grade }: GradedPlace): number => grade.main + grade.fitting - grade.wrong

/** Somebody or something is where other things are: it cannot be moved alone. */
const isArranged = ({ cast, things }: ShotPlan): boolean =>
  [...cast, ...things].some(({ position }) => position !== undefined) || cast.some(({ action }) => /^(?:sit|sleep|lie)$/u.test(action))

type Placed = Planned & { readonly isPlaceStated?: boolean }

const at = <P extends Placed>(one: P, place: CandidatePlace | undefined, form = one.plan.form): P => {
  const bare = one.plan.cast.length > 0 && form !== 'words' ? 'plain' : undefined
  return { ...one, placeName: place?.name, plan: { ...one.plan, form, place: place?.id ?? bare, placeState: undefined } }
}

/**
 * Plans in the places where their sentences probably are: a place that is probably wrong is left out, and a card or a scene that is nowhere stands where it
 * probably is. `all`: what may be drawn. `before`: the shot before.
 */
export function withChosenPlace<P extends Placed>(one: P, all: readonly CandidateWithFeatures[], before: P | undefined, index: number): P {
  const { plan, analysis } = one
  const text = analysis?.text ?? ''
  const places = gradedPlaces(all)
  const seen = places.find(({ id }) => id === plan.place)
  const isOpen = plan.place === undefined || plan.place === 'plain'
  const isSure = one.isPlaceStated === true || plan.placeState !== undefined || showsSky(plan, text)
  const isWrong = seen !== undefined && seen.grade.wrong >= MIN_WRONG && !isSure
  if (isArranged(plan) || !(isOpen || isWrong)) return one
  const isCard = plan.form === 'words'
  const isAlone = isCard && plan.cast.length + plan.things.length === 0
  const [best] = places
    .map((place) => whereItSwims(place, plan))
    .filter((place) => place.id !== plan.place && isSeen(place, isCard ? OF_CARD : OF_SCENE) && mayHold(plan, place.id))
    .filter((place) => !isElsewhere(place, places, text) && (isCard || !isOfOtherSentence(place)))
    .filter(({ grade }) => !isAlone || grade.main >= MIN_MAIN)
    .toSorted((a, b) => worth(b) - worth(a))
  if (plan.graphic || !best) return isWrong ? at(one, undefined) : one
  const moved = at(one, best, isAlone ? 'scene' : plan.form)
  return isAlone ? { ...moved, plan: { ...moved.plan, camera: cameraFor(moved.plan, index, before?.plan.camera) } } : moved
}
