import { expect, test } from 'vitest'
import { detectionPercent } from './caption-progress.ts'
import { clientMediaId } from './client-media-id.ts'
import { MAX_PICKED, togglePicked } from './toggle-picked.ts'
import { matchesFilter } from './song-filter.ts'
import { reduceUploads, type UploadingAsset } from './uploading-asset.ts'

test.each([
  [60, 50, 0.475],
  [60, 10_000, 95],
  [60, 60_000, 95],
  [15, 50, 1.9],
  [15, 2500, 95],
  [6, 1250, 47.5],
  [180, 15_000, 47.5],
  [60, -1, 0],
])('%d s of audio after %d ms of transcription show %d percent (E-147, E-354, ED-36)', (audioSeconds, elapsedMs, percent) => {
  expect(detectionPercent(elapsedMs, audioSeconds)).toBeCloseTo(percent, 6)
})

test('ids created in a browser contain the time and are unique (E-114)', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => clientMediaId(1_735_689_600_000, index / 1000))
  expect([new Set(ids).size, ids.every((id) => /^media_\d{13}_[a-z0-9]+$/.test(id))]).toEqual([1000, true])
})

const upload: UploadingAsset = {
  id: 'a',
  fileName: 'a.mp4',
  type: 'video',
  subtype: null,
  progress: 0,
  status: 'uploading',
  fileSize: 200,
  createdAt: '2026-01-01T00:00:00Z',
  error: null,
}

test('an upload is sent, processed and removed from the list, or keeps its error (E-115, E-143, E-144)', () => {
  const other = { ...upload, id: 'b' }
  const half = reduceUploads([upload, other], 'a', { type: 'sent', bytes: 100 })
  const sent = reduceUploads(half, 'a', { type: 'sent', bytes: 200 })
  expect([half[0], sent[0]]).toMatchObject([
    { status: 'uploading', progress: 50 },
    { status: 'processing', progress: 100 },
  ])
  expect(reduceUploads(sent, 'a', { type: 'saved' })).toEqual([other])
  const failed = reduceUploads(half, 'a', { type: 'failed' })
  expect(failed[0]).toMatchObject({ status: 'error', error: 'Unknown error occurred' })
  expect(reduceUploads(failed, 'a', { type: 'sent', bytes: 200 })).toEqual(failed)
  expect(failed[1]).toBe(other)
})

test('an upload that lost its connection restarts and shows so until bytes are sent', () => {
  const half = reduceUploads([upload], 'a', { type: 'sent', bytes: 100 })
  const again = reduceUploads(half, 'a', { type: 'retrying', message: 'Connection lost' })
  expect(again).toMatchObject([{ status: 'uploading', progress: 0, error: 'Connection lost' }])
  expect(reduceUploads(again, 'a', { type: 'sent', bytes: 50 })).toMatchObject([{ progress: 25, error: null }])
})

const song = { name: 'Night Drive', genre: 'Pop', mood: 'Happy, Epic', tempo: 'Fast' }
const all = { text: '', genres: [], moods: [], tempos: [] }

test.each([
  [{}, true],
  [{ moods: ['Epic'] }, true],
  [{ moods: ['happy'], genres: ['Rock', 'Pop'] }, true],
  [{ moods: ['Happy'], genres: ['Rock'] }, false],
  [{ text: 'DRIVE' }, true],
  [{ text: 'fast', tempos: ['Slow'] }, false],
  [{ text: 'waltz' }, false],
])('a song is found by %o: %s (E-120, ED-08)', (filter, isFound) => {
  expect(matchesFilter(song, { ...all, ...filter })).toBe(isFound)
})

test('at most ten assets can be picked (E-033)', () => {
  const ten = Array.from({ length: 12 }, (_, index) => `${index}`).reduce<readonly string[]>(togglePicked, [])
  expect([ten.length, ten.length === MAX_PICKED, togglePicked(ten, '3').length]).toEqual([10, true, 9])
})
