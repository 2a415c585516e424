import { describe, expect, test } from 'vitest'
import type { AudioItem } from '../timeline/model.ts'
import { detectedCaptions, type AudioTranscript, type SegmentStrategy } from './detected-captions.ts'

const item = (changes: Partial<AudioItem> = {}): AudioItem => ({
  id: 'o',
  type: 'audio',
  startTimeInFrames: 300,
  durationInFrames: 120,
  mediaAssetId: 'voice',
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: 120,
  ...changes,
})

/** One word every half second: `one` at 0, `two.` at 0.5, ... */
const line = (...texts: string[]): AudioTranscript['lines'][number] => {
  const words = texts.map((text, index) => ({ text, startSeconds: index / 2, endSeconds: index / 2 + 0.4 }))
  return { startSeconds: 0, endSeconds: texts.length / 2, words }
}
const transcript: AudioTranscript = { how: 'aligned', lines: [line('One', 'two.', 'Three', 'four.')] }

let ids = 0
const detect = (items: readonly AudioItem[], transcript: AudioTranscript, strategy: SegmentStrategy = 'sentence') =>
  detectedCaptions(items, new Map([['voice', transcript]]), { strategy, lineWidth: 12, fps: 30, newId: () => `c${(ids += 1)}` })
const linesOf = (detected: ReturnType<typeof detect>) =>
  detected?.items.map(
    ({ startTimeInFrames: start, durationInFrames, caption }) => `${start}-${start + durationInFrames} ${caption.data.text}`,
  )

describe('transcribed words on the timeline', () => {
  test('follow the item of their audio, word by word', () => {
    const detected = detect([item()], transcript)
    expect(linesOf(detected)).toEqual(['300-330 One two.', '330-369 Three four.'])
    expect(detected?.items[1]?.caption.data.words).toEqual([
      { text: 'Three', startTimeInFrames: 0, durationInFrames: 12 },
      { text: 'four.', startTimeInFrames: 15, durationInFrames: 12 },
    ])
    expect(detected?.how).toBe('aligned')
  })

  test('leave out trimmed parts', () => {
    const trimmed = item({ sourceTrimStartFrames: 30, sourceTrimEndFrames: 45, durationInFrames: 15 })
    expect(linesOf(detect([trimmed], transcript))).toEqual(['300-315 Three'])
  })

  test.each([
    [2, 60, ['300-341 One two. Three four.']],
    [0.5, 240, ['300-360 One two.', '360-426 Three four.']],
  ])('follow a speed of %f', (speed, durationInFrames, expected) => {
    expect(linesOf(detect([item({ speed, durationInFrames })], transcript))).toEqual(expected)
  })

  test('of overlapping items are ordered by time', () => {
    const detected = detect([item({ id: 'b', startTimeInFrames: 320 }), item()], transcript)
    expect(linesOf(detected)).toEqual(['300-330 One two.', '320-350 One two.', '330-369 Three four.', '350-389 Three four.'])
  })

  test('belong to the shot of their audio, if it has one', () => {
    expect(detect([item({ shotId: 's1' })], transcript)?.items.every(({ shotId }) => shotId === 's1')).toBe(true)
    expect(detect([item()], transcript)?.items.some((caption) => 'shotId' in caption)).toBe(false)
  })
})

describe('captions by strategy (ED-68)', () => {
  test('word: one at a time, until the next', () => {
    expect(linesOf(detect([item()], transcript, 'word'))).toEqual(['300-315 One', '315-330 two.', '330-345 Three', '345-357 four.'])
  })

  test.each([
    [18, '300-318 a'],
    [19, '300-309 a'],
  ])('word: a gap of nine frames is closed, a longer one stays; the next word at frame %d', (frame, first) => {
    const words = [
      { text: 'a', startSeconds: 0, endSeconds: 0.3 },
      { text: 'b', startSeconds: frame / 30, endSeconds: 2 },
    ]
    expect(linesOf(detect([item()], { how: 'aligned', lines: [{ startSeconds: 0, endSeconds: 2, words }] }, 'word'))?.[0]).toBe(first)
  })

  test('line: simultaneous voices lose no word', () => {
    const duet: AudioTranscript = { how: 'aligned', lines: [line('La', 'la'), { ...line('Ooh') }] }
    expect(
      linesOf(detect([item()], duet, 'line'))
        ?.map((line) => line.slice(line.indexOf(' ') + 1))
        .toSorted(),
    ).toEqual(['La la', 'Ooh'])
  })

  test('line: the lines of the song', () => {
    const sung: AudioTranscript = {
      how: 'aligned',
      lines: [line('La', 'la'), { startSeconds: 2, endSeconds: 3, words: [{ text: 'oh', startSeconds: 2, endSeconds: 3 }] }],
    }
    expect(linesOf(detect([item()], sung, 'line'))).toEqual(['300-339 La la', '360-402 oh'])
  })
})

test('without words, empty captions mark the ranges of speech', () => {
  const slots: AudioTranscript = {
    how: 'slots',
    lines: [
      { startSeconds: 0.5, endSeconds: 1.5, words: [] },
      { startSeconds: 3.8, endSeconds: 9, words: [] },
    ],
  }
  const detected = detect([item()], slots)
  expect(detected?.how).toBe('slots')
  expect(linesOf(detected)).toEqual(['315-345 '])
})

test('the confidence of a track is that of its least reliable audio, and one without speech has no captions', () => {
  const transcripts = new Map<string, AudioTranscript>([
    ['voice', transcript],
    ['other', { ...transcript, how: 'recognised' }],
    ['silence', { how: 'slots', lines: [] }],
  ])
  const options = { strategy: 'sentence', lineWidth: 12, fps: 30, newId: () => 'c' } as const
  expect(detectedCaptions([item(), item({ mediaAssetId: 'other' })], transcripts, options)?.how).toBe('recognised')
  expect(detectedCaptions([item(), item({ mediaAssetId: 'silence' })], transcripts, options)?.how).toBe('aligned')
  expect(detectedCaptions([item({ mediaAssetId: 'silence' })], transcripts, options)).toBeUndefined()
})
