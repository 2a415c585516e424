import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../tests/standins/fal/start-fal-standin.ts'
import type { Fault, MediaFault } from '../../../../tests/standins/faults.ts'
import { acceptedJob, endedJob } from '../jobs/testing/run-job.ts'
import { connectFal } from './connect-fal.ts'

const KEY = 'fal-secret-key'
const rowOf = (id: string): CatalogueRow => SHIPPED_ROWS.find((row) => row.id === id)!
const CLIP: MediaRequest = { kind: 'clip', prompt: 'The fox runs', seconds: 5, image: { hash: 'a', mediaType: 'image/png' } }

let fal: FalStandin
let folder: string
beforeEach(async () => {
  fal = await startFalStandin({ apiKey: KEY })
  folder = await mkdtemp(path.join(tmpdir(), 'fablecut-fal-'))
})
afterEach(async () => {
  await fal.close()
  await rm(folder, { recursive: true, force: true })
})

/** The file that a request was answered with. */
async function make(rowId: string, request: MediaRequest, fault?: Fault): Promise<{ bytes: Uint8Array; type: string | null }> {
  fal.script(fault ? [fault] : [])
  const provider = connectFal({ provider: 'fal', name: 'FAL_KEY', baseUrl: fal.origin, apiKey: KEY, kinds: ['clip'], model: null })
  const row = rowOf(rowId)
  const state = await endedJob(provider, row, await acceptedJob(provider, row, request))
  if (state.state !== 'finished' || !state.result.files[0] || !('url' in state.result.files[0])) throw new Error('The job made no file')
  const response = await fetch(state.result.files[0].url)
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: response.headers.get('content-type') }
}

type Stream = {
  readonly codec_type: string
  readonly codec_name: string
  readonly width?: number
  readonly r_frame_rate: string
  readonly duration: string
}

async function probe(bytes: Uint8Array): Promise<readonly Stream[]> {
  const file = path.join(folder, 'result')
  await writeFile(file, bytes)
  const args = ['-v', 'error', '-show_streams', '-of', 'json', file]
  const { stdout } = await promisify(execFile)(process.env.FFPROBE_PATH ?? 'ffprobe', args)
  return (JSON.parse(stdout) as { streams: readonly Stream[] }).streams
}

test('images, clips and music are files that can be opened', async () => {
  const picture = await make('fal:flux-dev', { kind: 'image', prompt: 'A fox', size: { width: 320, height: 192 } })
  expect([picture.type, await probe(picture.bytes)]).toMatchObject(['image/png', [{ codec_name: 'png', width: 320, height: 192 }]])
  const clip = await make('fal:kling-2.5-turbo-pro', CLIP)
  expect(clip.type).toBe('video/mp4')
  const [video, sound] = await probe(clip.bytes)
  expect(video).toMatchObject({ codec_name: 'h264', width: 1280, height: 720, r_frame_rate: '24/1' })
  expect(Number(video?.duration)).toBeCloseTo(5, 1)
  expect(sound).toMatchObject({ codec_type: 'audio' })
  const music = await make('fal:elevenlabs-music', { kind: 'music', prompt: 'Calm piano', seconds: 5 })
  expect([music.type, await probe(music.bytes)]).toMatchObject(['audio/mpeg', [{ codec_name: 'mp3' }]])
})

test('two jobs have files that are told apart', async () => {
  const picture: MediaRequest = { kind: 'image', prompt: 'A fox', size: { width: 32, height: 32 } }
  const [first, second] = [await make('fal:flux-dev', picture), await make('fal:flux-dev', picture)]
  expect(Buffer.compare(first.bytes, second.bytes)).not.toBe(0)
})

test.each<[MediaFault, object]>([
  ['wrong_size', { width: 360, height: 640 }],
  ['wrong_fps', { r_frame_rate: '10/1' }],
  ['wrong_duration', { duration: expect.stringMatching(/^2\.5/u) }],
  ['wrong_codec', { codec_name: 'mpeg4' }],
])('a clip can be of the %s', async (as, stream) => {
  const { bytes } = await make('fal:kling-2.5-turbo-pro', CLIP, { fault: 'media', as })
  expect((await probe(bytes))[0]).toMatchObject(stream)
})

test('a clip can be mute', async () => {
  const { bytes } = await make('fal:kling-2.5-turbo-pro', CLIP, { fault: 'media', as: 'mute' })
  expect(await probe(bytes)).toHaveLength(1)
})

test.each<MediaFault>(['truncated', 'empty', 'html'])('a clip that is %s cannot be opened', async (as) => {
  const { bytes } = await make('fal:kling-2.5-turbo-pro', CLIP, { fault: 'media', as })
  await expect(probe(bytes)).rejects.toThrow(/ffprobe/u)
})
