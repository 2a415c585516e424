import type { PlanThing, PlanWeather, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { isIndoors } from '../../vocabulary/place-kinds.ts'
import { lengthMetersOf } from '../../vocabulary/thing-lengths.ts'

type Placed = { readonly text: string; readonly plan: ShotPlan; readonly placeName?: string }

/** Out of doors, but furniture may stand there. */
const BESIDE_HOUSES = /^(?:garden|rooftop|market|castle|harbor|harbor-old|cave|ruins|abstract|beach)$/u
/** What no room holds. */
const OUTDOORS =
  /\b(?:car|taxi|bus|truck|van|tractor|ambulance|fire engine|police car|train|tram|airplane|helicopter|ship|boat|sailboat|ferry|house|church|barn|castle|tower|lighthouse|skyscraper|factory|bridge|shop|bakery|tree|pine|palm|oak|mountain|hill|volcano|windmill|sun|moon|rainbow|wall|roof|street|road|tent|wagon|horse cart)$/u
/** What stands in rooms only. */
const FURNITURE =
  /\b(?:bed|pillow|crib|sofa|oven|stove|refrigerator|sink|bathtub|toilet|shower|washing machine|wardrobe|fireplace|microwave|dough|carpet|curtain)$/u
/** Of a bedroom no other room is told. */
const KITCHENWARE = /\b(?:dough|pan|pot|flour|oven|stove|soup|spoon)$/u

/** Parts that every room has; one of its own would stand in the middle of it. */
const PARTS_OF_ROOMS = /\b(?:wall|floor|ceiling)$/u

function isOutOfPlace({ what, event }: PlanThing, place: string): boolean {
  if (event === 'cross-out') return false
  if ((isIndoors(place) || place === 'castle') && OUTDOORS.test(what)) return true
  if (place === 'bedroom' && KITCHENWARE.test(what)) return true
  return !isIndoors(place) && !BESIDE_HOUSES.test(place) && FURNITURE.test(what)
}

/** From this length on a thing is a landscape of its own, or in the sky. */
const LANDSCAPE_METERS = 200

/** Whether a thing of which no place is told may stand in a place: no mountain stands in a street. */
export const mayStandIn = (thing: PlanThing, place: string): boolean =>
  !isOutOfPlace(thing, place) && (lengthMetersOf(thing.what) ?? 0) < LANDSCAPE_METERS

/** What a weather shows already; as a thing it would stand among others. */
const OF_WEATHER: Readonly<Partial<Record<PlanWeather, RegExp>>> = { wind: /^wind$/u, rain: /^rain$/u, snow: /^snow$/u }

function withoutShownWeather(things: readonly PlanThing[], weather: PlanWeather): readonly PlanThing[] {
  const others = things.filter(({ what, event }) => event === 'cross-out' || !OF_WEATHER[weather]?.test(what))
  return others.length > 0 ? others : things
}

/**
 * Where people are, nothing stands that cannot be there: no car in a living room, no oven in a meadow. What the sentence is about is told by words then. Things
 * alone are in places of their own. Weather that is seen is no thing among others.
 */
export const withFittingThings = <P extends Placed>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { place, cast, graphic, weather } = one.plan
    if (place === undefined || graphic) return one
    const things = withoutShownWeather(one.plan.things, weather)
    const isOfPeople = cast.some(({ what }) => artOf(what) === 'person' || isAnimalName(what))
    const others = isIndoors(place) ? things.filter(({ what }) => !PARTS_OF_ROOMS.test(what)) : things
    const inRoom = others.length + cast.length > 0 ? others : things
    const fitting = isOfPeople ? inRoom.filter((thing) => !isOutOfPlace(thing, place)) : inRoom
    return fitting.length === one.plan.things.length ? one : { ...one, plan: { ...one.plan, things: fitting } }
  })
