import { expect, it } from 'vitest'
import { doesName } from './does-name.ts'

it.each([
  ['Wet the edge of the dumplings.', 'dumpling'],
  ['Two “foxes”, one box', 'fox'],
  ['Cherries first', 'cherry'],
  ['The firemen came', 'fireman'],
  ['Children under five', 'child'],
  ['Under the bus', 'school bus'],
  ['Brushes your teeth', 'toothbrush brush'],
])('%s names a %s', (text, name) => {
  expect(doesName(text, name)).toBe(true)
})

it.each([
  ['A foxglove', 'fox'],
  ['The oxen came', 'box'],
  ['A school', 'school bus'],
  ['', 'fox'],
])('%s does not name a %s', (text, name) => {
  expect(doesName(text, name)).toBe(false)
})
