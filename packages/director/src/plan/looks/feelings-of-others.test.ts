import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const feelingsOf = (script: string) =>
  directScript(script, { hasCards: false })
    .at(-1)!
    .plan.cast.map(({ what, feeling }) => `${what} ${feeling}`)

test('what stands before the nouns of others is not felt by the subject', () => {
  expect(feelingsOf('The pilot landed among startled cows.')).toContain('pilot neutral')
  expect(feelingsOf('The baker sells bread to a hungry student.')).toContain('baker neutral')
})

test('the adjectives of a figure tell what it feels', () => {
  expect(feelingsOf('A detective met a frightened nurse.')).toContain('nurse afraid')
})
