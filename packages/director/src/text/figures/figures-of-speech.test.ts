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
  ['They turned their deaf ears to the mayor.', ['ears']],
])('words that are not meant literally: %s', (sentence, expected) => {
  expect(figurativeIn(sentence)).toEqual(expected)
})

test('a verb says what happens all the same, and the words of a phrase alone mean what they say', () => {
  expect(figurativeIn('Sales jump.')).toEqual([])
  expect(figurativeIn('The deaf man washed his ear.')).toEqual([])
})
