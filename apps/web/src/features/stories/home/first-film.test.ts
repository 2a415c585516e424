import { estimatedMinutes } from '@fablecut/domain/story/inputs/estimated-minutes'
import { expect, test } from 'vitest'
import { filmSecondsOf } from '../../../story-data/film-seconds.ts'
import { FIRST_FILM, firstFilmMinutes } from './first-film.ts'

test("the first film's time is the measured average, or the estimate without measurements", () => {
  expect(firstFilmMinutes(undefined)).toBe(4)
  expect([0.2, 0.9, 2, 4.4].map((film) => firstFilmMinutes({ film, preview: null }))).toEqual([1, 1, 2, 4])
})

test('the first film has the same time as on its progress page', () => {
  const filmSeconds = filmSecondsOf({ category_id: 'script_to_video', category_inputs: { script_content: FIRST_FILM.fullScript } })
  for (const film of [1.5, 1.6, 1.7, 3, 10]) {
    const pace = { film, preview: null }
    expect(firstFilmMinutes(pace)).toBe(estimatedMinutes('script_to_video', false, { pace, filmSeconds }))
  }
})
