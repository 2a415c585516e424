import { expect, test } from 'vitest'
import { SENSE_HINTS } from '../languages/en/sense-hints.ts'
import { drawableNamed, WANTED_ART } from './vocabulary.ts'

test('every meaning that a hint names is in the vocabulary', () => {
  const missing = [...SENSE_HINTS.values()].flat().flatMap(({ name }) => (name === undefined || drawableNamed(name) ? [] : name))
  expect(missing).toEqual([])
})

test('wanted art has a name and a note each', () => {
  expect(WANTED_ART.map(({ name }) => name)).toContain('hammock')
  for (const { note } of WANTED_ART) expect(note).not.toBe('')
})
