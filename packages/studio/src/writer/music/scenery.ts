import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { MusicMood } from '@fablecut/generation/ports/writer'
import type { PlaceName } from '../../scene/scene.ts'

/** Title of a place, and things that are seen there from near. */
type Scenery = { readonly title: string; readonly details: readonly string[] }

const scenery = (title: string, ...details: readonly string[]): Scenery => ({ title, details })

/** Places of music videos. */
export const SCENERY = {
  stage: scenery('Stage lights', 'microphone', 'guitar', 'drum'),
  city: scenery('City lights', 'traffic light', 'taxi'),
  'future-city': scenery('Neon city', 'robot', 'satellite'),
  rooftop: scenery('Over the roofs', 'plant', 'pigeon'),
  street: scenery('Down the street', 'bicycle', 'street lamp', 'car'),
  station: scenery('Last train', 'suitcase', 'clock'),
  cafe: scenery('Corner cafe', 'coffee', 'candle'),
  room: scenery('At home', 'candle', 'radio'),
  bedroom: scenery('Awake', 'letter', 'book'),
  kitchen: scenery('In the kitchen', 'bread', 'teapot'),
  office: scenery('After hours', 'laptop', 'clock'),
  school: scenery('Last bell', 'pencil', 'globe'),
  lab: scenery('Sparks fly', 'microscope', 'magnet'),
  hospital: scenery('White corridors', 'flower', 'letter'),
  beach: scenery('By the shore', 'shell', 'boat'),
  sea: scenery('Out at sea', 'sailboat', 'lighthouse'),
  underwater: scenery('Below the waves', 'jellyfish', 'tropical fish'),
  river: scenery('By the river', 'dragonfly', 'daisy'),
  field: scenery('Open fields', 'sunflower', 'butterfly'),
  forest: scenery('Into the woods', 'mushroom', 'leaf'),
  jungle: scenery('Wild green', 'butterfly', 'orange'),
  garden: scenery('In the garden', 'rose', 'butterfly'),
  mountain: scenery('Up high', 'eagle', 'tent'),
  village: scenery('Home town', 'windmill', 'lantern'),
  desert: scenery('Desert road', 'cactus', 'camel'),
  arctic: scenery('Northern ice', 'snowflake', 'lantern'),
  cave: scenery('Deep below', 'diamond', 'lantern'),
  ruins: scenery('Old stones', 'vase', 'candle'),
  castle: scenery('The great hall', 'crown', 'candle'),
  space: scenery('Among the stars', 'planet', 'comet'),
  market: scenery('Market day', 'orange', 'lantern'),
  library: scenery('Among books', 'book', 'globe'),
  abstract: scenery('Pure colour', 'star', 'moon'),
} as const satisfies Partial<Record<PlaceName, Scenery>>
export type SongPlace = keyof typeof SCENERY

export const isSongPlace = (place: string | undefined): place is SongPlace => place !== undefined && Object.hasOwn(SCENERY, place)

/** The `index`-th thing that is seen at a place; without microphones where nobody sings. */
export function detailOf(place: SongPlace, index: number, hasVoice: boolean): PlanThing {
  const details: readonly string[] = SCENERY[place].details
  const seen = hasVoice ? details : details.filter((what) => what !== 'microphone')
  return { what: seen[index % seen.length]!, count: 1 }
}

/** Hour and weather. */
export type HourAndWeather = Pick<ShotPlan, 'hour' | 'weather'>

export const NIGHT: HourAndWeather = { hour: 'night', weather: 'clear' }
export const SUNSET: HourAndWeather = { hour: 'dusk', weather: 'clear' }
export const SUNRISE: HourAndWeather = { hour: 'dawn', weather: 'clear' }
export const BRIGHT_DAY: HourAndWeather = { hour: 'day', weather: 'clear' }
export const NIGHT_RAIN: HourAndWeather = { hour: 'night', weather: 'rain' }
export const MORNING_FOG: HourAndWeather = { hour: 'dawn', weather: 'fog' }
const SNOW: HourAndWeather = { hour: 'day', weather: 'snow' }

/** A set of places that belong together; a video stays within a world for consistency. `light`: its default light. */
export type World = { readonly home: SongPlace; readonly places: readonly SongPlace[]; readonly light: HourAndWeather }

const world = (light: HourAndWeather, home: SongPlace, ...places: readonly SongPlace[]): World => ({ light, home, places })

const NEON = world(NIGHT, 'future-city', 'city', 'street', 'station', 'abstract', 'stage')
const TOWN = world(NIGHT, 'city', 'rooftop', 'street', 'stage', 'station', 'cafe', 'future-city')
const TOWN_RAIN = world(NIGHT_RAIN, 'street', 'city', 'cafe', 'station', 'room', 'river')
const SHORE = world(SUNSET, 'beach', 'sea', 'street', 'garden', 'city', 'village')
const WILDS = world(SUNRISE, 'mountain', 'river', 'forest', 'field', 'village', 'sea')
const BRIGHT = world(BRIGHT_DAY, 'field', 'garden', 'village', 'beach', 'market', 'river')
const DREAM = world(NIGHT, 'abstract', 'space', 'garden', 'sea', 'underwater', 'forest')
const OLD = world(SUNSET, 'castle', 'ruins', 'mountain', 'forest', 'village', 'river')
const DUST = world(SUNSET, 'desert', 'ruins', 'mountain', 'street', 'cave', 'village')
const DARK = world(NIGHT, 'ruins', 'forest', 'cave', 'castle', 'street', 'mountain')
const STILL = world(MORNING_FOG, 'river', 'forest', 'sea', 'village', 'mountain', 'field')
const COLD = world(SNOW, 'mountain', 'village', 'arctic', 'forest', 'street', 'river')

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

/** The motif of a song whose chorus names nothing that can be shown. */
const MOTIFS: Readonly<Record<MusicMood, PlanThing>> = {
  calm: { what: 'leaf', count: 3, event: 'fall' },
  warm: { what: 'sunflower', count: 3, event: 'swing' },
  playful: { what: 'balloon', count: 3, event: 'rise' },
  hopeful: { what: 'kite', count: 1, event: 'fly' },
  epic: { what: 'star', count: 3, event: 'glow' },
  tense: { what: 'lantern', count: 1, event: 'swing' },
  dreamy: { what: 'star', count: 3, event: 'float' },
  sad: { what: 'rose', count: 1, event: 'fall' },
  energetic: { what: 'star', count: 3, event: 'flash' },
  curious: { what: 'butterfly', count: 3, event: 'fly' },
}
export const motifOf = (mood: MusicMood): PlanThing => MOTIFS[mood]
