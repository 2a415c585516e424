import { expect, test } from 'vitest'
import { windowAround } from './view-window.ts'

test('a scrolled view has clips beyond its edges, and is the same within a step', () => {
  const first = windowAround({ from: 0, to: 0 }, 1000, 800)
  expect(first).toEqual({ from: 640, to: 2240 })
  expect(windowAround(first, 1100, 800)).toBe(first)
  expect(windowAround(first, 0, 800)).toEqual({ from: 0, to: 1280 })
})
