import { expect, test } from 'vitest'
import { analyse } from '../story/analysis.ts'
import { callFor, cuesIn, drawingsCalledFor } from './drawing-cues.ts'

const cuesOf = (sentence: string) => cuesIn(analyse([sentence], new Set())[0]!)
const namesFor = (sentence: string) => drawingsCalledFor(cuesOf(sentence)).map(({ name }) => name)

test.each([
  ['She overslept because nothing rang in the morning.', 'alarm clock'],
  ['He could not afford it and paid with his last cash.', 'wallet'],
  ['The surgeon cut into the patient.', 'scalpel'],
])('words call for what they do not name: %s', (sentence, name) => {
  expect(namesFor(sentence).slice(0, 12)).toContain(name)
})

test('more telling words call more for a drawing, and those of its own phrase do not count', () => {
  const sentence = 'The alarm clock rang, but she overslept.'
  const all = callFor('alarm clock', cuesOf(sentence))
  expect(all).toBeGreaterThan(callFor('alarm clock', cuesOf('She overslept.')))
  expect(callFor('alarm clock', cuesOf(sentence), { start: 0, end: 5 })).toBeLessThan(all)
  expect(callFor('alarm clock', cuesOf('The whale dived.'))).toBe(0)
})

test('what is denied calls for nothing', () => {
  expect(namesFor('There was no morning and no snooze.')).not.toContain('alarm clock')
})
