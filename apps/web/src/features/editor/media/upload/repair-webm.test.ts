import { expect, test, vi } from 'vitest'
import { repairedFile } from './repair-webm.ts'
import { withWebmDuration } from './webm-duration.ts'

const film = new File(['film'], 'talk.webm', { type: 'video/webm' })

test.each([
  ['an empty file', async () => new File([], 'talk.webm')],
  ['a file without a name', async () => new File(['better'], '')],
  ['nothing', async () => null],
  [
    'an error',
    async () => {
      throw new Error('broken')
    },
  ],
])('a repair that returns %s keeps the original file (E-328)', async (_, repair) => {
  expect(await repairedFile(film, repair)).toBe(film)
})

test('a repair is abandoned after ten seconds (E-328)', async () => {
  vi.useFakeTimers()
  const file = repairedFile(film, () => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await file).toBe(film)
  vi.useRealTimers()
})

test('a repaired video is uploaded, and other files are unchanged (E-328)', async () => {
  const better = new File(['better'], 'talk.webm')
  expect(await repairedFile(film, async () => better)).toBe(better)
  const clip = new File(['clip'], 'a.mp4', { type: 'video/mp4' })
  expect(await repairedFile(clip, async () => better)).toBe(clip)
})

const scale = [0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40]
const recorded = (segmentSize: number[], info: number[]) =>
  new Uint8Array([
    0x1a,
    0x45,
    0xdf,
    0xa3,
    0x80,
    0x18,
    0x53,
    0x80,
    0x67,
    ...segmentSize,
    0x15,
    0x49,
    0xa9,
    0x66,
    0x80 + info.length,
    ...info,
    7,
    7,
  ])
const OPEN = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]

test('a recorded video gets its duration', () => {
  const mended = withWebmDuration(recorded(OPEN, scale), 2.5)!
  const field = mended.subarray(mended.length - 2 - 8, mended.length - 2)
  expect(new DataView(field.buffer, field.byteOffset).getFloat64(0)).toBe(2500)
  expect([...mended.subarray(-2)]).toEqual([7, 7])
  expect(withWebmDuration(mended, 2.5)).toBeNull()
})

test('elements before the info element are skipped, whatever their size encoding', () => {
  const space = [0xec, 0x01, 0, 0, 0, 0, 0, 0, 0x03, 0, 0, 0]
  const film = recorded([...OPEN, ...space], scale)
  expect(withWebmDuration(film, 2.5)?.length).toBe(film.length + 11 + 7)
  const table = [0x11, 0x4d, 0x9b, 0x74, 0x80]
  expect(withWebmDuration(recorded([...OPEN, ...table], scale), 2.5)).toBeNull()
})

test('a file with a seek table, or of unknown duration, is unchanged', () => {
  expect(withWebmDuration(recorded([0x90], scale), 2.5)).toBeNull()
  expect(withWebmDuration(recorded(OPEN, scale), Number.POSITIVE_INFINITY)).toBeNull()
  expect(withWebmDuration(new Uint8Array([1, 2, 3]), 1)).toBeNull()
})
