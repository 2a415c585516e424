import type { ParticleKind } from '../particles/particles.ts'
import { SUBMERGED, type PlaceName, type Scene } from '../scene/scene.ts'
import type { Style } from '../styles/style.ts'

const WEATHER_PARTICLES: Partial<Record<Scene['weather'], readonly ParticleKind[]>> = {
  rain: ['rain'],
  storm: ['gloom', 'downpour', 'lightning'],
  snow: ['snow'],
  wind: ['leaves'],
  fog: ['fog'],
}

/** Ambient particles by day. Default: dust. */
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

/** Outdoor places without weather particles. */
const WITHOUT_WEATHER: ReadonlySet<PlaceName> = new Set([...SUBMERGED, 'space', 'cave'])

/** Petals, sparkles, shafts of light: only for friendly hours outdoors. */
const DECORATIVE: ReadonlySet<ParticleKind> = new Set(['petals', 'confetti', 'sparkles', 'fireflies', 'lasers', 'shafts', 'leaves'])
/** What a look shows at night and indoors too: lights of its own. */
const LUMINOUS: ReadonlySet<ParticleKind> = new Set(['sparkles', 'fireflies', 'lasers'])
/** Places without plants, from which no petals and leaves come. */
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
const FALLING: ReadonlySet<ParticleKind> = new Set(['petals', 'leaves', 'confetti'])
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
  if (FALLING.has(kind) && BARE.has(scene.where)) return false
  return kind === 'fireflies' ? scene.time !== 'day' : LUMINOUS.has(kind) || scene.time !== 'night'
}

/** Particle systems of a scene: those of the weather and the style, or else ambient ones of place and time. */
export function particleKinds(scene: Scene, style: Style, indoors: boolean): ParticleKind[] {
  const kinds: ParticleKind[] = []
  if (scene.whereState === 'burning' || scene.whereState === 'burnt') return ['embers']
  if (SUBMERGED.has(scene.where)) kinds.push('bubbles')
  else if (!indoors && !WITHOUT_WEATHER.has(scene.where)) kinds.push(...(WEATHER_PARTICLES[scene.weather] ?? []))
  const ofStyle = indoors || WITHOUT_WEATHER.has(scene.where) ? (style.indoorParticles ?? style.particles) : style.particles
  if (ofStyle && !kinds.includes(ofStyle) && isAtHome(ofStyle, scene, indoors)) kinds.push(ofStyle)
  const seen = kinds.length > 0 ? kinds : [ambient(scene, indoors)].filter((kind) => isAtHome(kind, scene, indoors))
  return seen.includes('dust') && !indoors && !WITHOUT_WEATHER.has(scene.where) && isFriendlyHour(scene) ? [...seen, 'shafts'] : seen
}

function ambient({ where, time, mood }: Scene, indoors: boolean): ParticleKind {
  if (where === 'space') return 'sparkles'
  if (indoors) return where === 'stage' ? 'bokeh' : 'dust'
  if (time === 'night' || time === 'dusk') return mood === 'tense' || where === 'ruins' ? 'embers' : 'fireflies'
  return DAYTIME_PARTICLES[where] ?? 'dust'
}
