import { expect, test } from 'vitest'
import { MAX_AFFINITY_SECONDS, NO_AFFINITY, categoryAffinity } from './category-affinity.ts'

const seen = (stories: number, watched = 1, acts = 0) => ({ opened: stories, watched: stories * watched, acts })

test('a reader without activity has no affinity', () => {
  expect(categoryAffinity({})).toEqual(NO_AFFINITY)
})

test('a completed story raises its category more than an opened one', () => {
  const taste = categoryAffinity({ music_video: seen(5), asmr_video: seen(5, 0.05) })
  expect(taste.music_video).toBeGreaterThan(taste.asmr_video)
  expect(taste.asmr_video).toBeGreaterThan(0)
  expect(taste.character_vlog).toBe(0)
})

test('one film gives a small bonus, a hundred of one category nearly the maximum', () => {
  expect(categoryAffinity({ music_video: seen(1) }).music_video).toBeLessThan(MAX_AFFINITY_SECONDS / 3)
  expect(categoryAffinity({ music_video: seen(100) }).music_video).toBeGreaterThan(MAX_AFFINITY_SECONDS * 0.95)
  expect(categoryAffinity({ music_video: seen(1e9) }).music_video).toBeLessThanOrEqual(MAX_AFFINITY_SECONDS)
})

test('a reader with equal interest in all categories gets the common order', () => {
  const taste = categoryAffinity({
    character_vlog: seen(3),
    music_video: seen(3),
    script_to_video: seen(3),
    asmr_video: seen(3),
    create_from_scratch: seen(3),
  })
  expect(new Set(Object.values(taste)).size).toBe(1)
})

test('bonuses are whole seconds', () => {
  for (const bonus of Object.values(categoryAffinity({ music_video: seen(7, 0.37), asmr_video: seen(2, 0.1, 1) })))
    expect(Number.isInteger(bonus)).toBe(true)
})
