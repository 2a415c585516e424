import { createReadStream, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BEATS_FILE } from './beats.ts'
import { deleteDerivedFiles, findDerivation } from './derivations.ts'
import type { CachedFile } from '../../platform/storage/storage.ts'
import { type Derivation, derivedFile, derivedKey } from './derived-file.ts'
import { peaksOf } from './peaks.ts'
import { stripOptions } from './strip.ts'
import { frameSeconds } from './thumbnail.ts'

const appliesTo = (name: string, original: { resourceType: string; metadata?: Record<string, unknown> }) =>
  findDerivation(name)!.isFor({ hash: 'h', metadata: {}, ...original })

test.each([
  ['thumbnail.jpg', [true, true, false]],
  ['strip.jpg', [false, true, false]],
  ['peaks.json', [false, true, true]],
  ['proxy.mp4', [false, false, false]],
  ['less-noise-light.m4a', [false, true, true]],
  ['less-noise-strong.m4a', [false, true, true]],
])('%s of an image, a video, an audio file: %o', (name, expected) => {
  expect(['image', 'video', 'audio'].map((resourceType) => appliesTo(name, { resourceType }))).toEqual(expected)
})

test('only a film that browsers may not play has a proxy', () => {
  expect(appliesTo('proxy.mp4', { resourceType: 'video', metadata: { needsProxy: true } })).toBe(true)
  expect(appliesTo('proxy.mp4', { resourceType: 'image', metadata: { needsProxy: true } })).toBe(false)
  expect(findDerivation('video.mp4')).toBeUndefined()
})

test('only a file that is not known to be silent has a sound with less noise', () => {
  const known = [{}, { loudness: -30 }, { has_audio: true }, { has_audio: false }, { loudness: -70 }]
  for (const name of ['less-noise-light.m4a', 'less-noise-strong.m4a'])
    expect(known.map((metadata) => appliesTo(name, { resourceType: 'video', metadata }))).toEqual([true, true, true, false, false])
})

const samples = (...values: readonly number[]) => Buffer.from(Int16Array.from(values).buffer)
const silence = (count: number) => Array.from({ length: count }, () => 0)
async function* chunksOf(...chunks: readonly Buffer[]) {
  yield* chunks
}

test('a peak is the loudest of 160 samples, also across chunks; the rest has one of its own', async () => {
  const first = samples(...silence(100), 8_192)
  const second = samples(...silence(58), -32_768, -16_384, ...silence(159))
  expect(await peaksOf(chunksOf(first, second))).toEqual([1, 0.5])
  expect(await peaksOf(chunksOf(samples(...silence(160), 100)))).toEqual([0, 0.003])
  expect(await peaksOf(chunksOf())).toEqual([])
})

test('a strip has twelve frames however short the film is', () => {
  const { filters } = stripOptions({ duration: 6, width: 1280, height: 720, frames: 180 })
  expect(filters).toBe('setpts=PTS-STARTPTS,tpad=stop_mode=clone:stop_duration=6,fps=2:start_time=0:round=near,scale=160:-2,tile=12x1')
  expect(stripOptions({}).filters).toContain('stop_duration=0.04,fps=300:')
})

test('only films of up to 15 seconds at 1080p30 are decoded whole', () => {
  const film = { duration: 15, width: 1920, height: 1080, frames: 450 }
  expect(stripOptions(film).before).toEqual([])
  for (const change of [{ frames: 451 }, { frames: undefined }])
    expect(stripOptions({ ...film, ...change }).before).toEqual(['-skip_frame', 'nokey'])
})

const positionOf = (resourceType: string, duration?: number | null) => frameSeconds({ resourceType, metadata: { duration } })

