import { expect, test } from 'vitest'
import { analyse } from '../../story/analysis.ts'
import { losesRestriction } from './losing-restriction.ts'

/** Whether the words before `|` leave out which one is meant. */
function isLost(text: string): boolean {
  const [before, after] = text.split(' | ')
  const analysis = analyse([`${before} ${after}`], new Set())[0]!
  const words = before!.split(' ').length
  return losesRestriction(
    analysis,
    analysis.tokens.filter(({ word }) => word < words).map(({ i }) => i),
  )
}

test.each([
  'Rich people buy things | that make money while they sleep.',
  'Never borrow money for something | that will be worthless soon.',
  'There is nothing wrong | with a nice house.',
  'My soup needs nothing | that you do not have in your kitchen.',
  'I asked her for a way | to open the door.',
  'You need none of the expensive cleaners | that burn your eyes.',
])('which one is meant is told behind it: %s', (text) => expect(isLost(text)).toBe(true))

test.each([
  'We bought a house | that had a garden.',
  'There is nothing wrong with a nice house | in the city.',
  'People laughed | when I came in last.',
  'He said nothing | until the next morning.',
])('what is said stands without the rest: %s', (text) => expect(isLost(text)).toBe(false))
