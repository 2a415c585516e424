import { describe, expect, it } from 'vitest'
import { figure, sampleScene } from '../testing/sample-plan.ts'
import type { Scene } from '../scene/scene.ts'
import { STYLES } from '@fablecut/domain/story/style'
import { styleOf } from '../styles/styles.ts'
import { particleKinds } from './scene-particles.ts'

const scene = sampleScene({ place: 'office', cast: [figure('woman')] }, { storySeed: 3 })

it.each(['metalnoir', 'cyberpunk', 'ghibli'])('particles of the style %s are drawn outdoors only', (style) => {
  const look = styleOf(style)
  expect(particleKinds({ ...scene, where: 'street' }, look, false)).toContain(look.particles)
  expect(particleKinds(scene, look, true)).not.toContain(look.particles)
  expect(particleKinds({ ...scene, where: 'cave' }, look, false)).not.toContain(look.particles)
})

describe('petals, sparkles and shafts of light', () => {
  const DECORATION = ['petals', 'confetti', 'sparkles', 'lasers', 'shafts', 'leaves', 'fireflies'] as const
  const decorationOf = (more: Partial<Scene>, indoors = false): string[] =>
    STYLES.flatMap(({ value }) => particleKinds({ ...scene, where: 'field', ...more }, styleOf(value), indoors)).filter((kind) =>
      DECORATION.some((one) => one === kind),
    )

  it('are seen in a friendly hour outdoors', () => {
    expect(new Set(decorationOf({ mood: 'happy', time: 'day' }))).toEqual(new Set(['petals', 'confetti', 'sparkles', 'lasers', 'leaves']))
    expect(decorationOf({ where: 'forest', mood: 'happy', time: 'day' })).toContain('shafts')
    expect(decorationOf({ mood: 'calm', time: 'dusk' })).toContain('fireflies')
  })

  it.each([
    ['in snow', { weather: 'snow' }],
    ['in a storm', { weather: 'storm' }],
    ['at night in fear', { time: 'night', mood: 'tense' }],
    ['in grief', { mood: 'sad' }],
    ['on ice', { where: 'arctic' }],
    ['under water', { where: 'underwater' }],
  ] as const)('are not seen %s', (_, more) => {
    expect(decorationOf(more)).toEqual([])
  })

  it('are not seen indoors, but for the lasers of a look that is lit by them, which fear and grief have not', () => {
    expect(decorationOf({ where: 'room', mood: 'happy' }, true)).toEqual(['lasers'])
    expect(decorationOf({ where: 'room', mood: 'sad' }, true)).toEqual([])
  })

  it('petals do not fall at night, and not where nothing grows', () => {
    const anime = styleOf('anime')
    expect(particleKinds({ ...scene, where: 'garden', time: 'day' }, anime, false)).toContain('petals')
    expect(particleKinds({ ...scene, where: 'garden', time: 'night' }, anime, false)).not.toContain('petals')
    for (const where of ['desert', 'street', 'beach', 'plain'] as const)
      expect(particleKinds({ ...scene, where, time: 'day' }, anime, false)).not.toContain('petals')
  })

  it('confetti falls in joy only', () => {
    const punk = styleOf('bubblegumpunk')
    expect(particleKinds({ ...scene, where: 'street', mood: 'happy' }, punk, false)).toContain('confetti')
    expect(particleKinds({ ...scene, where: 'street', mood: 'calm' }, punk, false)).not.toContain('confetti')
  })

  it('are not seen around a thing from near, where only the weather is', () => {
    const view = { size: 'insert', angle: 'eye', subject: 0, side: 'centre' } as const
    expect(decorationOf({ where: 'garden', mood: 'happy', view })).toEqual([])
    expect(particleKinds({ ...scene, where: 'kitchen', view }, styleOf('photorealistic'), true)).toEqual([])
    expect(particleKinds({ ...scene, where: 'garden', weather: 'rain', view }, styleOf('anime'), false)).toEqual(['rain'])
  })
})

it.each([
  ['arctic', 'spindrift'],
  ['desert', 'sand'],
  ['forest', 'leaves'],
] as const)('the wind blows in the %s: %s', (where, kind) => {
  expect(particleKinds({ ...scene, where, weather: 'wind' }, styleOf('photorealistic'), false)).toContain(kind)
})

it('the rain of a look falls neither on ice nor in the desert', () => {
  for (const where of ['arctic', 'desert'] as const)
    expect(particleKinds({ ...scene, where, weather: 'clear' }, styleOf('metalnoir'), false)).not.toContain('rain')
})

const inStorm = (more: Partial<Scene>) =>
  particleKinds({ ...scene, where: 'street', weather: 'storm', time: 'day', mood: 'calm', ...more }, styleOf('anime'), false)

it('a storm darkens a day, and no scene that is dim without it', () => {
  expect(inStorm({})).toContain('gloom')
  for (const dim of [{ time: 'night' }, { mood: 'sad' }, { mood: 'tense' }] as const) {
    expect(inStorm(dim)).not.toContain('gloom')
    expect(inStorm(dim)).toContain('downpour')
  }
})
