import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../../vocabulary/art-of.ts'
import { SWARM_COUNT } from '../../vocabulary/drawn-counts.ts'
import { isAtWater, isNature, isOfTown, ONLY_TODAY } from '../../vocabulary/place-kinds.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'

/** Places that belong together, by what is at home there. `backdrops`: those seen behind cards, the most typical first; `others`: those that speak for it too; `art`: art of its things; `file`: their lexical file, and a further backdrop of things of that file alone. */
export type World = {
  readonly backdrops: readonly string[]
  readonly others?: readonly string[]
  readonly art: RegExp
  readonly file?: string
  readonly ofFile?: string
}

const whole = (names: string): RegExp => new RegExp(`^(?:${names.trim().replaceAll(/\s+/gu, '|')})$`, 'u')

const WORLDS: readonly World[] = [
  {
    backdrops: ['kitchen', 'cafe'],
    others: ['market', 'restaurant', 'supermarket'],
    art: whole(`spoon fork knife kitchen-knife chopsticks frying-pan wooden-bowl bowl-with-spoon pot-of-food teapot kettle whisk blender toaster
      microwave rolling-pin salt cooking oven refrigerator egg-carton coffee-machine tea-bag cup jug plate canned-food bakery dishwasher`),
    file: 'food',
    ofFile: 'market',
  },
  {
    backdrops: ['office'],
    others: ['shop'],
    art: whole(`money\\S* cash\\S* banknotes? coin credit-card bank receipt calculator stock-screen rent inflation bill savings-jar bar-chart\\S*
      chart\\S* briefcase laptop desktop-computer monitor page-facing-up clipboard calendar printer file-folder envelope newspaper memo pen
      gold\\S* source-code wallet`),
  },
  {
    backdrops: ['sea', 'beach', 'harbor'],
    others: ['harbor-old', 'ship-deck', 'underwater'],
    art: whole(`ship sailing-ship tall-ship sailboat motor-boat speedboat boat canoe tugboat raft ferry lighthouse anchor ring-buoy water-wave
      desert-island spiral-shell crab sea-monster`),
  },
  { backdrops: ['underwater'], art: whole('coral animal/fish animal/shark animal/whale animal/octopus') },
  {
    backdrops: ['lab', 'library'],
    art: whole('microscope test-tube alembic petri-dish molecule bacteria magnet virus'),
  },
  {
    backdrops: ['hospital', 'lab'],
    art: whole('pill syringe stethoscope thermometer pressure-cuff glucose-meter insulin-pen bandage crutch'),
  },
  { backdrops: ['library', 'school'], art: whole('book books holy-book notebook open-book pencil globe-with-stand blackboard') },
  {
    backdrops: ['forest', 'meadow', 'river'],
    others: ['mountain', 'jungle', 'summit'],
    art: whole(
      'deciduous-tree evergreen-tree tree mushroom chestnut acorn tent camping stump log fern moss animal/(?:fox|deer|bear|wolf|owl)',
    ),
  },
  {
    backdrops: ['field', 'village', 'meadow'],
    others: ['savanna'],
    art: whole(
      'house hut cottage windmill barn tractor hay\\S* scarecrow sheaf-of-rice wheat\\S* plow animal/(?:cow|sheep|goat|horse|pig)',
    ),
  },
  {
    backdrops: ['garden', 'meadow'],
    art: whole(`plant-pot potted-plant watering-can seedling flower tulip rose sunflower soil spade shovel wheelbarrow lawn-mower honeybee
      beehive rake`),
  },
  {
    backdrops: ['street', 'city'],
    others: ['parking-lot', 'rooftop', 'old-town'],
    art: whole(`automobile oncoming-automobile taxi oncoming-taxi bus oncoming-bus double-decker-bus minibus delivery-truck motorcycle
      traffic-light horizontal-traffic-light streetcar yellow-tram bicycle fuel-pump shop hotel`),
  },
  {
    backdrops: ['station', 'airport'],
    others: ['train', 'plane'],
    art: whole('train locomotive railway-track suitcase luggage airplane ticket'),
  },
  { backdrops: ['bathroom'], art: whole('toothbrush soap towel toilet bathtub shower lotion-bottle washing-machine') },
  { backdrops: ['bedroom', 'room'], art: whole('bed crib pillow mattress alarm-clock') },
  { backdrops: ['room', 'hallway'], art: whole('sofa television couch-and-lamp floor-lamp rug') },
  {
    backdrops: ['workshop', 'garage'],
    art: whole('hammer screwdriver nail wrench saw screw-and-nut plank sandpaper drill tire toolbox paintbrush'),
  },
  { backdrops: ['stadium', 'gym'], art: whole('soccer-ball basketball baseball tennis sports-medal trophy treadmill dumbbell') },
  { backdrops: ['stage'], art: whole('guitar cello violin piano drum trumpet saxophone microphone') },
  { backdrops: ['castle', 'great-hall'], art: whole('crown sword shield castle throne') },
  { backdrops: ['desert'], art: whole('cactus oasis two-hump-camel pyramid') },
]

