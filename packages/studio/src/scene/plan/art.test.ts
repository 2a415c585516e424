import { expect, test } from 'vitest'
import { iconOf, sceneIconOf } from './art.ts'

test('what is painted before a wall of its own stands in a scene without it', () => {
  expect(iconOf('empty chair')).toBe('empty-chair')
  expect(sceneIconOf('empty chair')).toBe('chair')
  expect(sceneIconOf('key')).toBe(iconOf('key'))
  expect(sceneIconOf('nothing of that name')).toBeUndefined()
})
