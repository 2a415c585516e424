import { expect, test } from 'vitest'
import { isLibraryPart, partOf, songPartOf } from './song-part.ts'

const part = { url: '/songs/glass-harbour.mp3', name: 'Glass Harbour', fromSeconds: 10, toSeconds: 30 }

test('the source of a trimmed song is read from its metadata', () => {
  expect(songPartOf({ duration: 20, part_of: part })).toEqual(part)
  expect(isLibraryPart({ part_of: part })).toBe(true)
  expect(isLibraryPart({ part_of: { ...part, url: '/media/m-1/mine.mp3' } })).toBe(false)
})

test.each([
  {},
  { part_of: null },
  { part_of: 'glass-harbour' },
  { part_of: { url: part.url } },
  { part_of: { ...part, fromSeconds: '10' } },
])('a file with %j is no part, and no file of the library', (metadata) => {
  expect([songPartOf(metadata), isLibraryPart(metadata)]).toEqual([null, false])
})

test('a part of a part refers to the whole song', () => {
  const cut = { fromSeconds: 5, toSeconds: 8 }
  expect(partOf({ url: '/media/m-1/part.mp3', name: 'Part', part }, cut)).toEqual({ ...part, fromSeconds: 15, toSeconds: 18 })
})
