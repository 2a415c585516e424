import { expect, test } from 'vitest'
import { fingertipsAt } from './working-hand.ts'

const awayAt = (seconds: number): number => {
  const { x, y } = fingertipsAt(seconds, { angle: 1, at: 0.2, phase: 3 })
  return Math.hypot(x, y)
}

test('a hand comes after what it works on, from outside', () => {
  expect(awayAt(0.2)).toBeGreaterThan(2)
  expect(awayAt(0.4)).toBeGreaterThan(2)
  expect(awayAt(1)).toBeLessThan(0.4)
})

test('a hand that is there works on: it never rests and never leaves', () => {
  for (let at = 1; at < 5; at += 0.25) {
    const [one, next] = [at, at + 0.25].map((seconds) => fingertipsAt(seconds, { angle: 1, at: 0.2, phase: 3 }))
    expect(Math.hypot(next!.x - one!.x, next!.y - one!.y)).toBeGreaterThan(0.001)
    expect(awayAt(at)).toBeLessThan(0.4)
  }
})
