import { expect, it } from 'vitest'
import { expressionAt, mouthAt, voiceAt } from './acting.ts'

const speech = [{ startSeconds: 1, endSeconds: 2 }]
const openings = (from: number, to: number): number[] => {
  const found: number[] = []
  for (let t = from; t < to; t += 1 / 30) found.push(mouthAt(t, voiceAt(t, speech))[1])
  return found
}

it('a mouth moves while a voice is heard and rests when it is not', () => {
  expect(Math.max(...openings(0, 0.8), ...openings(2.3, 3))).toBe(0)
  const spoken = openings(1.1, 1.9)
  expect(Math.max(...spoken) - Math.min(...spoken)).toBeGreaterThan(0.15)
})

it('eyes blink, and not for long', () => {
  const shut = Array.from({ length: 300 }, (_, i) => expressionAt(i / 30, 0, 0).blink).filter((blink) => blink > 0.5).length
  expect(shut).toBeGreaterThan(3)
  expect(shut).toBeLessThan(30)
})
