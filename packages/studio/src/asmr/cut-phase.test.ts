import { expect, test } from 'vitest'
import { crumbsAt, cutPhase, fallOf } from './cut-phase.ts'

const EVENTS = [1, 2.25, 3.5]

test('the blade enters with each sound, is through a third of a second later and is lifted after it', () => {
  for (const [i, event] of EVENTS.entries()) {
    expect(cutPhase(event - 0.02, EVENTS)).toMatchObject({ done: i, isCutting: false })
    expect(cutPhase(event, EVENTS).depth).toBeCloseTo(0, 1)
    expect(cutPhase(event + 0.17, EVENTS)).toMatchObject({ done: i, isCutting: true })
    expect(cutPhase(event + 0.17, EVENTS).depth).toBeCloseTo(0.5, 1)
    expect(cutPhase(event + 0.35, EVENTS).done).toBe(i + 1)
    expect(cutPhase(event + 0.9, EVENTS).depth).toBeLessThan(0)
  }
})

test('each slice falls after its cut, and crumbs fly only then', () => {
  expect([fallOf(1, 1), fallOf(2.2, 1)]).toEqual([0, 1])
  expect(fallOf(1.5, 1)).toBeGreaterThan(0.1)
  expect(crumbsAt(0.9, EVENTS, 3)).toEqual([])
  expect(crumbsAt(1.3, EVENTS, 3).length).toBeGreaterThan(5)
  expect(crumbsAt(5.5, EVENTS, 3)).toEqual([])
})
