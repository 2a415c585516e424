import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isLandmark } from '../plan/positions/with-positions.ts'
import { statedPlaceOf } from '../plan/places/stated-place.ts'
import type { Scene } from '../plan/scene-item.ts'
import type { Analysis } from '../story/analysis.ts'
import { isPerson } from '../vocabulary/art-of.ts'
import { isAnimalName } from '../vocabulary/vocabulary.ts'

const VEHICLES = /\b(?:car|taxi|van|truck|train|tram|airplane|helicopter|bus|submarine|tent|coffin)$/u
/** Places that go on below what covers them. */
const UNDER_ICE = /\b(?:under|beneath|below|underneath) (?:the |a |this |its )?(?:\p{L}+ ){0,2}ice\b/iu
const UNDER_WATER = /\b(?:under|beneath|below|underneath) (?:the |a |this |its )?(?:\p{L}+ )?(?:ice|water|waves|surface)\b/iu
const SWIMMERS = /\b(?:seal|whale|dolphin|shark|fish|octopus|squid|jellyfish|turtle|penguin|crocodile|otter|beaver|polar bear)$/u
const UNDER_SURFACE = /\b(?:octopus|squid|jellyfish|fish|shark|coral|tuna|lobster|shrimp|seahorse)$/u
const DIVERS = /\bdiver$/u
const HILL = /^(?:hill|mountain)$/u
/** What people only do in a room of their own, as it is drawn. */
const HOUSEHOLD = /^(?:sleep|eat|cook|wash|write|sweep)$/u

/** What is seen for itself wherever it is done. */
const TELLING = /^(?:pray|kneel|cry|hug|sing|play|dance)$/u

/**
 * A stated place beats what verbs and nouns suggest. Without a set for it people are not seen in another: inside of something not at all, elsewhere on open
 * ground. `in my car`: the car.
 */
export function inStatedPlace(scene: Scene, analysis: Analysis): Scene {
  const { cast, things } = scene
  const isUnderWater =
    UNDER_WATER.test(analysis.text) &&
    cast.some(({ what }) => SWIMMERS.test(what)) &&
    cast.every(({ what }) => SWIMMERS.test(what) || DIVERS.test(what))
  const below = UNDER_ICE.test(analysis.text) ? { id: 'under-ice', name: 'underwater' } : { id: 'underwater', name: 'underwater' }
  // `waiting for the first diver`: who is not there.
  if (isUnderWater)
    return {
      ...scene,
      cast: cast.filter(({ id, what }) => !DIVERS.test(what) || scene.doers.has(id)),
      place: below,
    }
  // `drift into the dark sea`: not on its shore.
  if (scene.place?.id === 'sea' && cast.length + things.length > 0 && [...cast, ...things].every(({ what }) => UNDER_SURFACE.test(what)))
    return { ...scene, place: { id: 'underwater', name: 'underwater' } }
  const stated = statedPlaceOf(analysis, scene.place !== undefined)
  if (stated === undefined || (scene.place && stated === 'ground')) return scene
  const isAnimals = cast.length > 0 && cast.every(({ what }) => isAnimalName(what))
  if (isAnimals && (stated === 'ground' || scene.place)) return scene
  const isPeople = [...cast, ...things].some(({ what }) => isPerson(what))
  const seen =
    stated === 'enclosure'
      ? cast.filter(({ what, action, position }) => !isPerson(what) || TELLING.test(action) || position !== undefined)
      : cast.filter(({ action }) => !HOUSEHOLD.test(action))
  const isThere = ({ what, position }: PlanThing) =>
    position !== undefined ||
    isLandmark(scene, what) ||
    (stated === 'enclosure' && isPeople ? VEHICLES.test(what) : !(isPeople && HILL.test(what)))
  const kept = things.filter(isThere)
  return { ...scene, cast: seen, things: kept, place: undefined, isElsewhere: true }
}
