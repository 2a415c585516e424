import type { PlanHour, PlanWeather, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'

type Seen = Pick<ShotPlan, 'place' | 'hour' | 'weather' | 'things'>

/** Names of the sky: its hour shows them. */
const HOURS: Readonly<Record<string, PlanHour | undefined>> = {
  sun: undefined,
  sky: undefined,
  cloud: undefined,
  sunlight: undefined,
  star: 'night',
  moon: 'night',
  'night sky': 'night',
  sunset: 'dusk',
  sunrise: 'dawn',
}
/** Names of weather, which falls and blows over the whole picture. */
const WEATHERS: Readonly<Record<string, PlanWeather>> = {
  rain: 'rain',
  snow: 'snow',
  snowflake: 'snow',
  fog: 'fog',
  wind: 'wind',
  storm: 'storm',
}
/** Furniture and windows that are in the picture of their room. */
const FURNITURE: Readonly<Record<string, RegExp>> = {
  room: /^(?:window|sofa|curtain|carpet|bookcase|shelf)$/u,
  bedroom: /^(?:bed|mattress|pillow|blanket|wardrobe|window|curtain)$/u,
  kitchen: /^(?:stove|refrigerator|cupboard|window)$/u,
  forest: /^(?:tree|bush|pine|grass)$/u,
  library: /^(?:bookcase|shelf)$/u,
  shop: /^shelf$/u,
  car: /^(?:window|steering wheel|car|seat|windshield)$/u,
  train: /^(?:window|train|seat|curtain)$/u,
  bus: /^(?:window|bus|seat)$/u,
  plane: /^(?:window|airplane|seat|airplane window)$/u,
  'hot-spring': /^(?:water|steam|pool)$/u,
}
/** Where no sky is seen. */
const WITHOUT_SKY = /^(?:space|underwater|cave|subway)$/u

/** A shot without the things that its hour, weather and place show already: a bed in the bedroom, a moon at night. Things alone stay. `hasFigures`: somebody is in it. */
export function withoutAlreadySeen(shot: Seen, hasFigures: boolean): Seen {
  const { place, things } = shot
  if (place === undefined) return shot
  const isSky = (what: string): boolean => what in HOURS && !WITHOUT_SKY.test(place)
  const isSeen = (what: string): boolean => isSky(what) || what in WEATHERS || FURNITURE[place]?.test(what) === true
  const rest = things.filter(({ what, event }) => event === 'cross-out' || !isSeen(what))
  if (rest.length === things.length || (rest.length === 0 && !hasFigures)) return shot
  const seen = things.filter(({ what, event }) => event !== 'cross-out' && isSeen(what))
  const hour = seen.filter(({ what }) => isSky(what)).flatMap(({ what }) => HOURS[what] ?? [])[0] ?? shot.hour
  const weather = shot.weather === 'clear' ? (seen.flatMap(({ what }) => WEATHERS[what] ?? [])[0] ?? 'clear') : shot.weather
  return { place, hour, weather, things: rest }
}
