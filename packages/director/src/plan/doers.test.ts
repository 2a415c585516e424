import { expect, test } from 'vitest'
import { shown } from '../testing/last-sentence.ts'

test.each([
  ['Slice the cucumber.', ['cucumber', 'hand', 'knife']],
  ['Stir the soup now and then.', ['soup', 'hand', 'spoon']],
  ['Beat the eggs until they foam.', ['egg', 'hand', 'whisk']],
])('a hand does what is said with a tool: %s', (text, names) => {
  expect(shown(text)).toEqual(names)
})

test.each(['Cut sugar from your diet.', 'Cut back on butter.'])('nothing is cut with a knife: %s', (text) => {
  expect(shown(text)).not.toContain('knife')
  expect(shown(text)).not.toContain('hand')
})
