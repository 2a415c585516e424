import type { MusicMood } from '../../../ports/writer.ts'
import type { PlaceName } from '../../scene/scene.ts'

/** Title and prompt texts of a place, with words that the painter recognises as that place. */
type Scenery = {
  readonly title: string
  /** Adverbial of place, e.g. `on the stage of a theatre`. */
  readonly location: string
  /** Different views of the place without people. */
  readonly views: readonly string[]
  /** Objects for close-ups. */
  readonly details: readonly string[]
}

const scenery = (title: string, location: string, views: string, details: string): Scenery => ({
  title,
  location,
  views: views.split('; '),
  details: details.split('; '),
})

/** Places of music videos. */
export const SCENERY = {
  stage: scenery(
    'Stage lights',
    'on the concert stage',
    'the empty concert stage; a concert stage before the show',
    'a microphone on the concert stage; a guitar on the concert stage',
  ),
  city: scenery('City lights', 'in the city', 'the city; the skyline of the city', 'a traffic light in the city; a taxi in the city'),
  'future-city': scenery(
    'Neon city',
    'in the city of the future',
    'the city of the future; towers of the future city',
    'a satellite above the future city; a robot in the future city',
  ),
  rooftop: scenery(
    'Over the roofs',
    'on the rooftop',
    'the rooftop; the roof terrace',
    'a potted plant on the rooftop; a pigeon on the rooftop',
  ),
  street: scenery(
    'Down the street',
    'in the street',
    'the empty street; a street with shops',
    'a bicycle in the street; a street lamp in the street; a car in the street',
  ),
  station: scenery(
    'Last train',
    'at the station',
    'the platform of the station; the railway station',
    'a suitcase at the station; a clock at the station',
  ),
  cafe: scenery('Corner cafe', 'in the cafe', 'the empty cafe', 'a cup of coffee in the cafe; a candle in the cafe'),
  room: scenery('At home', 'in the living room', 'the living room', 'a candle in the living room; an old radio in the living room'),
  bedroom: scenery('Awake', 'in the bedroom', 'the bedroom', 'a letter in the bedroom; a book in the bedroom'),
  kitchen: scenery('In the kitchen', 'in the kitchen', 'the empty kitchen', 'bread in the kitchen; a teapot in the kitchen'),
  office: scenery('After hours', 'in the office', 'the empty office', 'a laptop in the office; a clock in the office'),
  school: scenery(
    'Last bell',
    'in the classroom of the school',
    'the empty classroom of the school',
    'a pencil in the school; a globe in the school',
  ),
  lab: scenery('Sparks fly', 'in the laboratory', 'the laboratory', 'a microscope in the laboratory; a magnet in the laboratory'),
  hospital: scenery('White corridors', 'in the hospital', 'the hospital', 'a bouquet in the hospital; a letter in the hospital'),
  beach: scenery('By the shore', 'on the beach', 'the beach; a desert island', 'a seashell on the beach; a boat on the beach'),
  sea: scenery('Out at sea', 'by the sea', 'the sea; the coast', 'a sailboat on the sea; a lighthouse by the sea'),
  underwater: scenery(
    'Below the waves',
    'under water near the coral reef',
    'the coral reef underwater; the sea floor underwater',
    'a jellyfish underwater; a fish underwater',
  ),
  river: scenery('By the river', 'by the river', 'the river; a waterfall', 'a bridge over the river; a canoe on the river'),
  field: scenery('Open fields', 'in the meadow', 'the meadow; fields', 'a sunflower in the field; a butterfly in the meadow'),
  forest: scenery('Into the woods', 'in the forest', 'the forest; woods', 'a mushroom in the forest; an owl in the forest'),
  jungle: scenery('Wild green', 'in the jungle', 'the jungle', 'a parrot in the jungle; a butterfly in the jungle'),
  garden: scenery('In the garden', 'in the garden', 'the garden; a park', 'a rose in the garden; a butterfly in the garden'),
  mountain: scenery('Up high', 'in the mountains', 'the mountains; a summit', 'an eagle above the mountains; a tent in the mountains'),
  village: scenery('Home town', 'in the village', 'the village; a small town', 'a windmill near the village; a lantern in the village'),
  desert: scenery('Desert road', 'in the desert', 'the desert; dunes', 'a cactus in the desert; a camel in the desert'),
  arctic: scenery(
    'Northern ice',
    'on the ice of the arctic',
    'icebergs of the arctic; a glacier',
    'a penguin on the iceberg; a snowflake in the arctic',
  ),
  cave: scenery('Deep below', 'in the cave', 'the cave', 'a gem stone in the cave; a lantern in the cave'),
  ruins: scenery('Old stones', 'in the ruins', 'the ruins; an old temple', 'a torch in the ruins; a vase in the ruins'),
  castle: scenery('The great hall', 'in the palace', 'the palace; a castle', 'a crown in the palace; a candle in the castle'),
  space: scenery('Among the stars', 'in outer space', 'outer space; a galaxy', 'a planet in outer space; a comet in outer space'),
  market: scenery('Market day', 'at the market', 'the market', 'an orange at the market; a lantern at the market'),
  library: scenery('Among books', 'in the library', 'the library', 'a book in the library; a globe in the library'),
  abstract: scenery('Pure colour', 'in an abstract dream', 'abstract shapes; an abstract dream', 'an abstract heart; an abstract star'),
} as const satisfies Partial<Record<PlaceName, Scenery>>
export type SongPlace = keyof typeof SCENERY

