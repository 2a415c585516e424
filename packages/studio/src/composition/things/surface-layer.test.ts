import { expect, test } from 'vitest'
import { frameOf } from '../../stage/frame.ts'
import { surfaceLayer } from './surface-layer.ts'

const surfaceAt = (where: 'arctic' | 'desert' | 'meadow' | 'kitchen', surface?: 'stone') =>
  surfaceLayer(400, frameOf(1280, 720), { where, seed: 1, time: 'day', ...(surface && { surface }) }).name

test('small things lie on the ground of the open country and on tables elsewhere', () => {
  expect((['arctic', 'desert', 'meadow', 'kitchen'] as const).map((where) => surfaceAt(where))).toEqual(['snow', 'sand', 'grass', 'table'])
  expect(surfaceAt('arctic', 'stone')).toBe('stone')
})
