import { expect, test } from 'vitest'
import { directionOf, facesFor, fontOf, isJoined } from './scripts.ts'

test.each([
  ['Hello', ['Inter', 'Noto Sans']],
  ['नमस्ते', ['Inter', 'Noto Sans Devanagari', 'Noto Sans']],
  ['สวัสดี', ['Inter', 'Noto Sans Thai', 'Noto Sans']],
  ['안녕 漢', ['Inter', 'Noto Sans KR', 'Noto Sans SC', 'Noto Sans']],
  ['夜空に', ['Inter', 'Noto Sans JP', 'Noto Sans SC', 'Noto Sans']],
  ['שלום', ['Inter', 'Noto Sans Hebrew', 'Noto Sans']],
  ['Hi 🦊', ['Inter', 'Noto Emoji', 'Noto Sans']],
])('%s has the fallback fonts of its script after Inter', (text, faces) => {
  expect(facesFor(text, 'Inter')).toEqual(faces)
})

test('the family of the style comes first', () => {
  expect(fontOf('Hi', 'Oswald', 700, 30)).toBe('700 30px "Oswald", "Inter", "Noto Sans"')
})

test.each([
  ['Hello مرحبا', 'ltr'],
  ['12 مرحبا Hello', 'rtl'],
  ['שלום', 'rtl'],
  ['123', 'ltr'],
  ['', 'ltr'],
])('%s has the direction %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

test('Arabic and Devanagari are connected scripts', () => {
  expect(['مرحبا', 'नमस्ते', 'Hello', 'שלום', '夜空'].map(isJoined)).toEqual([true, true, false, false, false])
})