export const isSongPlace = (place: string): place is SongPlace => Object.hasOwn(SCENERY, place)

/** A set of places that belong together; a video stays within a world for consistency. `light`: its default light. */
export type World = { readonly home: SongPlace; readonly places: readonly SongPlace[]; readonly light: Light }
export type Light =
  | 'at night'
  | 'at sunset'
  | 'on a bright day'
  | 'at sunrise'
  | 'at night in the rain'
  | 'in the morning fog'
  | 'in the snow'

const world = (light: Light, home: SongPlace, ...places: readonly SongPlace[]): World => ({ light, home, places })

const NEON = world('at night', 'future-city', 'city', 'street', 'station', 'abstract', 'stage')
const TOWN = world('at night', 'city', 'rooftop', 'street', 'stage', 'station', 'cafe', 'future-city')
const TOWN_RAIN = world('at night in the rain', 'street', 'city', 'cafe', 'station', 'room', 'river')
const SHORE = world('at sunset', 'beach', 'sea', 'street', 'garden', 'city', 'village')
const WILDS = world('at sunrise', 'mountain', 'river', 'forest', 'field', 'village', 'sea')
const BRIGHT = world('on a bright day', 'field', 'garden', 'village', 'beach', 'market', 'river')
const DREAM = world('at night', 'abstract', 'space', 'garden', 'sea', 'underwater', 'forest')
const OLD = world('at sunset', 'castle', 'ruins', 'mountain', 'forest', 'village', 'river')
const DUST = world('at sunset', 'desert', 'ruins', 'mountain', 'street', 'cave', 'village')
const DARK = world('at night', 'ruins', 'forest', 'cave', 'castle', 'street', 'mountain')
const STILL = world('in the morning fog', 'river', 'forest', 'sea', 'village', 'mountain', 'field')
const COLD = world('in the snow', 'mountain', 'village', 'arctic', 'forest', 'street', 'river')

/** Worlds that suit a mood. */
export const WORLDS: Readonly<Record<MusicMood, readonly World[]>> = {
  calm: [STILL, SHORE, WILDS],
  warm: [SHORE, BRIGHT, WILDS],
  playful: [BRIGHT, SHORE],
  hopeful: [WILDS, BRIGHT, SHORE],
  epic: [OLD, WILDS, DUST],
  tense: [DARK, TOWN_RAIN, NEON],
  dreamy: [DREAM, NEON, SHORE],
  sad: [TOWN_RAIN, COLD, STILL],
  energetic: [NEON, TOWN, DUST],
  curious: [DREAM, WILDS, BRIGHT],
}

export const ALL_WORLDS: readonly World[] = [...new Set(Object.values(WORLDS).flat())]
