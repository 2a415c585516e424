import { expect, test } from 'vitest'
import { CURSOR_PART_PATTERNS, decodeCursor, decodeListCursor, encodeCursor, encodeListCursor } from './cursor.ts'

const encoded = (text: string): string => Buffer.from(text).toString('base64url')
const place = { time: new Date('2026-05-01T12:00:00.123Z'), id: 'story-1' }
const REFUSED = expect.objectContaining({ code: 'INVALID_INPUT' })

test('a position is the same after its way over the wire', () => {
  expect(encodeCursor(place)).not.toContain('story-1')
  expect(decodeCursor(encodeCursor(place))).toEqual(place)
})

test.each([
  ['nothing', ''],
  ['other text', 'hello'],
  ['a time alone', encoded('2026-05-01T12:00:00.123Z')],
  ['a part too many', encoded('2026-05-01T12:00:00.123Z story-1 more')],
  ['a day of a month that does not exist', encoded('2026-19-01T12:00:00.123Z story-1')],
  ['a day that does not exist', encoded('2026-13-45T12:00:00.123Z story-1')],
  ['a year that Postgres does not store', encoded('0000-05-01T12:00:00.123Z story-1')],
  ['an id with other characters', encoded("2026-05-01T12:00:00.123Z a'b")],
  ['an id that is too long', encoded(`2026-05-01T12:00:00.123Z ${'a'.repeat(101)}`)],
  ['characters outside the alphabet', `${encodeCursor(place)}!`],
])('%s is no position', (_, text) => {
  expect(() => decodeCursor(text)).toThrow(REFUSED)
})

test('a position in one list is none in another', () => {
  const { id, number } = CURSOR_PART_PATTERNS
  const text = encodeListCursor('ranked:music_video', ['-12.5', 'a'])
  expect(decodeListCursor('ranked:music_video', text, [number, id])).toEqual(['-12.5', 'a'])
  expect(() => decodeListCursor('ranked:all', text, [number, id])).toThrow(REFUSED)
  expect(() => decodeListCursor('ranked:music_video', text, [number])).toThrow(REFUSED)
})
