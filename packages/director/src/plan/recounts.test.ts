import { expect, test } from 'vitest'
import { analyse } from '../story/analysis.ts'
import type { StoryState } from '../story/story-state.ts'
import { recountedText } from './recounts.ts'

/** The text of a second sentence behind one that counts three hundred. */
const recounted = (text: string) =>
  recountedText(analyse(['There were three hundred.', text], new Set())[1]!, { counted: { value: 300, sentence: 0 } } as StoryState)?.words

test.each([
  ['Today it is two hundred and six.', '300 → 206'],
  ['By the end of the winter it had fallen to nine.', undefined],
  ['Only nine are left.', '300 → 9'],
])('a count at a later time is joined to the one before: %s', (text, words) => {
  expect(recounted(text)).toBe(words)
})

test.each(['You may borrow six.', 'Your phone needs four.', 'The guard watches two.'])(
  'a part of a count is not joined to it: %s',
  (text) => {
    expect(recounted(text)).toBeUndefined()
  },
)
