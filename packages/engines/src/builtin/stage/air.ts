import type { ParticleKind } from '../particles/particles.ts'
import type { PlaceName, Scene } from '../scene/scene.ts'
import type { Style } from '../styles/style.ts'

const WEATHER: Partial<Record<Scene['weather'], readonly ParticleKind[]>> = {
  rain: ['rain'],
  storm: ['gloom', 'downpour', 'lightning'],
  snow: ['snow'],
  wind: ['leaves'],
  fog: ['fog'],
}

/** What is in the air of a place by day, where it isn't dust. */
const OUTDOORS: Partial<Record<PlaceName, ParticleKind>> = {
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

/** Out of doors, but no rain or petals fall there. */
const ROOFED: ReadonlySet<PlaceName> = new Set(['underwater', 'space', 'cave'])

/** Particles of a scene: by weather, then style, else place and time. */
export function particleKinds(scene: Scene, style: Style, indoors: boolean): ParticleKind[] {
  const kinds: ParticleKind[] = []
  if (scene.where === 'underwater') kinds.push('bubbles')
  else if (!indoors && !ROOFED.has(scene.where)) kinds.push(...(WEATHER[scene.weather] ?? []))
  const own = indoors || ROOFED.has(scene.where) ? (style.indoorParticles ?? style.particles) : style.particles
  if (own && !kinds.includes(own)) kinds.push(own)
  return kinds.length > 0 ? kinds : [ambient(scene, indoors)]
}

function ambient({ where, time, mood }: Scene, indoors: boolean): ParticleKind {
  if (where === 'space') return 'sparkles'
  if (indoors) return where === 'stage' ? 'bokeh' : 'dust'
  if (time === 'night' || time === 'dusk') return mood === 'tense' || where === 'ruins' ? 'embers' : 'fireflies'
  return OUTDOORS[where] ?? 'dust'
}
