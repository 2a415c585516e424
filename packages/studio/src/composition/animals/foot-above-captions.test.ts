import { expect, test } from 'vitest'
import type { SceneActor } from '../../scene/scene.ts'
import { headOf } from '../head.ts'
import { footAboveCaptions } from './foot-above-captions.ts'

const animal = (kind: 'mouse' | 'horse'): SceneActor => ({ kind: 'animal', name: kind, animal: kind, walking: false })

test('a high animal stands where it is wanted, and one near the ground so high that captions leave its head free', () => {
  expect(footAboveCaptions(900, [{ actor: animal('horse'), height: 600 }], 1280)).toBe(900)
  const mouse = animal('mouse')
  const foot = footAboveCaptions(900, [{ actor: mouse, height: 600 }], 1280)
  const { up, radius } = headOf(mouse)
  expect(foot).toBeLessThan(900)
  expect(foot - (up - radius) * 600).toBeCloseTo(1280 * 0.6)
})
