import { expect, test } from 'vitest'
import { caption, captionTrack } from '../timeline/edit/testing/fixture.ts'
import type { CaptionItem } from '../timeline/model.ts'
import { captionsOf, subtitleFile } from './subtitles.ts'

const line = (text: string, start: number, frames: number): CaptionItem => ({
  ...caption([text, start, frames]),
  caption: { data: { text } },
})

const track = (id: string, ...items: CaptionItem[]) => captionTrack(id, items)

test('subtitles are in order of time, over all tracks, without empty captions', () => {
  const lines = captionsOf([track('a', line('Late', 60, 30), line('First', 0, 40)), track('b', line('Over', 30, 20), line(' ', 90, 30))])
  expect(subtitleFile(lines, 'srt', 30)).toBe(
    '1\n00:00:00,000 --> 00:00:01,333\nFirst\n\n2\n00:00:01,000 --> 00:00:01,667\nOver\n\n3\n00:00:02,000 --> 00:00:03,000\nLate\n',
  )
  expect(subtitleFile(lines, 'vtt', 30)).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:01\.333\nFirst\n/u)
})
