import { expect, test } from 'vitest'
import { withoutAlreadySeen } from './already-seen.ts'

test('the sky shows what is left out; what is struck out is no weather and no hour', () => {
  const things = [
    { what: 'sun', count: 1 },
    { what: 'rain', count: 1, event: 'cross-out' as const },
    { what: 'moon', count: 1, event: 'cross-out' as const },
  ]
  expect(withoutAlreadySeen({ place: 'field', hour: 'day', weather: 'clear', things }, true)).toEqual({
    place: 'field',
    hour: 'day',
    weather: 'clear',
    things: things.slice(1),
  })
})
