import { expect, test } from 'vitest'
import { breakLines, segmentText } from './line-breaks.ts'

/** Measures letters as one unit wide. */
const byLetters = (text: string): number => [...text].length

test('lines are balanced', () => {
  expect(breakLines('every firefly followed her home again', 32, byLetters)).toEqual(['every firefly followed', 'her home again'])
})

test('a text that fits stays on one line', () => {
  expect(breakLines('short one', 20, byLetters)).toEqual(['short one'])
})

test('line feeds are preserved, empty lines are removed', () => {
  expect(breakLines('one\n\ntwo', 20, byLetters)).toEqual(['one', 'two'])
})

test('a word wider than the line is split into even parts, but never inside a grapheme cluster', () => {
  const parts = breakLines('a'.repeat(25), 10, byLetters)
  expect(parts.join('')).toBe('a'.repeat(25))
  expect(parts.map((part) => part.length)).toEqual([9, 9, 7])
  expect(breakLines('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 3, byLetters)).toEqual(['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'])
})

test('particles and endings stay with the Japanese word that they follow', () => {
  expect(breakLines('三月と四月は避けてください', 7, byLetters)).toEqual(['三月と四月は', '避けてください'])
})

test('Japanese breaks between words, and a full stop never starts a line', () => {
  const lines = breakLines('日本の夜はとても長い、そして静かです。', 10, byLetters)
  expect(lines.every((line) => byLetters(line) <= 10)).toBe(true)
  expect(lines.some((line) => /^[、。]/u.test(line))).toBe(false)
  expect(lines.join('')).toBe('日本の夜はとても長い、そして静かです。')
})

test('Thai breaks between words without spaces', () => {
  expect(segmentText('สุนัขจิ้งจอกถือโคมไฟ').length).toBeGreaterThan(1)
  expect(breakLines('สุนัขจิ้งจอกถือโคมไฟ', 14, byLetters).length).toBe(2)
})

test('an opening bracket stays with what follows it', () => {
  expect(segmentText('東京（日本）').map((piece) => piece.text)).toEqual(['東京', '（日本）'])
})
