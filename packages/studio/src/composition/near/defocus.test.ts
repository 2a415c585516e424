import { expect, test } from 'vitest'
import { randomLook } from '../../characters/people/person-look.ts'
import type { SceneActor } from '../../scene/scene.ts'
import { defocusOf } from './defocus.ts'
import type { ShotView } from '../view.ts'

const animal = (kind: 'hedgehog' | 'elephant'): SceneActor => ({ kind: 'animal', name: kind, animal: kind, walking: false })
const person: SceneActor = { kind: 'person', name: 'woman', look: randomLook(1, {}), action: 'stand' }
const behind = (who: readonly SceneActor[], size: ShotView['size']): number =>
  defocusOf({ who, where: 'village', view: { size, angle: 'eye', subject: 0, side: 'centre' } })

test('behind small animals, which are drawn large, a village is out of focus', () => {
  expect(behind([animal('hedgehog')], 'full')).toBeGreaterThan(4)
  expect(behind([animal('hedgehog'), animal('hedgehog')], 'medium')).toBeGreaterThan(4)
})

test('behind large animals and people whole views are sharp', () => {
  expect(behind([animal('elephant')], 'full')).toBe(0)
  expect(behind([animal('hedgehog'), animal('elephant')], 'full')).toBe(0)
  expect(behind([person, animal('hedgehog')], 'full')).toBe(0)
})

test('from near the background is soft, whoever is seen', () => {
  expect(behind([person], 'close')).toBeGreaterThan(behind([person], 'medium'))
  expect(behind([person], 'medium')).toBeGreaterThan(0)
})
