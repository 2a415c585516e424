import { expect, test } from 'vitest'
import { firstFilmMinutes } from './first-film.ts'

test("the first film's time is the measured average, or the estimate without measurements", () => {
  expect(firstFilmMinutes(undefined)).toBe(4)
  expect([0.2, 0.9, 1.6, 4.4].map((film) => firstFilmMinutes({ film, preview: null }))).toEqual([1, 1, 2, 4])
})
