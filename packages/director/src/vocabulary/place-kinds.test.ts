import { expect, test } from 'vitest'
import { VOCABULARY_CHOICES } from './choices.ts'
import { isIndoors, isNature, isOfTown, isUnderWater } from './place-kinds.ts'

test('a place is indoors, in a town, in the open or none of them, but never two', () => {
  for (const place of VOCABULARY_CHOICES.places)
    expect([isIndoors, isOfTown, isNature].filter((is) => is(place)).length, place).toBeLessThanOrEqual(1)
})

test('every place that can be planned is known', () => {
  const unknown = VOCABULARY_CHOICES.places.filter(
    (place) =>
      !isIndoors(place) && !isOfTown(place) && !isNature(place) && !/^(?:space|cave|castle|ruins|garden|ship-deck|abstract)$/u.test(place),
  )
  expect(unknown).toEqual([])
  expect(isUnderWater('under-ice')).toBe(true)
})
