import { expect, test } from 'vitest'
import { lyricsInWindow, sectionsInWindow } from './excerpt.ts'

const word = (text: string, startSeconds: number, endSeconds: number) => ({ text, startSeconds, endSeconds })

test('an excerpt keeps the words that begin in it, at times relative to its start', () => {
  const lines = [
    { text: 'one two', words: [word('one', 8, 9), word('two', 10, 12)] },
    { text: 'three four', words: [word('three', 15, 16), word('four', 19.5, 21)] },
    { text: 'five', words: [word('five', 20, 21)] },
  ]
  expect(lyricsInWindow(lines, { fromSeconds: 10, toSeconds: 20 })).toEqual([
    { text: 'two', words: [word('two', 0, 2)] },
    { text: 'three four', words: [word('three', 5, 6), word('four', 9.5, 10)] },
  ])
})

test('the sections of an excerpt cover it without gaps', () => {
  const sections = [
    { name: 'intro' as const, startSeconds: 0, endSeconds: 5 },
    { name: 'verse' as const, startSeconds: 5, endSeconds: 15 },
    { name: 'chorus' as const, startSeconds: 15, endSeconds: 30 },
  ]
  expect(sectionsInWindow(sections, { fromSeconds: 8, toSeconds: 20 })).toEqual([
    { name: 'verse', startSeconds: 0, endSeconds: 7 },
    { name: 'chorus', startSeconds: 7, endSeconds: 12 },
  ])
})
