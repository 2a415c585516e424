import { isOfTown } from '@fablecut/director/vocabulary/place-kinds'
import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import { PLAN_PLACE_STATES, type PlanHour, type PlanPlaceState, type PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { SWARM_COUNT } from '@fablecut/director/vocabulary/drawn-counts'
import { homeOf, restsOnTable } from '../props/placing.ts'
import { sizeOfThing } from '../props/thing-sizes.ts'
import { stateNamed } from '../states/thing-state.ts'
import { iconOf } from '../scene/plan/art.ts'
import type { PlaceName } from '../scene/scene.ts'
import { SETTINGS } from '../settings/settings.ts'
import type { ThingsGround } from './ground.ts'
import { isBoat, type PlacedThing, standsOnGround } from './things-layout.ts'
import type { MotionFrame } from './kit/frame.ts'

const PAPERS =
  /^(?:money|cash|banknotes|coin|handwritten|open-diary|notebook|letter|laptop|computer|mobile|telephone|book|calendar|pen|pencil|newspaper|scroll|memo|page|clipboard|file|envelope|credit|bank|receipt|calculator|printer|briefcase|gold)/u
const KITCHENWARE =
  /^(?:spoon|fork|knife|chopsticks|frying-pan|pot-of|bowl|teapot|kettle|whisk|blender|toaster|microwave|rolling-pin|salt|cooking)/u
const INSTRUMENTS = /^(?:microscope|test-tube|alembic|petri|pill|syringe|stethoscope|thermometer|dna|magnet)/u
const DWELLINGS = /^(?:house|church|hut|windmill|cottage|well|tower|volcano)$/u

/** What is at home among the stars, and in the air. */
const OF_SPACE =
  /^(?:full-moon|crescent-moon|globe-showing|ringed-planet|comet|shooting-star|black-hole|satellite$|star$|milky-way|galaxy|nebula|supernova|burning-star|neutron-star|white-dwarf|\w+-planet|gas-giant|space-station|asteroid|flying-saucer)/u
const OF_SKY =
  /^(?:sun$|cloud|sun-behind|rainbow|gust-of-wind|high-voltage|cyclone|airplane|helicopter|hot-air-balloon|kite$|parachute|balloon$|gull|songbird|eagle|dove)/u

/** Things that are places: their icons are framed views, so the place itself is seen. */
const LANDSCAPES: Readonly<Record<string, ThingsGround & { readonly hour?: PlanHour }>> = {
  mountain: { place: 'mountain', angle: 'eye', isSharp: true },
  motorway: { place: 'city', angle: 'eye', isSharp: true },
  'railway-track': { place: 'station', angle: 'eye', isSharp: true },
  'desert-island': { place: 'beach', angle: 'eye', isSharp: true },
  'national-park': { place: 'forest', angle: 'eye', isSharp: true },
  'milky-way': { place: 'space', angle: 'eye', isSharp: true },
  bed: { place: 'bedroom', angle: 'eye', isSharp: true },
  sunrise: { place: 'sea', angle: 'eye', isSharp: true, hour: 'dawn' },
  sunset: { place: 'sea', angle: 'eye', isSharp: true, hour: 'dusk' },
}

/**
 * The place that a thing is, seen as a whole; undefined for things that are no places, and for denied ones. `told`: place of the plan; a bed in the cellar is in
 * no bedroom.
 */
export function landscapeOf(things: readonly PlanThing[], told?: PlaceName): (ThingsGround & { readonly hour?: PlanHour }) | undefined {
  const isView = ({ what, event, state }: PlanThing): boolean =>
    event !== 'cross-out' && stateNamed(state) === undefined && (iconOf(what) ?? '') in LANDSCAPES
  const landscape = things.every(isView) ? LANDSCAPES[iconOf(things[0]?.what ?? '') ?? ''] : undefined
  const isOtherRoom = landscape !== undefined && told !== undefined && told !== landscape.place && [told, landscape.place].every(isRoom)
  return isOtherRoom ? undefined : landscape
}

const isRoom = (place: PlaceName | undefined): boolean => place !== undefined && SETTINGS[place].indoors

/** Signs, and what is too small to be seen, have no scenery. */
const UNPLACED = /^(?:atom|microbe|dna|molecule|cell|virus)|-(?:symbol|sign|button|arrow)$/u

/** Above the highest foot on a table, and of the horizon behind what stands on the ground: parts of the height. */
const BEHIND = 0.07
const HORIZON = 0.44
/** Above it stands furniture along the wall. */
const FLOOR_OF_ROOM = 0.78

/** Places with water on which boats are afloat, and how far behind them it reaches: in their sizes, and as a part of the height. */
const WATERY: ReadonlySet<string> = new Set<PlaceName>(['sea', 'harbor', 'harbor-old', 'river', 'beach', 'arctic'])
const WATER_BEHIND = 0.42
const LEAST_WATER_EDGE = 0.36
/** From so many on the farthest are nearly at the horizon. */
const FLEET = 5
const FLEET_WATER_EDGE = 0.26
/** Whether a thing floats with its foot in the water of a place. */
export const isAfloatAt = (icon: string, place: string): boolean => WATERY.has(place) && isBoat(icon)

/** Ground before the water of places, on which things stand that do not float. */
const SHORES: Readonly<Partial<Record<PlaceName, NonNullable<ThingsGround['surface']>>>> = {
  river: 'grass',
  'hot-spring': 'stone',
  sea: 'sand',
  beach: 'sand',
  harbor: 'stone',
  'harbor-old': 'stone',
  arctic: 'snow',
}
const SHORE_BEHIND = 0.13

/** Rooms with a floor of boards, on which stands what is larger than a table, and how far it goes back behind it: a part of the height. */
const BOARDED: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'room',
  'kitchen',
  'office',
  'school',
  'bedroom',
  'library',
  'restaurant',
  'cafe',
  'shop',
  'attic',
])
const FLOOR_BEHIND = 0.15

