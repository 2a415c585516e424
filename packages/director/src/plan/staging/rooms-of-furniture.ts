import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { statedPlaceOf } from '../places/stated-place.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { isIndoors } from '../../vocabulary/place-kinds.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Furniture by its art, and where it stands, the most usual first. `isOnlyThere`: other rooms have none. */
const ROOMS: readonly { readonly art: RegExp; readonly rooms: readonly string[]; readonly isOnlyThere?: boolean }[] = [
  {
    art: /^(?:bed|crib|pillow|mattress)$/u,
    rooms: ['bedroom', 'hospital', 'attic', 'cottage', 'prison', 'japan-room', 'room', 'ship-deck', 'great-hall', 'cellar'],
  },
  { art: /^(?:hospital-bed)$/u, rooms: ['hospital'] },
  { art: /^(?:bathtub|shower|toilet|washbasin)$/u, rooms: ['bathroom', 'hospital', 'prison', 'cottage'], isOnlyThere: true },
  {
    art: /^(?:oven|cook-stove|refrigerator|dishwasher|microwave)$/u,
    rooms: ['kitchen', 'restaurant', 'cottage', 'cafe'],
    isOnlyThere: true,
  },
  { art: /^sink$/u, rooms: ['kitchen', 'bathroom', 'restaurant', 'lab', 'hospital'], isOnlyThere: true },
  { art: /^(?:couch-and-lamp|sofa)$/u, rooms: ['room', 'office', 'cottage', 'cafe'] },
  { art: /^(?:chalkboard)$/u, rooms: ['school', 'library', 'lab'], isOnlyThere: true },
  {
    art: /^desk$/u,
    rooms: [
      'office',
      'school',
      'library',
      'bedroom',
      'room',
      'hospital',
      'lab',
      'courtroom',
      'attic',
      'workshop',
      'great-hall',
      'cottage',
      'prison',
    ],
    isOnlyThere: true,
  },
]

const roomsOf = ({ what }: PlanThing) => ROOMS.find(({ art }) => art.test(artOf(what) ?? ''))

const PETS = /\b(?:cat|dog|kitten|puppy|hamster|parrot|mouse|rat|rabbit|goldfish|bird)$/u
/** Furniture out of doors, said by the sentence itself. */
const OUT_OF_DOORS =
  /\b(?:outside|outdoors?|street|pavement|sidewalk|garden|yard|lawn|meadow|fields?|beach|road|roof|terrace|balcony|porch|veranda|truck|van|moving|flea market|dump|landfill|junk|sells?|sold|selling|buy|bought|shop|store|factory|river|flood\w*|sea|island|forest|camp)\b/iu

const isNamedIn = (text: string, name: string | undefined): boolean => name !== undefined && text.toLowerCase().includes(name.toLowerCase())

function roomed<P extends Planned>(one: P): P {
  const { plan, analysis } = one
  const { place, graphic, things } = plan
  if (!analysis || graphic || OUT_OF_DOORS.test(analysis.text)) return one
  // `in a tent`, `on the bridge`: somewhere without a set.
  if (place === 'plain' && statedPlaceOf(analysis, false) !== undefined) return one
  const furniture = things
    .filter(({ event, count }) => event !== 'cross-out' && count <= MOST_IN_ROOM)
    .flatMap((thing) => roomsOf(thing) ?? [])
  const [first] = furniture
  if (!first) return one
  const { rooms, isOnlyThere } = first
  // A hedgehog's pillow is of leaves.
  if (!isOnlyThere && plan.cast.some(({ what }) => isAnimalName(what) && !PETS.test(what))) return one
  const isThere =
    place !== undefined && (rooms.includes(place) || (isIndoors(place) && (!isOnlyThere || isNamedIn(analysis.text, one.placeName))))
  if (isThere) return one
  const room = rooms[0]!
  return { ...one, placeName: room === 'room' ? 'living room' : room, plan: { ...plan, place: room, placeState: undefined } }
}
/** More of a kind are goods. */
const MOST_IN_ROOM = 2

/** Furniture stands in its room, whatever place its script told before, unless its own sentence tells another. */
export const withRoomsOfFurniture = <P extends Planned>(planned: readonly P[]): P[] => planned.map(roomed)
