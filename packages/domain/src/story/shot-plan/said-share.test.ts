import { expect, test } from 'vitest'
import { saidShareIn } from './said-share.ts'

test.each([
  ['About 7 in 10 people never book', 70, { count: 7, joint: 'in', total: 10, of: 'people never book' }],
  ['8 out of 10 startups fail', 80, { count: 8, joint: 'out of', total: 10, of: 'startups fail' }],
  ['1 bite in 3 goes unnoticed', 33.3, { count: 1, joint: 'in', total: 3, of: 'bite goes unnoticed' }],
])('%s says its share of 100', (label, hundredths, share) => {
  expect(saidShareIn(label, hundredths)).toEqual(share)
})

test.each([
  ['7 in 10 people never book', 30],
  ['They met in 1910', 20],
])('%s does not say %i of 100', (label, hundredths) => {
  expect(saidShareIn(label, hundredths)).toBeUndefined()
})
