import { expect, test } from 'vitest'
import type { media } from '../platform/database/schema.ts'
import { mediaAsset } from './media-asset.ts'

const NOON = new Date('2026-05-01T12:00:00Z')
const rowOf = (changes: Partial<typeof media.$inferSelect>) =>
  ({
    id: 'm',
    title: 'Harbour',
    resourceType: 'video',
    subtype: null,
    source: 'generated',
    mimeType: 'video/mp4',
    shotId: 's',
    userId: 'u',
    isDeleted: false,
    createdAt: NOON,
    updatedAt: NOON,
    status: 'success',
    statusMessage: null,
    configs: null,
    endFrameMediaId: null,
    metadata: { width: 1280, height: 720, duration: 5, frames: 150, fps: 30 },
    ...changes,
  }) as typeof media.$inferSelect

const thumbnailOf = (resourceType: string) => mediaAsset(rowOf({ resourceType })).thumbnailUrl

test('only images and videos have a thumbnail', () => {
  expect(['image', 'video', 'audio'].map(thumbnailOf)).toEqual(['/media/m/thumbnail.jpg', '/media/m/thumbnail.jpg', null])
})

test('a clip names the image it ends with; a missing one is null', () => {
  expect(mediaAsset(rowOf({ endFrameMediaId: 'e' })).endFrameReferenceImage).toBe('/media/e/image')
  expect(mediaAsset(rowOf({})).endFrameReferenceImage).toBeNull()
})

test('a song has its configuration, and no pixels', () => {
  const configs = { genre: 'folk', mood: 'calm', tempo: 'slow', has_lyrics: false }
  const song = mediaAsset(
    rowOf({ resourceType: 'audio', configs, metadata: { width: null, height: null, duration: 9, frames: null, fps: null } as never }),
  )
  expect(song.configs).toEqual({ genre: 'folk', mood: 'calm', tempo: 'slow', hasLyrics: false })
  expect(song.metadata).toEqual({ duration: 9 })
})

test('a configuration of another shape is dropped', () => {
  expect(mediaAsset(rowOf({ configs: { genre: 7 } as never })).configs).toBeNull()
})
