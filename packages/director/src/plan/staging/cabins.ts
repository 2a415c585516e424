import type { PlanFigure, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { whereText } from '../../story/setting/asserted-text.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { isVehicle } from '../../vocabulary/place-kinds.ts'
import { lengthMetersOf } from '../../vocabulary/thing-lengths.ts'
import { vehicleKindOf } from '../../vocabulary/vehicle-kinds.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

type Cabin = 'plane' | 'train' | 'bus'

/** By what a script tells in which vehicle its passengers are. */
const TOLD: readonly (readonly [Cabin | 'ship', RegExp])[] = [
  [
    'plane',
    /\b(?:(?:air)?planes?|aircraft|airliners?|(?:(?:night|red-eye|long-haul|transatlantic|connecting|passenger) )flights?|flight (?:attendants?|to|from|number|\d+)|(?:the|our|my|his|her|their|this|that|a) flight\b(?! of)|stewardess(?:es)?|stewards?|runway|take-?off|cruising altitude|turbulence|Boeing|Airbus)\b/iu,
  ],
  ['train', /\b(?:trains?|railways?|compartments?|(?:sleeping|sleeper|dining|restaurant|buffet) cars?|express\b(?= train))\b/iu],
  ['bus', /\b(?:bus(?:es)?)\b/iu],
  ['ship', /\b(?:ships?|ferr(?:y|ies)|boats?|sail\w*|voyages?|liners?|yachts?|schooners?|steamers?|sea|harbou?r|decks?)\b/iu],
]

const INSIDE: Readonly<Record<Cabin, RegExp>> = {
  plane:
    /\b(?:on board(?: of)?|on|in|inside|aboard|through|onto) (?:(?:the|a|an|our|my|his|her|their|this|that) )(?:\p{L}+[ -]){0,2}(?:plane|airplane|aircraft|airliner|flight(?! of))\b/iu,
  train:
    /\b(?:on board(?: of)?|on|in|inside|aboard|through|onto) (?:(?:the|a|an|our|my|his|her|their|this|that) )(?:\p{L}+[ -]){0,2}(?:train(?! stations?| tracks?)|compartment|(?:sleeping|sleeper|dining|restaurant|buffet|passenger|railway) car|railway carriage)\b/iu,
  bus: /\b(?:on board(?: of)?|on|in|inside|aboard) (?:(?:the|a|an|our|my|his|her|their|this|that) )(?:\p{L}+[ -]){0,2}bus(?! stops?| stations?| shelter)\b/iu,
}

/** `in seat 12`, `through the cabin`, `on board`: in whatever vehicle is told of. */
const ABOARD =
  /\b(?:on board|aboard|(?:in|through|into|of|down|across) (?:(?:the|a|her|his|my|our) )?(?:\p{L}+ )?(?:cabin|aisle|compartment|first class|economy class|business class)|(?:in|at|on|to|from) (?:(?:the|a|his|her|my|our|their) )?(?:window|aisle|middle|empty )? ?seat(?: \d+\p{L}?)?|in row \d+|(?:every|each) (?:compartment|seat|row))\b/iu
/** Who or what is outside of it. */
const OUTSIDE =
  /\b(?:platform|station|runway|airport|outside|(?:under|behind|beside|in front of|past|towards?|onto|off|from|out of|into) (?:the|a|our|my|his|her|their) (?:\p{L}+ )?(?:train|plane|airplane|bus|flight)|(?:got|get|gets|climb\w*|step\w*|jump\w*|fell|leap\w*|(?<!\bon )board\w*|miss\w*|catch\w*|caught|left|leaves?) (?:down |off |out |from |onto )*(?:of )?(?:the|a|our|my|his|her|their)? ?(?:\p{L}+ )?(?:train|plane|airplane|bus|flight)|stairs of)\b/iu

/** Sentences over which a script goes on in its vehicle. */
const REACH = 4

/** From this length on nothing is carried into a cabin, in metres. */
const LARGEST = 2.5
const isOfCabin = (thing: PlanThing): boolean => vehicleKindOf(thing.what) === undefined && (lengthMetersOf(thing.what) ?? 0) < LARGEST

const CREW =
  /\b(?:flight attendant|stewardess|steward|pilot|conductor|driver|captain|waiter|waitress|thief|guard|police officer|policeman)$/u
const seated = (figure: PlanFigure): PlanFigure =>
  /^(?:stand|run)$/u.test(figure.action) && !CREW.test(figure.what) ? { ...figure, action: 'sit' } : figure

/** Where passengers are seen for certain: not in what is only a ship's cabin or a hut. */
const isReplaced = (place: string | undefined): boolean =>
  place === undefined || /^(?:plain|ship-deck|cottage|sea|street|city|station|airport|market|village|room|bedroom)$/u.test(place)

/** No cars of the road. */
const OF_TRAINS = /\b(?:sleeping|sleeper|dining|restaurant|buffet|passenger|railway) cars?\b/iu

const isCarOfTrain = (place: string | undefined, text: string): boolean => place === 'car' && OF_TRAINS.test(text)

function inCabin<P extends Planned>(one: P, cabin: Cabin, text: string): P {
  const { plan } = one
  if (plan.graphic || plan.handwork || !(isReplaced(plan.place) || plan.place === cabin || isCarOfTrain(plan.place, text))) return one
  const things = plan.things.filter(isOfCabin)
  const isOfPeople = plan.cast.length > 0 && plan.cast.every(({ what }) => artOf(what) === 'person')
  const isCarAlone = plan.cast.length === 0 && things.length === 0 && cabin === 'train' && OF_TRAINS.test(text)
  if (isCarAlone) return { ...one, placeName: cabin, plan: { ...plan, place: cabin, placeState: undefined, things } }
  // A vehicle alone, and animals, are seen from outside.
  if (!isOfPeople && (things.length === 0 || things.length < plan.things.length || plan.cast.length > 0)) return one
  return { ...one, placeName: cabin, plan: { ...plan, place: cabin, placeState: undefined, things, cast: plan.cast.map(seated) } }
}

/** Passengers are seen inside of the vehicle that their sentence says they are aboard, or that its script has told of; with an unknown vehicle nowhere in particular. */
export function withCabins<P extends Planned>(planned: readonly P[]): P[] {
  let current: { readonly vehicle: Cabin | 'ship'; readonly at: number } | undefined
  return planned.map((one, i) => {
    const { analysis } = one
    if (!analysis) return one
    const text = whereText(analysis)
    const told = TOLD.find(([, words]) => words.test(analysis.text))?.[0]
    if (told) current = { vehicle: told, at: i }
    const inside = (Object.keys(INSIDE) as Cabin[]).find((cabin) => INSIDE[cabin].test(text))
    const isAboard = ABOARD.test(text)
    const vehicle = inside ?? (isAboard && current && i - current.at <= REACH ? current.vehicle : undefined)
    if (OUTSIDE.test(analysis.text)) return one
    if (vehicle !== undefined && vehicle !== 'ship')
      return isVehicle(one.plan.place) && one.plan.place !== vehicle && !isCarOfTrain(one.plan.place, text)
        ? one
        : inCabin(one, vehicle, text)
    // `in seat 12`, of whatever it is.
    const isAnywhere =
      isAboard && vehicle === undefined && one.plan.cast.length > 0 && /^(?:street|city|market|village)$/u.test(one.plan.place ?? '')
    return isAnywhere ? { ...one, placeName: undefined, plan: { ...one.plan, place: 'plain', placeState: undefined } } : one
  })
}
