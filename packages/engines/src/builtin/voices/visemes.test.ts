import { expect, test } from 'vitest'
import { visemesOf } from './visemes.ts'

const word = (text: string, startSeconds: number, endSeconds: number) => ({ text, startSeconds, endSeconds })
/** Phones of a tenth of a second each. */
const phones = (names: string) => names.split(' ').map((name, i) => ({ name, startSeconds: i / 10, endSeconds: (i + 1) / 10 }))
const shapes = (names: string) => visemesOf([word('x', 0, names.split(' ').length / 10)], phones(names)).map(({ shape }) => shape)

test('lips close for m, b and p, meet the teeth for f and v, and round for oh and oo', () => {
  expect(shapes('m aa p f iy b ow')).toEqual(['closed', 'open', 'closed', 'teeth', 'wide', 'closed', 'round'])
  expect(shapes('ˈaː m y v s')).toEqual(['open', 'closed', 'wide', 'teeth', 'narrow'])
})

test('a gliding vowel has two shapes, equal neighbours are one', () => {
  expect(shapes('aw')).toEqual(['open', 'round'])
  expect(visemesOf([word('stint', 0, 0.3)], phones('s t n'))).toEqual([{ shape: 'narrow', startSeconds: 0, endSeconds: 0.3 }])
})

test('shapes stay in order inside their words, and the mouth rests between', () => {
  const words = [word('map', 0.05, 0.28), word('of', 0.5, 0.7)]
  const found = visemesOf(words, phones('m ae p pau pau ao v'))
  found.forEach((shape, i) => {
    expect(shape.endSeconds).toBeGreaterThan(shape.startSeconds)
    expect(shape.startSeconds).toBeGreaterThanOrEqual(found[i - 1]?.endSeconds ?? 0)
    expect(words.some((word) => shape.startSeconds >= word.startSeconds && shape.endSeconds <= word.endSeconds)).toBe(true)
  })
  expect(found.map(({ shape }) => shape)).toEqual(['closed', 'open', 'closed', 'round', 'teeth'])
})

test('where the voice tells no sounds, the letters share the time', () => {
  expect(visemesOf([word('Mama!', 1, 1.8)], []).map(({ shape }) => shape)).toEqual(['closed', 'open', 'closed', 'open'])
  expect(visemesOf([word('你好吗', 0, 0.6)], []).map(({ shape }) => shape)).toEqual(['open', 'narrow', 'open'])
})
