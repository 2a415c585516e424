import type { ParticleKind } from '../particles/particles.ts'
import type { PlaceName, Scene } from '../scene/scene.ts'
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
const WITHOUT_WEATHER: ReadonlySet<PlaceName> = new Set(['underwater', 'space', 'cave'])

/** Particle systems of a scene: those of the weather and the style, or else ambient ones of place and time. */
export function particleKinds(scene: Scene, style: Style, indoors: boolean): ParticleKind[] {
  const kinds: ParticleKind[] = []
  if (scene.where === 'underwater') kinds.push('bubbles')
  else if (!indoors && !WITHOUT_WEATHER.has(scene.where)) kinds.push(...(WEATHER_PARTICLES[scene.weather] ?? []))
  const ofStyle = indoors || WITHOUT_WEATHER.has(scene.where) ? (style.indoorParticles ?? style.particles) : style.particles
  if (ofStyle && !kinds.includes(ofStyle)) kinds.push(ofStyle)
  return kinds.length > 0 ? kinds : [ambient(scene, indoors)]
}

function ambient({ where, time, mood }: Scene, indoors: boolean): ParticleKind {
  if (where === 'space') return 'sparkles'
  if (indoors) return where === 'stage' ? 'bokeh' : 'dust'
  if (time === 'night' || time === 'dusk') return mood === 'tense' || where === 'ruins' ? 'embers' : 'fireflies'
  return DAYTIME_PARTICLES[where] ?? 'dust'
}
