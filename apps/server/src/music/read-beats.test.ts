import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSongFeatures } from '@fablecut/domain/song/song-fixture'
import { EngineCrashed, EngineRefusal } from '@fablecut/generation/engine-error'
import { SONGS } from '@fablecut/studio/songs/library'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CachedFile } from '../platform/storage/storage.ts'
import { resultsOf } from '../workflows/testing/run-view.ts'
import { readBeats } from './read-beats.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-beats-'))
  writeFileSync(join(folder, 'song-bytes'), 'la la')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const reading = buildSongFeatures({ seconds: 20, bpm: 120 })
const file = (changes: object = {}) => ({
  id: 'm1',
  userId: 'ada',
  hash: 'song-bytes',
  title: 'mine.mp3',
  resourceType: 'audio',
  subtype: 'music',
  aiModel: null,
  metadata: {},
  isDeleted: false,
  ...changes,
})

type Call = readonly [method: string, request: unknown]

/** Services with rows that queries return in turn, and engines that record their calls. */
function createServices(rows: readonly object[][], reader: object = {}) {
  const [calls, cache] = [[] as Call[], new Map<string, CachedFile>()]
  const record =
    (method: string, result: unknown) =>
    async (...request: unknown[]) => {
      calls.push([method, request.at(-1)])
      return result
    }
  const services = {
    db: resultsOf(...rows),
    uploadFolder: folder,
    storage: {
      localPath: async (hash: string) => join(folder, hash),
      openCache: async (key: string) => cache.get(key) ?? null,
      writeCache: async (key: string, path: string) => {
        const kept = join(folder, `cached-${key.slice(0, 8)}`)
        writeFileSync(kept, readFileSync(path))
        cache.set(key, { sizeBytes: statSync(kept).size, read: async (range) => createReadStream(kept, range) })
        return kept
      },
    },
    engines: {
      composer: { compose: record('compose', { tempoBpm: 90, beatsSeconds: [1, 2], sections: [] }) },
      songReader: {
        analyzeSong: record('analyze', { reading, taggedLyrics: '[00:01.00] la la', visemes: [] }),
        timeLyrics: record('time', [{ text: 'la', words: [{ text: 'la', startSeconds: 1, endSeconds: 2 }] }]),
        ...reader,
      },
    },
  }
  return { calls, read: () => readBeats(services as never, 'ada', 'm1') }
}

test('an uploaded song is analysed once, with the words of its tags', async () => {
  const { read, calls } = createServices([[file()], [], [file()], []])
  const beats = await read()
  expect(beats).toMatchObject({ tempoBpm: 120, words: [{ text: 'la', startSeconds: 1, endSeconds: 2 }] })
  expect([beats.beatsSeconds.length, beats.sections.length]).toEqual([40, 6])
  expect(await read()).toEqual(beats)
  expect(calls.map(([method]) => method)).toEqual(['analyze', 'time'])
})

test('the song of a music video is not analysed again', async () => {
  const lines = [{ text: 'so la', words: [{ text: 'so', startSeconds: 3, endSeconds: 4 }] }]
  const row = { mediaId: 'm1', schemaVersion: 1, reading, visemes: [], lines }
  const { read, calls } = createServices([[file()], [row]])
  expect(await read()).toMatchObject({ tempoBpm: 120, words: lines[0]!.words })
  expect(calls).toEqual([])
})

test('music of the composer has the beats that are stored with it', async () => {
  const known = { tempoBpm: 100, beatsSeconds: [0.5, 1], sections: [{ name: 'intro', startSeconds: 0, endSeconds: 4 }] }
  const { read, calls } = createServices([[file({ metadata: { ...known, duration: 4 } })], []])
  await read()
  expect(calls[0]).toEqual(['analyze', { ...known, hasVoice: false }])
})

test('a song of the library has those of the composer, and no words', async () => {
  const song = SONGS[0]!
  const { read, calls } = createServices([[file({ title: song.name, aiModel: 'builtin/composer' })], []])
  expect((await read()).words).toEqual([])
  expect(calls[0]).toEqual(['compose', expect.objectContaining({ songId: song.id })])
  expect(calls[1]).toEqual(['analyze', { tempoBpm: 90, beatsSeconds: [1, 2], sections: [], hasVoice: false }])
  expect(calls).toHaveLength(2)
})

const failing = (error: Error) => ({
  analyzeSong: async () => {
    throw error
  },
})

test('a voice, a film and what is no music have no beats', async () => {
  for (const changes of [{ subtype: 'voiceover' }, { resourceType: 'video' }])
    expect((await createServices([[file(changes)]]).read()).beatsSeconds).toEqual([])
  expect((await createServices([[file()], []], failing(new EngineRefusal('silent', 'Silent'))).read()).beatsSeconds).toEqual([])
})

test('files of others are not found, and a failed analysis is tried again later', async () => {
  await expect(createServices([[file({ userId: 'bob' })]]).read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { read } = createServices([[file()], []], failing(new EngineCrashed('Out of memory')))
  await expect(read()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
