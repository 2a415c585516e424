import { expect, test } from 'vitest'
import { timelineLabel } from './timeline-label.ts'

test.each([
  ['1908', '1908', ''],
  ['1972', '1972 philosophers', 'philosophers'],
  ['1972', 'The 1972 games', 'The 1972 games'],
  ['197', '1972 games', '1972 games'],
])('beside %s the label "%s" says "%s"', (when, label, expected) => {
  expect(timelineLabel({ when, label })).toBe(expected)
})
