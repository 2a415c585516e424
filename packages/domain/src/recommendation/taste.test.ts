import { expect, test } from 'vitest'
import { MOST_TASTE_SECONDS, NO_TASTE, tasteOf } from './taste.ts'

const seen = (stories: number, watched = 1, acts = 0) => ({ opened: stories, watched: stories * watched, acts })

test('a reader of whom nothing is known has no taste', () => {
  expect(tasteOf({})).toEqual(NO_TASTE)
})

test('what was watched to the end moves its category up further than what was only opened', () => {
  const taste = tasteOf({ music_video: seen(5), asmr_video: seen(5, 0.05) })
  expect(taste.music_video).toBeGreaterThan(taste.asmr_video)
  expect(taste.asmr_video).toBeGreaterThan(0)
  expect(taste.character_vlog).toBe(0)
})

test('a single film says little, a hundred of one category nearly all there is to say', () => {
  expect(tasteOf({ music_video: seen(1) }).music_video).toBeLessThan(MOST_TASTE_SECONDS / 3)
  expect(tasteOf({ music_video: seen(100) }).music_video).toBeGreaterThan(MOST_TASTE_SECONDS * 0.95)
  expect(tasteOf({ music_video: seen(1e9) }).music_video).toBeLessThanOrEqual(MOST_TASTE_SECONDS)
})

test('whoever likes everything alike gets the order of everybody', () => {
  const taste = tasteOf({
    character_vlog: seen(3),
    music_video: seen(3),
    script_to_video: seen(3),
    asmr_video: seen(3),
    create_from_scratch: seen(3),
  })
  expect(new Set(Object.values(taste)).size).toBe(1)
})

test('bonuses are whole seconds', () => {
  for (const bonus of Object.values(tasteOf({ music_video: seen(7, 0.37), asmr_video: seen(2, 0.1, 1) })))
    expect(Number.isInteger(bonus)).toBe(true)
})
