import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import type { PlanHour, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { SWARM_COUNT } from '@fablecut/director/vocabulary/drawn-counts'
import { homeOf, restsOnTable } from '../props/placing.ts'
import { sizeOfThing } from '../props/thing-sizes.ts'
import { iconOf } from '../scene/plan/art.ts'
import type { PlaceName } from '../scene/scene.ts'
import type { ThingsGround } from './ground.ts'
import { type PlacedThing, standsOnGround } from './things-layout.ts'
import type { MotionFrame } from './kit/frame.ts'

const PAPERS =
  /^(?:money|coin|letter|laptop|computer|mobile|telephone|book|calendar|pen|pencil|newspaper|scroll|memo|page|clipboard|file|envelope|credit|bank|receipt|calculator|printer|briefcase|gold)/u
const KITCHENWARE =
  /^(?:spoon|fork|knife|chopsticks|frying-pan|pot-of|bowl|teapot|kettle|whisk|blender|toaster|microwave|rolling-pin|salt|cooking)/u
const INSTRUMENTS = /^(?:microscope|test-tube|alembic|petri|pill|syringe|stethoscope|thermometer|dna|magnet)/u
const VEHICLES =
  /^(?:car|taxi|bus|delivery|ambulance|fire-engine|motor|bicycle|tram|trolley|automobile|police-car|sport-utility|racing|articulated|locomotive|train|high-speed|kick-scooter|school|shop|bank|office|hotel|traffic|tire|hand-pump)/u
const FURNITURE =
  /^(?:chair|table|bed|sofa|couch|bench|door|mirror|lamp|television|piano|refrigerator|bathtub|shelf|fireplace|guitar|drum|suitcase|luggage|robot|coat|dress|mattress|wardrobe|throne|sink)/u

/** What is at home among the stars, and in the air. */
const OF_SPACE =
  /^(?:full-moon|crescent-moon|globe-showing|ringed-planet|comet|shooting-star|black-hole|satellite$|star$|milky-way|asteroid|flying-saucer)/u
const OF_SKY =
  /^(?:sun$|cloud|sun-behind|rainbow|gust-of-wind|high-voltage|cyclone|airplane|helicopter|hot-air-balloon|kite$|parachute|balloon$|gull|songbird|eagle|dove)/u

/** Things that are places: their icons are framed views, so the place itself is seen. */
const LANDSCAPES: Readonly<Record<string, ThingsGround & { readonly hour?: PlanHour }>> = {
  mountain: { place: 'mountain', angle: 'eye', isSharp: true },
  motorway: { place: 'street', angle: 'eye', isSharp: true },
  'railway-track': { place: 'station', angle: 'eye', isSharp: true },
  'desert-island': { place: 'beach', angle: 'eye', isSharp: true },
  'national-park': { place: 'forest', angle: 'eye', isSharp: true },
  'water-wave': { place: 'sea', angle: 'eye', isSharp: true },
  'milky-way': { place: 'space', angle: 'eye', isSharp: true },
  sunrise: { place: 'sea', angle: 'eye', isSharp: true, hour: 'dawn' },
  sunset: { place: 'sea', angle: 'eye', isSharp: true, hour: 'dusk' },
}

/** The place that a thing is, seen as a whole; undefined for things that are no places, and for denied ones. */
export const landscapeOf = (things: readonly PlanThing[]): (ThingsGround & { readonly hour?: PlanHour }) | undefined =>
  things.every(({ what, event }) => event !== 'cross-out' && (iconOf(what) ?? '') in LANDSCAPES)
    ? LANDSCAPES[iconOf(things[0]?.what ?? '') ?? '']
    : undefined

/** Signs, and what is too small to be seen, have no scenery. */
const UNPLACED = /^(?:atom|microbe|dna|molecule|cell|virus)|-(?:symbol|sign|button|arrow)$/u

/** Above the highest foot on a table, and of the horizon behind what stands on the ground: parts of the height. */
const BEHIND = 0.07
const HORIZON = 0.44
/** Above it stands furniture along the wall. */
const FLOOR_OF_ROOM = 0.78

const isFood = ({ what }: PlanThing): boolean => drawableNamed(what)?.file === 'food'
const isOnTable = (thing: PlanThing): boolean => {
  const icon = iconOf(thing.what) ?? ''
  return restsOnTable(icon) && (isFood(thing) || sizeOfThing(icon) !== undefined || PAPERS.test(icon) || KITCHENWARE.test(icon))
}

/** What grows or lies about outdoors, and what is built there; a rope or a seal may be anywhere. */
const isOfLand = ({ what }: PlanThing): boolean =>
  /^(?:plant|object|substance)$/u.test(drawableNamed(what)?.file ?? '') || homeOf(iconOf(what) ?? '') === 'back'

/** The place where things are at home, behind which they are seen; undefined for signs, organs and what is struck out or too many to stand. */
function placeOf(things: readonly PlanThing[], icons: readonly string[]): PlaceName | undefined {
  if (icons.some((icon) => UNPLACED.test(icon))) return undefined
  if (things.every(isOnTable)) {
    if (things.some(isFood) || icons.some((icon) => KITCHENWARE.test(icon))) return 'kitchen'
    return icons.some((icon) => PAPERS.test(icon)) ? 'office' : icons.some((icon) => INSTRUMENTS.test(icon)) ? 'lab' : 'room'
  }
  if (icons.some((icon) => homeOf(icon) === 'water')) return 'sea'
  if (icons.some((icon) => VEHICLES.test(icon))) return 'street'
  if (icons.some((icon) => FURNITURE.test(icon))) return 'room'
  return things.every(isOfLand) && icons.every((icon) => sizeOfThing(icon)) ? 'field' : undefined
}

const isOfSky = ({ what }: PlanThing): boolean => {
  const icon = iconOf(what) ?? ''
  return OF_SKY.test(icon) || OF_SPACE.test(icon)
}

/** Whether things are at home in the sky, but for small ones among them. */
export const areOfSky = (things: readonly PlanThing[]): boolean =>
  things.some(isOfSky) && things.every((thing) => isOfSky(thing) || isOnTable(thing))

const OF_TODAY: ReadonlySet<PlaceName> = new Set<PlaceName>(['kitchen', 'office', 'lab', 'room', 'street'])

/**
 * Scenery behind things alone, with a table top under those that are small; undefined where plain ground suits them better. `isOpenGround`: neither rooms
 * nor streets. `place`: that of the plan.
 */
export function groundOfThings(
  things: readonly PlanThing[],
  spots: readonly PlacedThing[],
  { height }: MotionFrame,
  { isOpenGround = false, place: stated }: { readonly isOpenGround?: boolean; readonly place?: PlaceName } = {},
): ThingsGround | undefined {
  const icons = things.map(({ what }) => iconOf(what) ?? '')
  if (spots.length === 0) return undefined
  if (icons.every((icon) => OF_SPACE.test(icon))) return { place: 'space', angle: 'eye', isSky: true }
  if (areOfSky(things)) return { place: 'sea', angle: 'eye', isSky: true }
  const isPlain = things.some((thing) => thing.event === 'cross-out' || !standsOnGround(thing))
  const place = isPlain ? undefined : (stated ?? placeOf(things, icons))
  if (place === undefined || (isOpenGround && OF_TODAY.has(place))) return undefined
  const highest = Math.min(...spots.map(({ y }) => y)) / height
  if (things.some(({ count }) => count >= SWARM_COUNT)) return { place, angle: 'high' }
  if (things.every(isOnTable)) return { place, angle: 'eye', tableEdge: highest - BEHIND }
  return { place, angle: highest > (place === 'room' ? FLOOR_OF_ROOM : HORIZON) ? 'eye' : 'high' }
}
