import { expect, test } from 'vitest'
import { readJsonObject } from './read-json.ts'

test.each([
  ['alone', '{"a":1}'],
  ['in a fenced block', '```json\n{"a":1}\n```'],
  ['inside prose', 'Sure! Here is {the plan}: {"a":1} Anything else?'],
  ['after thoughts that contain JSON', '<think>maybe {"a":2}</think>\n{"a":1}'],
  ['with a comma too many', '{"a":1,}'],
])('an object %s is read', (_, answer) => {
  expect(readJsonObject(answer)).toEqual({ a: 1 })
})

test('braces and quotes inside strings are text', () => {
  expect(readJsonObject('x {"a":"}\\"{"} y')).toEqual({ a: '}"{' })
})

test.each(['', 'no JSON at all', '{"a":1', '{"shots":[{"shot":1', '}{', '[1,2]'])('%j has no object', (answer) => {
  expect(readJsonObject(answer)).toBeUndefined()
})