/** What is a part of a wall: free in a field it would lead nowhere. */
const BELOW_FRAME = 1.2
const IN_WALL = /^(?:door|window)$/u

const isFood = ({ what }: PlanThing): boolean => drawableNamed(what)?.file === 'food'
const isOnTable = (thing: PlanThing): boolean => {
  const icon = iconOf(thing.what) ?? ''
  return restsOnTable(icon) && (isFood(thing) || sizeOfThing(icon) !== undefined || PAPERS.test(icon) || KITCHENWARE.test(icon))
}

/** What is cooked rather than alive in a kitchen. */
const SEAFOOD = /^(?:shrimp|crab|lobster|fish|squid|octopus|oyster)$/u
const WHERE_EATEN: ReadonlySet<PlaceName> = new Set<PlaceName>(['kitchen', 'restaurant', 'cafe', 'market', 'supermarket', 'shop'])
/** Living things are on the floor of a room. */
const isOnTableAt = (thing: PlanThing, place: PlaceName): boolean => {
  const icon = iconOf(thing.what) ?? ''
  if (drawableNamed(thing.what)?.file === 'animal') return WHERE_EATEN.has(place) && SEAFOOD.test(icon)
  return isOnTable(thing) || restsOnTable(icon)
}

/** The place where things are at home, behind which they are seen; undefined for signs, organs and what is struck out or too many to stand. */
function placeOf(things: readonly PlanThing[], icons: readonly string[]): PlaceName | undefined {
  if (icons.some((icon) => UNPLACED.test(icon))) return undefined
  if (things.every(isOnTable)) {
    if (things.some(isFood) || icons.some((icon) => KITCHENWARE.test(icon))) return 'kitchen'
    return icons.some((icon) => PAPERS.test(icon)) ? 'office' : icons.some((icon) => INSTRUMENTS.test(icon)) ? 'lab' : undefined
  }
  if (icons.some((icon) => homeOf(icon) === 'water')) return 'sea'
  return icons.some((icon) => DWELLINGS.test(icon)) ? 'plain' : undefined
}

const isOfSky = ({ what }: PlanThing): boolean => {
  const icon = iconOf(what) ?? ''
  return OF_SKY.test(icon) || OF_SPACE.test(icon)
}

/** Whether things are at home in the sky, but for small ones among them. */
const areOfSky = (things: readonly PlanThing[]): boolean =>
  things.some(isOfSky) && things.every((thing) => isOfSky(thing) || isOnTable(thing))

/** Largest things, in centimetres, that are seen from so near that the place is far behind them. */
const NEAR_CENTIMETRES = 60
const isSeenFromNear = ({ what }: PlanThing): boolean => {
  const icon = iconOf(what) ?? ''
  const centimetres = sizeOfThing(icon)?.centimetres ?? 0
  return drawableNamed(what)?.file !== 'animal' && restsOnTable(icon) && centimetres < NEAR_CENTIMETRES
}

/** The state of the place around buildings that burn or have burnt, or lie in ruins. */
const stateAround = (things: readonly PlanThing[]): PlanPlaceState | undefined =>
  PLAN_PLACE_STATES.find((state) =>
    things.some((thing) => thing.state === state && OF_FIRE.test(state) && homeOf(iconOf(thing.what) ?? '') === 'back'),
  )
