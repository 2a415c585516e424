import { expect, test } from 'vitest'
import { crowdPlaces } from './crowd.ts'

test('a crowd has as many people as are counted, in longer and longer rows behind each other, each in the middle', () => {
  const nine = crowdPlaces(9, 3)
  expect(nine.map(({ row }) => row)).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2])
  for (const row of [0, 1, 2]) {
    const columns = nine.filter((place) => place.row === row).map(({ column }) => column)
    expect(columns.reduce((sum, column) => sum + column, 0)).toBe(0)
  }
  expect(crowdPlaces(4, 3)).toHaveLength(4)
})

test('more people than can be told apart are a crowd too', () => {
  expect(crowdPlaces(40, 3)).toEqual(crowdPlaces(4000, 3))
})
