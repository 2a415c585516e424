import { expect, test } from 'vitest'
import { figurativeSpans } from './figures-of-speech.ts'
import { tokensOf } from '../tokens.ts'

function figurativeIn(sentence: string): string[] {
  const tokens = tokensOf(sentence, new Set())
  return figurativeSpans(tokens).map(([at]) => tokens[at]!.low)
}

test.each([
  ['Cut one head of the cauliflower into pieces.', ['head']],
  ['She turned a deaf ear to him.', ['ear']],
  ['They worked around the clock.', []],
])('%s', (sentence, expected) => {
  expect(figurativeIn(sentence)).toEqual(expected)
})

test('the same words meant literally are left', () => {
  expect(figurativeIn('She washed his ear.')).toEqual([])
})
