import { expect, it } from 'vitest'
import { figure, sampleScene, thing } from '../../testing/sample-plan.ts'
import { withoutOtherScale } from './other-scale.ts'

const iconsOf = (...things: string[]): string[] =>
  withoutOtherScale(
    sampleScene({ place: 'plain', cast: [figure('woman')], things: things.map((what) => thing(what)) }, { storySeed: 3 }),
  ).props.map(({ icon }) => icon)

it('no coin lies beside a train, and somebody beside one is seen with the ground', () => {
  expect(iconsOf('coin', 'locomotive')).toEqual(['locomotive'])
  expect(iconsOf('coin', 'book')).toEqual(['coin', 'book'])
  const scene = sampleScene(
    {
      place: 'plain',
      cast: [figure('woman', 'think')],
      things: [thing('locomotive')],
      camera: { size: 'medium', angle: 'eye', move: 'push' },
    },
    { storySeed: 3 },
  )
  expect(scene.view!.size).toBe('full')
})