test('a thumbnail shows the first second, or a third of a shorter film', () => {
  expect([positionOf('video', 60), positionOf('video', 3), positionOf('video', 1.5)]).toEqual([1, 1, 0.5])
  expect([positionOf('video'), positionOf('video', null), positionOf('image', 9)]).toEqual([0, 0, 0])
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-derived-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A storage with one file, and a derivation that counts how often it is generated. */
function createServices() {
  const cache = new Map<string, CachedFile>()
  const dropped: string[] = []
  const storage = {
    openCache: async (key: string) => cache.get(key) ?? null,
    writeCache: async (key: string, path: string) => {
      const kept = join(folder, `cached-${key.slice(0, 8)}`)
      writeFileSync(kept, readFileSync(path))
      cache.set(key, { sizeBytes: statSync(kept).size, read: async (range) => createReadStream(kept, range) })
      return kept
    },
    localPath: async (hash: string) => join(folder, hash),
    dropFromCache: async (key: string) => dropped.push(key) > 0,
  }
  const generated: string[] = []
  const derivation: Derivation = {
    name: 'copy.txt',
    mimeType: 'text/plain',
    version: 1,
    isFor: () => true,
    generate: async (source, target) => {
      generated.push(source)
      writeFileSync(target, 'derived')
      if (source.endsWith('broken')) throw new Error('broken')
    },
  }
  return { services: { storage, uploadFolder: folder }, derivation, generated, dropped, storage }
}
const original = (hash: string) => ({ hash, resourceType: 'video', metadata: {} })

test('a file is derived once for parallel requests, and then read from the cache', async () => {
  const { services, derivation, generated } = createServices()
  const [first, second] = await Promise.all([1, 2].map(() => derivedFile(services, derivation, original('film'))))
  expect(String(Buffer.concat(await (await first!.read({ start: 0, end: 6 })).toArray()))).toBe('derived')
  expect([first!.sizeBytes, second]).toEqual([7, first])
  expect(await derivedFile(services, derivation, original('film'))).toBe(first)
  expect(generated).toEqual([join(folder, 'film')])
  expect(readdirSync(folder)).toHaveLength(1)
})

test('a failed derivation leaves nothing behind, and is tried again at the next request', async () => {
  const { services, derivation, generated } = createServices()
  for (let i = 0; i < 2; i += 1)
    await expect(derivedFile(services, { ...derivation, isSlow: true }, original('broken'))).rejects.toThrow('broken')
  expect([generated.length, existsSync(folder), readdirSync(folder)]).toEqual([2, true, []])
})

const keyOf = (change: object = {}, hash = 'h') => derivedKey({ name: 'a.jpg', version: 1, ...change }, hash)

test.each([
  ['quick', false, 202],
  ['slow', true, 51],
])('%s derivations are refused when too many wait', async (_, isSlow, most) => {
  const { services, derivation } = createServices()
  const gate = Promise.withResolvers<void>()
  const waiting = {
    ...derivation,
    isSlow,
    generate: (source: string, target: string) => gate.promise.then(() => derivation.generate(source, target, original(''))),
  }
  const accepted = Array.from({ length: most }, (_unused, index) => derivedFile(services, waiting, original(`film-${index}`)))
  await new Promise((resolve) => setImmediate(resolve))
  await expect(derivedFile(services, waiting, original('one-more'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  gate.resolve()
  expect(await Promise.all(accepted)).toHaveLength(most)
})

test('a derived file is known by name, version and content, and all are deleted with the original', async () => {
  expect(new Set([keyOf(), keyOf({ name: 'b.jpg' }), keyOf({ version: 2 }), keyOf({}, 'other')]).size).toBe(4)
  expect(keyOf()).toMatch(/^[0-9a-f]{64}$/)
  const { storage, dropped } = createServices()
  await deleteDerivedFiles(storage, 'h')
  const names = ['thumbnail.jpg', 'strip.jpg', 'peaks.json', 'proxy.mp4', 'less-noise-light.m4a', 'less-noise-strong.m4a']
  const derived = [...names.map((name) => findDerivation(name)!), BEATS_FILE]
  expect(dropped).toEqual(derived.map((file) => derivedKey(file, 'h')))
})