/** Lexical files of what may be anywhere, and be seen before a place of its film. */
const OF_ANY_PLACE: ReadonlySet<string> = new Set(['artifact', 'possession', 'communication'])

const worldOfThing = ({ what }: PlanThing): World | undefined => {
  const art = artOf(what) ?? ''
  const file = drawableNamed(what)?.file
  return WORLDS.find((world) => world.art.test(art)) ?? WORLDS.find((world) => world.file !== undefined && world.file === file)
}

const isSolid = ({ event, count }: PlanThing): boolean => event !== 'cross-out' && count < SWARM_COUNT

/** Where all things of a plan that are at home somewhere are; undefined where they differ, are denied or too many, and where none is. */
function worldOfThings(things: readonly PlanThing[]): World | undefined {
  const worlds = new Set(things.flatMap((thing) => worldOfThing(thing) ?? []))
  return worlds.size === 1 && things.every(isSolid) ? [...worlds][0] : undefined
}

/** Where a film is: `isTold`: its shots are there, rather than its things at home. */
export type FilmWorld = { readonly world: World; readonly isTold: boolean }

const worldOfPlace = (place: string): World | undefined =>
  WORLDS.find(({ backdrops }) => backdrops[0] === place) ??
  WORLDS.find(({ backdrops, others = [] }) => [...backdrops, ...others].includes(place))

/** Where most shots of a film are, or its things at home; undefined where fewer than two are, or less than a quarter. */
export function worldOfFilm(plans: readonly ShotPlan[]): FilmWorld | undefined {
  const told = plans.flatMap(({ place }) => (place === undefined ? [] : (worldOfPlace(place) ?? [])))
  const all = [...told, ...plans.flatMap(({ place, things }) => (place === undefined ? (worldOfThings(things) ?? []) : []))]
  const votes = (world: World, among: readonly World[] = all): number => among.filter((other) => other === world).length
  const [most] = all.toSorted((one, other) => votes(other) - votes(one))
  if (most === undefined || votes(most) < Math.max(LEAST_VOTES, plans.length * LEAST_SHARE)) return undefined
  return { world: most, isTold: votes(most, told) >= LEAST_VOTES }
}
const LEAST_VOTES = 2
const LEAST_SHARE = 1 / 4

const NEW: ReadonlySet<string> = new Set([...ONLY_TODAY, 'harbor'])
const OLD_TOWN: ReadonlySet<string> = new Set(['village', 'market', 'garden', 'castle', 'great-hall'])
/** Whether a place looked centuries ago as it does today. */
const isOfAnyTime = (place: string): boolean => OLD_TOWN.has(place) || (!NEW.has(place) && !isOfTown(place) && isOpen(place))

function backdropsIn(world: World | undefined, things: readonly PlanThing[]): readonly string[] {
  if (world === undefined) return []
  const { backdrops, file, ofFile } = world
  const isOfFile = things.length > 0 && things.every(({ what }) => drawableNamed(what)?.file === file)
  return ofFile !== undefined && isOfFile ? [...backdrops, ofFile] : backdrops
}

/** Out in the country and at sea, rather than among houses. */
const isOpen = (place: string): boolean => isNature(place) || isAtWater(place)

/**
 * Places that can be seen behind a card, the most typical first: where its things are at home, or the places of its film: for words alone, and among houses
 * for things of anywhere and those of a story that happens elsewhere. A lock on a beach would be lost.
 */
export function backdropPlaces({ things, tone }: ShotPlan, film: FilmWorld | undefined): readonly string[] {
  const own = worldOfThings(things)
  const isHome = own !== undefined && (film === undefined || !film.isTold || film.world === own)
  const isOfFilm = things.every(
    (thing) =>
      isSolid(thing) && OF_ANY_PLACE.has(drawableNamed(thing.what)?.file ?? '') && (film?.isTold || worldOfThing(thing) === undefined),
  )
  const world = isHome ? own : isOfFilm ? film?.world : undefined
  return backdropsIn(world, things).filter(
    (place) => (isHome || things.length === 0 || !isOpen(place)) && (tone !== 'historic' || isOfAnyTime(place)),
  )
}
