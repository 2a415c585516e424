import { expect, test } from 'vitest'
import { firstFilmMinutes } from './first-film.ts'

test('the first film takes as long as films took here, and the rough number where none was made yet', () => {
  expect(firstFilmMinutes(undefined)).toBe(4)
  expect([0.2, 0.9, 1.6, 4.4].map((film) => firstFilmMinutes({ film, preview: null }))).toEqual([1, 1, 2, 4])
})
