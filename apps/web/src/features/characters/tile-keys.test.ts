import { expect, test } from 'vitest'
import { tileAfterKey } from './tile-keys.ts'

const GRID = { columns: 3, count: 8 }

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, null],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, null],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['ArrowRight', 7, null],
  ['a', 3, null],
])('%s on tile %i moves to %s', (key, index, target) => {
  expect(tileAfterKey(key, index, GRID)).toBe(target)
})
