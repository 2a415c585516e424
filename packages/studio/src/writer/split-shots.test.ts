import { expect, test } from 'vitest'
import { tokenizeScript } from './script-tokens.ts'
import { splitIntoShots } from './split-shots.ts'

const SCRIPT =
  'A fox lives at the edge of the city. It sleeps under a bridge, and at night it walks through the gardens. People rarely see it. But the cats know it well, and so do the owls in the old tree.'
const split = (script: string, count: number) => splitIntoShots(tokenizeScript(script, 'en'), 5, count)

test.each([5, 6, 7, 8, 9, 10])('a script is split into exactly %i shots, without losing a word', (count) => {
  const shots = split(SCRIPT, count)
  expect(shots).toHaveLength(count)
  expect(shots.join(' ')).toBe(SCRIPT)
})

test('shots begin with sentences where the number allows it', () => {
  expect(split('One fox sleeps. Two foxes run. Three foxes eat.', 3)).toEqual(['One fox sleeps.', 'Two foxes run.', 'Three foxes eat.'])
})

test('fewer words than shots give a shot per word, and no words none', () => {
  expect(split('A red fox', 5)).toEqual(['A', 'red', 'fox'])
  expect(split('', 5)).toEqual([])
})

test('a script too long for so many clips is split into more shots (CD-117)', () => {
  const long = Array.from({ length: 12 }, () => 'A small fox walks through the long grass of the wide meadow.').join(' ')
  const shots = split(long, 5)
  expect(shots.length).toBeGreaterThan(5)
  expect(shots.join(' ')).toBe(long)
})
