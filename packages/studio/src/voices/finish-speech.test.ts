import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTimes } from './finish-speech.ts'

test('word times are ascending, do not overlap and lie inside the audio', () => {
  const word = fc.record({
    text: fc.constant('w'),
    startSeconds: fc.double({ min: -1, max: 12, noNaN: true }),
    endSeconds: fc.double({ min: -1, max: 14, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
      const ordered = orderTimes(words, 0.05, 10)
      ordered.forEach((current, i) => {
        expect(current.startSeconds).toBeGreaterThanOrEqual(ordered[i - 1]?.endSeconds ?? 0)
        expect(current.endSeconds).toBeGreaterThan(current.startSeconds)
        expect(current.endSeconds).toBeLessThanOrEqual(10)
      })
    }),
    { seed: 7 },
  )
})

test('valid times are unchanged', () => {
  const words = [
    { text: 'a', startSeconds: 0.1, endSeconds: 0.3 },
    { text: 'b', startSeconds: 0.3, endSeconds: 0.9 },
  ]
  expect(orderTimes(words, 0, 1)).toEqual(words)
})
