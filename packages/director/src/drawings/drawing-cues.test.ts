import { expect, test } from 'vitest'
import { analyse } from '../story/analysis.ts'
import { DRAWING_CUES } from '../languages/en/drawing-cues/drawing-cues.ts'
import { MAX_CUE_CANDIDATES } from './candidates-of.ts'
import { cueScore, cuesIn, drawingsByCueScore } from './drawing-cues.ts'

const cuesOf = (sentence: string) => cuesIn(analyse([sentence], new Set())[0]!)
const namesFor = (sentence: string) => drawingsByCueScore(cuesOf(sentence)).map(({ name }) => name)

test.each([
  ['She overslept because nothing rang in the morning.', 'alarm clock'],
  ['He could not afford it and paid with his last cash.', 'cash'],
  ['The surgeon cut into the patient.', 'scalpel'],
])('words call for what they do not name: %s', (sentence, name) => {
  expect(namesFor(sentence).slice(0, MAX_CUE_CANDIDATES)).toContain(name)
})

test('more telling words call more for a drawing, and those of its own phrase do not count', () => {
  const sentence = 'The alarm clock rang, but she overslept.'
  const all = cueScore('alarm clock', cuesOf(sentence))
  expect(all).toBeGreaterThan(cueScore('alarm clock', cuesOf('She overslept.')))
  expect(cueScore('alarm clock', cuesOf(sentence), { start: 0, end: 5 })).toBeLessThan(all)
  expect(cueScore('alarm clock', cuesOf('The whale dived.'))).toBe(0)
})

test('what a person is called calls for nothing', () => {
  expect(namesFor('Florence Bell smiled.')).not.toContain('gelato')
  expect(namesFor('They ate gelato in Florence.')).toContain('gelato')
})

test('what is denied calls for nothing', () => {
  expect(namesFor('There was no morning and no snooze.')).not.toContain('alarm clock')
})

test('a drawing has one row, and no row has words that insult or harm', () => {
  const rows = DRAWING_CUES.flatMap((table) => table.trim().split('\n')).map((row) => row.split(': '))
  const names = rows.map(([name = '']) => name.toLowerCase())
  expect(names.length).toBe(new Set(names).size)
  const cues = new Set(rows.flatMap(([, keys = '']) => keys.split(' ')))
  expect(['suicide', 'lynch', 'gypsy', 'cripple', 'midget', 'overdose', 'fat', 'ugly'].filter((word) => cues.has(word))).toEqual([])
})
