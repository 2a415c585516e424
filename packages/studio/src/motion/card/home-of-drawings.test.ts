import { expect, test } from 'vitest'
import type { CardDrawing } from './drawing-place.ts'
import { homeOfDrawings } from './home-of-drawings.ts'

const thing = (what: string): CardDrawing => ({ kind: 'thing', thing: { what, count: 1 } })

test('food is at home in a kitchen, a lighthouse at the sea, and signs and organs nowhere', () => {
  expect(homeOfDrawings([thing('bread'), thing('salt')], undefined, 0)).toBe('kitchen')
  expect(homeOfDrawings([thing('lighthouse')], undefined, 1)).toBe('sea')
  for (const what of ['heart', 'brain', 'arrow']) expect(homeOfDrawings([thing(what)], undefined, 0), what).toBeUndefined()
})

test('things of different homes, what is denied and things of the past are in no room of today', () => {
  expect(homeOfDrawings([thing('lighthouse'), thing('bread')], undefined, 0)).not.toBe('kitchen')
  expect(homeOfDrawings([{ kind: 'thing', thing: { what: 'bread', count: 1, event: 'cross-out' } }], undefined, 0)).toBeUndefined()
  expect(homeOfDrawings([thing('bread')], 'historic', 0)).toBeUndefined()
})

test('every third card of a film is in a studio', () => {
  expect([0, 1, 2, 3, 4, 5].map((seed) => homeOfDrawings([thing('bread')], undefined, seed) !== undefined)).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ])
})
