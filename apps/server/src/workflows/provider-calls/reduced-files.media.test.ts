import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { MAX_SENT_FILE_BYTES } from '@fablecut/generation/requests/media-request'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { probeMedia } from '@fablecut/render/export/probe-media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { readReference, withReducedFiles } from './reduced-files.ts'

let folder: string
let storage: Storage
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'fablecut-reduced-'))
  storage = await createDiskStorage(path.join(folder, 'storage'))
})
afterAll(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})

async function stored(name: string, ...flags: string[]): Promise<string> {
  const file = path.join(folder, name)
  await runFfmpeg(['-f', 'lavfi', '-i', ...flags, file])
  return (await storage.putFile(file)).hash
}
async function probed(bytes: Uint8Array, name: string) {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  return probeMedia(file)
}

test('an image that is too large to be sent is sent smaller, in the same shape, and made once', async () => {
  const hash = await stored('noise.png', 'nullsrc=s=4200x2100,geq=random(1)*255:random(2)*255:128', '-frames:v', '1')
  const { image, references } = await withReducedFiles(
    { kind: 'clip', prompt: '', image: { hash, mediaType: 'image/png' }, references: [{ hash, mediaType: 'image/png' }] },
    storage,
  )
  expect(image).toEqual({ hash, mediaType: 'image/jpeg', isReduced: true })
  expect(references).toEqual([image])
  const bytes = await readReference(image!, storage, folder)
  expect(bytes.length).toBeLessThan(MAX_SENT_FILE_BYTES)
  expect(await probed(bytes, 'sent.jpg')).toMatchObject({ kind: 'image', width: 2048, height: 1024 })
  expect(Buffer.compare(await readReference(image!, storage, folder), bytes)).toBe(0)
  expect((await readdir(folder)).filter((name) => /^[\da-f-]{36}\./u.test(name))).toEqual([])
})

test('a sound that is too large to be sent is sent with fewer bits, in its whole length', async () => {
  const hash = await stored('long.wav', 'sine=d=100', '-ar', '48000', '-ac', '2')
  const { audio } = await withReducedFiles({ kind: 'talk', prompt: '', audio: { hash, mediaType: 'audio/wav' } }, storage)
  expect(audio).toMatchObject({ mediaType: 'audio/mp4', isReduced: true })
  const bytes = await readReference(audio!, storage, folder)
  expect(bytes.length).toBeLessThan(MAX_SENT_FILE_BYTES)
  expect((await probed(bytes, 'sent.m4a')).durationSeconds).toBeCloseTo(100, 0)
})

test('what is small enough is sent as it is', async () => {
  const hash = await stored('small.png', 'color=c=red:s=64x36', '-frames:v', '1')
  const request = { kind: 'image', prompt: 'A fox', references: [{ hash, mediaType: 'image/png' }] } as const
  expect(await withReducedFiles(request, storage)).toEqual(request)
})

/** Mean level of a part of a sound file, in dB. */
async function levelOf(file: string, startSeconds: number, seconds: number): Promise<number> {
  const { stderr } = await promisify(execFile)(process.env.FFMPEG_PATH ?? 'ffmpeg', [
    '-ss',
    String(startSeconds),
    '-t',
    String(seconds),
    '-i',
    file,
    '-af',
    'volumedetect',
    '-f',
    'null',
    '-',
  ])
  return Number(/mean_volume: (-?[\d.]+) dB/u.exec(stderr)![1])
}

test('a part of a sound is cut with the silence around it, or is silent', async () => {
  const hash = await stored('tone.wav', 'sine=d=2', '-ar', '48000')
  const reference = { hash, mediaType: 'audio/mp4', part: { startSeconds: -1, durationSeconds: 4 } }
  expect((await withReducedFiles({ kind: 'talk', prompt: '', audio: reference }, storage)).audio).toEqual(reference)
  const cut = await probed(await readReference(reference, storage, folder), 'part.m4a')
  expect(cut.durationSeconds).toBeCloseTo(4, 1)
  const levels = await Promise.all([0.1, 1.5, 3.3].map((at) => levelOf(path.join(folder, 'part.m4a'), at, 0.5)))
  expect(levels.map((level) => level > -40)).toEqual([false, true, false])
  const late = { ...reference, part: { startSeconds: 1.5, durationSeconds: 2 } }
  await probed(await readReference(late, storage, folder), 'late.m4a')
  expect(await levelOf(path.join(folder, 'late.m4a'), 0, 0.4)).toBeGreaterThan(-40)
  expect(await levelOf(path.join(folder, 'late.m4a'), 0.8, 1)).toBeLessThan(-80)
  const mute = { ...late, part: { ...late.part, isMute: true } }
  await probed(await readReference(mute, storage, folder), 'mute.m4a')
  expect(await levelOf(path.join(folder, 'mute.m4a'), 0, 2)).toBeLessThan(-80)
})
