import type { PlanFeeling, PlanHour, PlanMood } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { buildStage } from '../stage/build-stage.ts'
import { createStageRenderer } from '../stage/stage-renderer.ts'
import { figure, sampleScene } from '../testing/sample-plan.ts'
import { styleOf } from './styles.ts'

const SIZE = [160, 90] as const

type Light = { readonly colour: readonly [number, number, number]; readonly violet: number }

/** Mean colour of a picture, and the part of its pixels that are violet. */
async function lightOf(style: string, place: string, hour: PlanHour, mood: PlanMood): Promise<Light> {
  const feeling: PlanFeeling = mood === 'tense' ? 'afraid' : mood === 'happy' ? 'happy' : 'neutral'
  const scene = sampleScene({ place, hour, mood, cast: [{ ...figure('woman'), feeling }] }, { storySeed: 3 })
  const renderer = createStageRenderer(await buildStage(scene, styleOf(style), ...SIZE))
  renderer.render({ seconds: 0, duration: 0, speech: [], index: 0 })
  const { data } = renderer.canvas.getContext('2d').getImageData(0, 0, ...SIZE)
  const sum = [0, 0, 0]
  let violet = 0
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!]
    sum.forEach((_, k) => (sum[k]! += data[i + k]!))
    if (b > g * 1.35 && r > g * 1.1 && b > 60) violet++
  }
  const count = data.length / 4
  return { colour: sum.map((value) => value / count) as unknown as Light['colour'], violet: violet / count }
}

const distance = (a: Light, b: Light): number => Math.hypot(...a.colour.map((value, i) => value - b.colour[i]!))

test.each(['anime', 'ghibli', 'pixar', 'photorealistic'])(
  '%s: day, evening, night, joy and fear are told apart by their light',
  async (style) => {
    const [day, dusk, night, joy, fear] = await Promise.all([
      lightOf(style, 'village', 'day', 'calm'),
      lightOf(style, 'village', 'dusk', 'calm'),
      lightOf(style, 'village', 'night', 'calm'),
      lightOf(style, 'village', 'day', 'happy'),
      lightOf(style, 'village', 'day', 'tense'),
    ])
    for (const [one, other] of [
      [day, dusk],
      [day, night],
      [dusk, night],
      [joy, fear],
      [day, fear],
    ] as const)
      expect(distance(one, other)).toBeGreaterThan(24)
  },
)

test('anime is not washed in violet, outdoors or indoors', async () => {
  for (const [place, hour] of [
    ['village', 'day'],
    ['room', 'day'],
    ['room', 'night'],
    ['street', 'dusk'],
  ] as const)
    expect((await lightOf('anime', place, hour, 'calm')).violet, `${place} ${hour}`).toBeLessThan(0.25)
})

const brightness = ({ colour }: Light): number => colour.reduce((sum, value) => sum + value, 0)

test.each(['anime', 'photorealistic'])('%s: a room is no bright day in fear', async (style) => {
  const [day, fear] = await Promise.all([lightOf(style, 'room', 'day', 'calm'), lightOf(style, 'room', 'day', 'tense')])
  expect(brightness(fear)).toBeLessThan(brightness(day) * 0.72)
})
