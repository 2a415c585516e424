import type { CaptionItem, Track } from '@fablecut/domain/timeline/model'
import { captionsOf } from '@fablecut/domain/captions/subtitles'
import { expect, test } from 'vitest'
import { captionAt, hasEditedText } from './captions-of.ts'

const line = (id: string, start: number, frames: number, text: string, words?: readonly string[]): CaptionItem => ({
  id,
  type: 'caption',
  startTimeInFrames: start,
  durationInFrames: frames,
  caption: {
    data: { text, ...(words && { words: words.map((word, index) => ({ text: word, startTimeInFrames: index, durationInFrames: 1 })) }) },
  },
})
const row = (id: string, ...items: CaptionItem[]): Track => ({ id, type: 'file', isPrimary: false, items })
const lines = captionsOf([row('a', line('late', 60, 30, 'Late'), line('first', 0, 40, 'First')), row('b', line('over', 30, 20, 'Over'))])

test('captions of all tracks are sorted by time, and the topmost is the current one (ED-19)', () => {
  expect(lines.map(({ id }) => id)).toEqual(['first', 'over', 'late'])
  expect([0, 35, 49, 50, 90].map((frame) => captionAt(lines, frame)?.id)).toEqual(['first', 'over', 'over', undefined, undefined])
})

test('a detected caption does not count as edited by hand when only whitespace changed (ED-17)', () => {
  expect(hasEditedText(line('x', 0, 9, 'one\ntwo', ['one', 'two']))).toBe(false)
  expect(hasEditedText(line('x', 0, 9, '你好世界', ['你好', '世界']))).toBe(false)
  expect(hasEditedText(line('x', 0, 9, 'one more', ['one', 'two']))).toBe(true)
  expect(hasEditedText(line('x', 0, 9, 'typed'))).toBe(true)
  expect(hasEditedText(line('x', 0, 9, ''))).toBe(false)
})
