import { expect, test } from 'vitest'
import type { CaptionItem, CaptionWord } from '@fablecut/domain/timeline/model'
import { caption } from './testing/timeline-fixture.ts'
import { spokenAt, spokenWithin, spokenWords } from './spoken-words.ts'

/** A caption of 90 frames; words begin at 10, 20 and, after a pause, at 60, and last 10 frames each. */
const WORDS: readonly CaptionWord[] = [
  ['Over', 10],
  ['the', 20],
  ['sea', 60],
].map(([text, start]) => ({ text: String(text), startTimeInFrames: Number(start), durationInFrames: 10 }))

function spokenOf(text = 'Over the sea', words: readonly CaptionWord[] | undefined = WORDS) {
  const item: CaptionItem = { ...caption('c', text, 0, 90), caption: { data: { text, ...(words && { words }) } } }
  return spokenWords(item, 30)
}
const defaultSpoken = () => spokenOf() ?? { words: [], steps: [] }

test('steps follow the start of each word and the end before a pause', () => {
  expect(defaultSpoken().steps).toEqual([
    { frame: 0, begun: 0, isSaying: false },
    { frame: 10, begun: 1, isSaying: true },
    { frame: 20, begun: 2, isSaying: true },
    { frame: 30, begun: 2, isSaying: false },
    { frame: 60, begun: 3, isSaying: true },
    { frame: 70, begun: 3, isSaying: false },
  ])
  expect([9, 10, 29, 30, 89].map((frame) => spokenAt(defaultSpoken(), frame).begun)).toEqual([0, 1, 2, 2, 3])
})

test('a part of a caption starts with the state of the word it begins in', () => {
  expect(spokenWithin(defaultSpoken(), 25, 65).steps).toEqual([
    { frame: 0, begun: 2, isSaying: true },
    { frame: 5, begun: 2, isSaying: false },
    { frame: 35, begun: 3, isSaying: true },
  ])
})

test('words with equal or unordered times are highlighted in text order', () => {
  const words = WORDS.map((word, index) => ({ ...word, startTimeInFrames: [20, 0, 20][index] ?? 0 }))
  expect(spokenOf('Over the sea', words)?.steps).toEqual([
    { frame: 0, begun: 0, isSaying: false },
    { frame: 20, begun: 3, isSaying: true },
    { frame: 30, begun: 3, isSaying: false },
  ])
})

test('an edited caption, one without word times or with more than 60 words is not highlighted', () => {
  expect(spokenOf('Over the hill')).toBeNull()
  expect(spokenOf('Over  the\nsea')).not.toBeNull()
  expect(spokenOf('Over the sea', [])).toBeNull()
  expect(
    spokenOf(
      'a'.repeat(61),
      Array.from({ length: 61 }, () => ({ text: 'a', startTimeInFrames: 0, durationInFrames: 1 })),
    ),
  ).toBeNull()
})
