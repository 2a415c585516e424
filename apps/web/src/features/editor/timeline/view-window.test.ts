import { expect, test } from 'vitest'
import { windowAround } from './view-window.ts'

test('a scrolled view has clips beyond its edges, and is the same until it comes near one of them', () => {
  const first = windowAround({ from: 0, to: 0 }, 1000, 800)
  expect(first).toEqual({ from: 480, to: 2400 })
  for (const scrolled of [1320, 1400, 700, 640]) expect(windowAround(first, scrolled, 800)).toBe(first)
  expect(windowAround(first, 630, 800)).toEqual({ from: 0, to: 1920 })
  expect(windowAround(first, 1450, 800)).toEqual({ from: 960, to: 2880 })
})

test('at the start nothing is before the window, and a view that became much smaller gets a smaller one', () => {
  const start = windowAround({ from: 0, to: 0 }, 0, 800)
  expect(start).toEqual({ from: 0, to: 1280 })
  expect(windowAround(start, 100, 800)).toBe(start)
  expect(windowAround({ from: 0, to: 4000 }, 0, 800)).toEqual(start)
})