const OF_FIRE = /^(?:burning|burnt|ruined)$/u

/** The sea or another water with boats on it. */
function afloatIn(place: PlaceName, spots: readonly PlacedThing[], height: number): ThingsGround {
  const [top] = spots.map(({ y, size }) => (y - size * WATER_BEHIND) / height).toSorted((a, b) => a - b)
  return { place, angle: 'eye', tableEdge: Math.max(spots.length >= FLEET ? FLEET_WATER_EDGE : LEAST_WATER_EDGE, top!), surface: 'water' }
}

const OF_TODAY: ReadonlySet<PlaceName> = new Set<PlaceName>(['kitchen', 'office', 'lab'])

/**
 * Scenery behind things alone, with a table top under those that are small; undefined where plain ground suits them better. `told`: the place of the plan;
 * `plain` says that nothing is known of it, and no room may be behind them.
 */
export function groundOfThings(
  things: readonly PlanThing[],
  spots: readonly PlacedThing[],
  { height }: MotionFrame,
  told?: PlaceName,
): ThingsGround | undefined {
  const icons = things.map(({ what }) => iconOf(what) ?? '')
  if (spots.length === 0) return undefined
  const isTold = told !== undefined && told !== 'plain'
  if (isTold && areOfSky(things) && !SETTINGS[told].indoors) return { place: told, angle: 'eye', isSky: true }
  if (icons.every((icon) => OF_SPACE.test(icon))) return { place: 'space', angle: 'eye', isSky: true }
  if (areOfSky(things)) return { place: 'plain', angle: 'eye', isSky: true }
  const isPlain = things.some((thing) => thing.event === 'cross-out' || !standsOnGround(thing))
  if (isTold && isPlain && things.every(({ event }) => event !== 'cross-out')) return { place: told, angle: 'eye' }
  const place = isPlain ? undefined : isTold ? told : placeOf(things, icons)
  // A burnt house stands among others.
  const placeState = isPlain ? undefined : stateAround(things)
  if (placeState) return { place: isTold && !SETTINGS[told].indoors ? told : 'plain', placeState, angle: 'eye' }
  // What is larger than a table stands on bare land where its story is nowhere.
  const isLandless =
    told === 'plain' && !isPlain && place === undefined && !things.some(isOnTable) && !icons.some((icon) => UNPLACED.test(icon))
  if (isLandless) return { place: 'plain', angle: 'high' }
  const isFleet = !isPlain && icons.every(isBoat)
  // Boats are on water, whatever land is told beside it.
  if (isFleet && !(isTold && (WATERY.has(told) || SETTINGS[told].indoors))) return afloatIn('sea', spots, height)
  if (isFleet && isTold && WATERY.has(told)) return afloatIn(told, spots, height)
  // A crowd stands on the ground.
  const shore = isPlain ? undefined : SHORES[place ?? 'plain']
  if (shore) return { place: place!, angle: 'eye', tableEdge: Math.min(...spots.map(({ y }) => y)) / height - SHORE_BEHIND, surface: shore }
  if (!isPlain && things.some(({ count }) => count >= SWARM_COUNT)) return { place: place ?? 'plain', angle: 'high' }
  // Out of doors what is small would float over a lawn as large as a house: it lies on the ground from near, and food among houses on a table.
  if (place !== undefined && place !== 'plain' && !isPlain && !SETTINGS[place].indoors && things.every(isSeenFromNear)) {
    const edge = Math.min(...spots.map(({ y }) => y)) / height - BEHIND
    return { place, angle: 'eye', tableEdge: edge, ...(isOfTown(place) && { surface: things.some(isFood) ? 'table' : 'stone' }) }
  }
  if (place === undefined || (told === 'plain' && OF_TODAY.has(place))) return undefined
  const lowest = Math.max(...spots.map(({ y }) => y)) / height
  if (icons.some((icon) => IN_WALL.test(icon)))
    return { place, angle: 'high', tableEdge: icons.includes('door') ? lowest : BELOW_FRAME, surface: 'wall' }
  const highest = Math.min(...spots.map(({ y }) => y)) / height
  const isInside = SETTINGS[place].indoors
  if (isInside && things.every((thing) => isOnTableAt(thing, place))) return { place, angle: 'eye', tableEdge: highest - BEHIND }
  if (isInside && BOARDED.has(place))
    return { place, angle: 'eye', tableEdge: Math.min(highest - BEHIND, lowest - FLOOR_BEHIND), surface: 'table' }
  return { place, angle: highest > (isInside ? FLOOR_OF_ROOM : HORIZON) ? 'eye' : 'high' }
}
