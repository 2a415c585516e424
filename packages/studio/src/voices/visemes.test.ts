import { expect, test } from 'vitest'
import { visemesOf } from './visemes.ts'

const word = (text: string, startSeconds: number, endSeconds: number) => ({ text, startSeconds, endSeconds })
/** Phones of 0.1 s each. */
const phones = (names: string) => names.split(' ').map((name, i) => ({ name, startSeconds: i / 10, endSeconds: (i + 1) / 10 }))
const shapes = (names: string) => visemesOf([word('x', 0, names.split(' ').length / 10)], phones(names)).map(({ shape }) => shape)

test('visemes are closed for m, b and p, teeth for f and v, and round for oh and oo', () => {
  expect(shapes('m aa p f iy b ow')).toEqual(['closed', 'open', 'closed', 'teeth', 'wide', 'closed', 'round'])
  expect(shapes('ˈaː m y v s')).toEqual(['open', 'closed', 'wide', 'teeth', 'narrow'])
})

test('a diphthong has two visemes, and equal neighbours are merged', () => {
  expect(shapes('aw')).toEqual(['open', 'round'])
  expect(visemesOf([word('stint', 0, 0.3)], phones('s t n'))).toEqual([{ shape: 'narrow', startSeconds: 0, endSeconds: 0.3 }])
})

test('visemes are in order inside their words, with gaps between words', () => {
  const words = [word('map', 0.05, 0.28), word('of', 0.5, 0.7)]
  const visemes = visemesOf(words, phones('m ae p pau pau ao v'))
  visemes.forEach((shape, i) => {
    expect(shape.endSeconds).toBeGreaterThan(shape.startSeconds)
    expect(shape.startSeconds).toBeGreaterThanOrEqual(visemes[i - 1]?.endSeconds ?? 0)
    expect(words.some((word) => shape.startSeconds >= word.startSeconds && shape.endSeconds <= word.endSeconds)).toBe(true)
  })
  expect(visemes.map(({ shape }) => shape)).toEqual(['closed', 'open', 'closed', 'round', 'teeth'])
})

test('without phones the letters of a word share its time', () => {
  expect(visemesOf([word('Mama!', 1, 1.8)], []).map(({ shape }) => shape)).toEqual(['closed', 'open', 'closed', 'open'])
  expect(visemesOf([word('你好吗', 0, 0.6)], []).map(({ shape }) => shape)).toEqual(['open', 'narrow', 'open'])
})
