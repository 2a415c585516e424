import { expect, test } from 'vitest'
import { tokensOf } from '../tokens.ts'

const tagOf = (sentence: string, word: string) => tokensOf(sentence, new Set()).find(({ low }) => low === word)?.pos

test.each([
  ['The prince leaned over the edge of the well.', 'well', 'NOUN'],
  ['The team did well.', 'well', 'ADV'],
  ['On the far shore the ferryman waited.', 'shore', 'NOUN'],
  ['The baby in the back seat would not sleep.', 'seat', 'NOUN'],
  ['The dog woke up and bit him.', 'bit', 'VERB'],
  ['A bit of bread lay there.', 'bit', 'NOUN'],
])('%s: %s is a %s', (sentence, word, tag) => {
  expect(tagOf(sentence, word)).toBe(tag)
})
