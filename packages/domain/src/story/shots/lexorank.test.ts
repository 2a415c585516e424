import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareShots, keyBetween, keysForMove, evenlySpacedKeys, type RankedShot } from './lexorank.ts'

const story = (count: number): RankedShot[] => evenlySpacedKeys(count).map((lexorank, index) => ({ shotId: `shot-${index}`, lexorank }))
const idsOf = (shots: readonly RankedShot[]): string[] => shots.toSorted(compareShots).map((shot) => shot.shotId)

function moved(shots: readonly RankedShot[], changes: readonly RankedShot[]): RankedShot[] {
  const keys = new Map(changes.map((change) => [change.shotId, change.lexorank]))
  return shots.map((shot) => ({ ...shot, lexorank: keys.get(shot.shotId) ?? shot.lexorank }))
}

const digits = fc.stringMatching(/^[0-9a-z]{0,5}[1-9a-z]$/)

test('a key lies between its neighbours', () => {
  fc.assert(
    fc.property(digits, digits, (a, b) => {
      fc.pre(a !== b)
      const [low, high] = a < b ? [a, b] : [b, a]
      const key = keyBetween(low, high)!
      expect(low < key && key < high).toBe(true)
      expect(keyBetween(null, low)! < low).toBe(true)
      expect(keyBetween(high, null)! > high).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('no key fits between equal keys, or before a key of nothing but zeros', () => {
  expect(keyBetween('a', 'a')).toBeNull()
  expect(keyBetween('b', 'a')).toBeNull()
  expect(keyBetween('a', 'a0')).toBeNull()
})

test('new stories have ascending keys with room between them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (count) => {
      const keys = evenlySpacedKeys(count)
      expect(keys).toHaveLength(count)
      expect(keys.every((key, index) => index === 0 || keys[index - 1]! < key)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('a thousand random moves keep the order and touch one shot each', () => {
  const moves = fc.array(fc.tuple(fc.nat({ max: 19 }), fc.nat({ max: 19 })), { minLength: 1000, maxLength: 1000 })
  fc.assert(
    fc.property(moves, (drawn) => {
      let shots = story(20)
      const expected = idsOf(shots)
      for (const [from, to] of drawn) {
        const [id] = expected.splice(from, 1)
        expected.splice(to, 0, id!)
        const changes = keysForMove(shots, id!, to)
        expect(changes).toHaveLength(1)
        shots = moved(shots, changes)
        expect(idsOf(shots)).toEqual(expected)
      }
    }),
    { numRuns: 5 },
  )
})

test('inserting in one place forever rebalances the keys and keeps the order', () => {
  let shots = story(3)
  let spreads = 0
  for (let round = 0; round < 400; round += 1) {
    const last = idsOf(shots).at(-1)!
    const changes = keysForMove(shots, last, 1)
    if (changes.length > 1) spreads += 1
    const expected = idsOf(shots).filter((id) => id !== last)
    expected.splice(1, 0, last)
    shots = moved(shots, changes)
    expect(idsOf(shots)).toEqual(expected)
  }
  expect(spreads).toBeGreaterThan(0)
  expect(spreads).toBeLessThan(10)
})

test('equal keys are ordered by id', () => {
  const shots = [
    { shotId: 'b', lexorank: 'm' },
    { shotId: 'a', lexorank: 'm' },
  ]
  expect(idsOf(shots)).toEqual(['a', 'b'])
  expect(idsOf(moved(shots, keysForMove(shots, 'b', 0)))).toEqual(['b', 'a'])
})
