import { expect, test } from 'vitest'
import { CATEGORY_IDS } from './category.ts'
import { CATEGORY_NAMES, videoTypeName } from './category-name.ts'
import { createdAtMilliseconds } from './created-at.ts'
import { archiveName, downloadName } from './download-name.ts'
import { estimatedMinutes } from './inputs/estimated-minutes.ts'

test('the five categories have display names, in the order of the chips', () => {
  expect(CATEGORY_IDS.map((id) => CATEGORY_NAMES[id])).toEqual([
    'Character Vlog',
    'Explainer Video',
    'Music Video',
    'ASMR Video',
    'Create from Scratch',
  ])
})

test('a music video has the name of its type too, other stories and unknown types have none', () => {
  expect(videoTypeName('music_video', 'story-mode')).toBe('Story Mode')
  expect(videoTypeName('music_video', 'singing-dancing')).toBe('Sing Mode')
  expect(['toString', 7, undefined].map((type) => videoTypeName('music_video', type))).toEqual([null, null, null])
  expect(videoTypeName('character_vlog', 'lyrics-video')).toBeNull()
})

test('a preview takes about a minute, an explainer four, the others three', () => {
  expect(CATEGORY_IDS.map((id) => estimatedMinutes(id, false))).toEqual([3, 4, 3, 3, 3])
  expect(CATEGORY_IDS.map((id) => estimatedMinutes(id, true))).toEqual([1, 1, 1, 1, 1])
})

test.each([
  [30, false, 2],
  [180, false, 12],
  [180, true, 3],
  [2, false, 1],
])('at a measured pace a film of %d s (preview: %s) takes %d min', (filmSeconds, isPreview, minutes) => {
  expect(estimatedMinutes('character_vlog', isPreview, { pace: { film: 4, preview: 1 }, filmSeconds })).toBe(minutes)
})

test('without a pace or a duration the defaults apply', () => {
  expect(estimatedMinutes('character_vlog', false, { pace: undefined, filmSeconds: 180 })).toBe(3)
  expect(estimatedMinutes('music_video', false, { pace: { film: 4, preview: null }, filmSeconds: null })).toBe(3)
  expect(estimatedMinutes('music_video', true, { pace: { film: 4, preview: null }, filmSeconds: 60 })).toBe(1)
})

test.each([
  [1_700_000_000_000],
  [1_700_000_000],
  ['2023-11-14T22:13:20Z'],
  [{ seconds: 1_700_000_000, nanoseconds: 0 }],
  [{ _seconds: 1_700_000_000, _nanoseconds: 999 }],
])('the time %o is the same instant', (value) => {
  expect(createdAtMilliseconds(value)).toBe(1_700_000_000_000)
})

test.each([[null], [undefined], ['soon'], [Number.NaN], [{}], [{ seconds: '5' }]])('%o is not a time', (value) => {
  expect(createdAtMilliseconds(value)).toBeNull()
})

test.each([
  ['My / Story: 1', 's1_My___Story__1.mp4'],
  ['Été_日本-हिंदी', 's1_Été_日本-हिंदी.mp4'],
  ['', 's1.mp4'],
  ['  ', 's1.mp4'],
  ['a'.repeat(90), `s1_${'a'.repeat(80)}.mp4`],
  ['../etc', 's1____etc.mp4'],
])('the story `%s` is downloaded as %s', (title, name) => {
  expect(downloadName('s1', title)).toBe(name)
})

test('all files of a story are downloaded under its name, or as story.zip (HD-58)', () => {
  expect(archiveName('My / Story: 1')).toBe('My___Story__1.zip')
  expect([archiveName(''), archiveName('  ')]).toEqual(['story.zip', 'story.zip'])
})
