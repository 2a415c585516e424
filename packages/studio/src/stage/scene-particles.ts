import type { ParticleKind } from '../particles/particles.ts'
import { SUBMERGED, type PlaceName, type Scene } from '../scene/scene.ts'
import type { Style } from '../styles/style.ts'

const WEATHER_PARTICLES: Partial<Record<Scene['weather'], readonly ParticleKind[]>> = {
  rain: ['rain'],
  storm: ['gloom', 'downpour', 'lightning'],
  snow: ['snow'],
  fog: ['fog'],
}

/** Ambient particles by day. Default: none. */
const DAYTIME_PARTICLES: Partial<Record<PlaceName, ParticleKind>> = {
  sea: 'birds',
  beach: 'birds',
  village: 'birds',
  mountain: 'birds',
  castle: 'birds',
  field: 'petals',
  garden: 'petals',
  forest: 'leaves',
  jungle: 'fireflies',
  arctic: 'snow',
  cave: 'dust',
  space: 'sparkles',
  city: 'birds',
}

/** What the wind blows where nothing grows. Default: leaves. */
const BLOWN: Partial<Record<PlaceName, ParticleKind>> = {
  arctic: 'spindrift',
  mountain: 'spindrift',
  summit: 'spindrift',
  desert: 'sand',
  ruins: 'sand',
  battlefield: 'sand',
  savanna: 'sand',
}
/** Places without plants from which the wind blows nothing. */
const NOTHING_BLOWN: ReadonlySet<PlaceName> = new Set(['sea', 'parking-lot', 'stadium', 'street-old', 'ship-deck', 'harbor-old'])

/** Outdoor places without weather particles. */
const WITHOUT_WEATHER: ReadonlySet<PlaceName> = new Set([...SUBMERGED, 'space', 'cave'])

/** Petals, sparkles, shafts of light: only for friendly hours outdoors. */
const DECORATIVE: ReadonlySet<ParticleKind> = new Set(['petals', 'confetti', 'sparkles', 'fireflies', 'lasers', 'shafts', 'leaves'])
/** What a look shows at night and indoors too: lights of its own. */
const LUMINOUS: ReadonlySet<ParticleKind> = new Set(['sparkles', 'fireflies', 'lasers'])
/** Places without plants, from which no leaves come. */
const BARE: ReadonlySet<PlaceName> = new Set([
  'arctic',
  'desert',
  'cave',
  'space',
  ...SUBMERGED,
  'battlefield',
  'prison',
  'sea',
  'ruins',
  'parking-lot',
])
/** Places with blossom. */
const IN_BLOSSOM: ReadonlySet<PlaceName> = new Set(['garden', 'field', 'meadow', 'japan-street'])
/** Places with grass, over which fireflies are, and with trees, between which the sun falls in shafts. */
const GRASSY: ReadonlySet<PlaceName> = new Set(['forest', 'jungle', 'garden', 'field', 'meadow', 'village', 'river', 'cemetery', 'savanna'])
const UNDER_TREES: ReadonlySet<PlaceName> = new Set(['forest', 'jungle', 'garden'])
/** Indoor places of shows, where lights belong. */
const SHOWS: ReadonlySet<PlaceName> = new Set(['stage'])

type Hour = Pick<Scene, 'mood' | 'weather' | 'where' | 'time'>

/** Whether light and decoration make sense: in no bad weather, neither in fear nor in grief. */
export const isFriendly = ({ mood, weather, where }: Hour): boolean =>
  mood !== 'tense' && mood !== 'sad' && (weather === 'clear' || weather === 'wind') && where !== 'arctic'

/** Whether sunlight may fall in shafts: by day, in no bad weather, neither in fear nor in grief. */
const isFriendlyHour = (scene: Hour): boolean => isFriendly(scene) && scene.time !== 'night'

/** Whether a decorative particle makes sense in a scene. */
function isAtHome(kind: ParticleKind, scene: Scene, indoors: boolean): boolean {
  if (!DECORATIVE.has(kind)) return true
  if (!isFriendly(scene) || SUBMERGED.has(scene.where)) return false
  // Lasers are the light of their look: without them figures do not stand out from its rooms.
  if (indoors) return kind === 'lasers' || (SHOWS.has(scene.where) && LUMINOUS.has(kind))
  if (kind === 'fireflies') return scene.time !== 'day' && GRASSY.has(scene.where)
  if (kind === 'petals' && !IN_BLOSSOM.has(scene.where)) return false
  if (kind === 'confetti' && scene.mood !== 'happy') return false
  if ((kind === 'leaves' || kind === 'confetti') && BARE.has(scene.where)) return false
  return LUMINOUS.has(kind) || scene.time !== 'night'
}

/** Rain of a look falls where it may rain. */
const isDry = ({ weather, where }: Scene): boolean => weather === 'snow' || where === 'arctic' || where === 'desert'

/** Whether the light of a scene is dim without its weather. */
const isDim = ({ time, mood }: Scene): boolean => time === 'night' || mood === 'sad' || mood === 'tense'

function ofWeather(scene: Scene): readonly ParticleKind[] {
  const { weather, where } = scene
  // A storm in grief or at night would be black.
  if (weather !== 'wind') return (WEATHER_PARTICLES[weather] ?? []).filter((kind) => kind !== 'gloom' || !isDim(scene))
  return NOTHING_BLOWN.has(where) ? [] : [BLOWN[where] ?? 'leaves']
}

/** Particle systems of a scene: those of the weather and the style, or else ambient ones of place and time. */
export function particleKinds(scene: Scene, style: Style, indoors: boolean): ParticleKind[] {
  const kinds: ParticleKind[] = []
  if (scene.whereState === 'burning' || scene.whereState === 'burnt') return ['embers']
  if (SUBMERGED.has(scene.where)) kinds.push('bubbles')
  else if (!indoors && !WITHOUT_WEATHER.has(scene.where)) kinds.push(...ofWeather(scene))
  // A thing from near is seen plainly.
  if (scene.view?.size === 'insert') return kinds
  const ofStyle = indoors || WITHOUT_WEATHER.has(scene.where) ? (style.indoorParticles ?? style.particles) : style.particles
  if (ofStyle && !kinds.includes(ofStyle) && !(ofStyle === 'rain' && isDry(scene)) && isAtHome(ofStyle, scene, indoors)) kinds.push(ofStyle)
  const own = ambient(scene, indoors)
  const seen = kinds.length > 0 || own === undefined || !isAtHome(own, scene, indoors) ? kinds : [own]
  return seen.includes('dust') && UNDER_TREES.has(scene.where) && isFriendlyHour(scene) ? [...seen, 'shafts'] : seen
}

/** Particles of a place and hour where neither weather nor look has any. */
function ambient({ where, time }: Scene, indoors: boolean): ParticleKind | undefined {
  if (where === 'space') return 'sparkles'
  if (indoors) return where === 'stage' ? 'bokeh' : 'dust'
  if (time === 'night' || time === 'dusk') return where === 'ruins' || where === 'battlefield' ? 'embers' : 'fireflies'
  return DAYTIME_PARTICLES[where]
}
