import { expect, test } from 'vitest'
import { buildOf } from '../characters/build.ts'
import { randomLook } from '../characters/people/person-look.ts'
import { ridePose } from '../characters/poses/ride.ts'
import { jointsOf } from '../characters/poses/skeleton.ts'
import { actingPose, inPortrait } from '../stage/acting.ts'
import { headOf } from './head.ts'

test('the face of who rides is where it is drawn', () => {
  const look = randomLook(1)
  const { x, radius } = headOf({ kind: 'person', name: 'x', look, action: 'ride' })
  for (let t = 0; t < 3; t += 0.1) {
    const { head } = jointsOf(ridePose(look, t * 0.4, t), buildOf(look), look.stature)
    expect(Math.abs(head[0] - x), `at ${t.toFixed(1)}`).toBeLessThan(radius * 0.3)
  }
})

test.each(['dance', 'sing'] as const)('the face of who moves to music (%s) stays in the middle of a portrait', (action) => {
  for (const seed of [1, 2, 3]) {
    const look = randomLook(seed)
    const { x, radius } = headOf({ kind: 'person', name: 'x', look, action })
    // Three moves of a dance.
    for (let t = 0; t < 12; t += 0.1) {
      const { head } = jointsOf(inPortrait(actingPose(action, t, 0, 'calm')), buildOf(look), look.stature)
      expect(Math.abs(head[0] - x), `at ${t.toFixed(1)}`).toBeLessThan(radius * 0.32)
    }
  }
})

const headUp = (animal: 'penguin' | 'duck' | 'owl'): number => {
  const { up, radius } = headOf({ kind: 'animal', name: 'x', animal, walking: false })
  return up / radius
}

test('birds that stand upright, on long legs or with long necks carry their heads higher', () => {
  expect(headUp('penguin')).toBeGreaterThan(headUp('duck'))
  expect(headUp('owl')).toBeGreaterThan(headUp('duck'))
})
