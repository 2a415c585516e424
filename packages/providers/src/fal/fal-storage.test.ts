import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { Provider } from '@fablecut/generation/provider/provider'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../tests/standins/fal/start-fal-standin.ts'
import { testContext } from '../jobs/testing/run-job.ts'
import { connectFal } from './connect-fal.ts'

const KEY = 'fal-secret-key'
const ACTOR = SHIPPED_ROWS.find(({ id }) => id === 'fal:wan-2.2-animate')!
const ACT: MediaRequest = {
  kind: 'act',
  prompt: '',
  seconds: 20,
  image: { hash: 'small', mediaType: 'image/png' },
  video: { hash: 'large', mediaType: 'video/mp4' },
}
const LARGE = new Uint8Array(3_000_000).fill(7)
const context = () => ({
  ...testContext(),
  readFile: async ({ hash }: { hash: string }) => (hash === 'large' ? LARGE : new Uint8Array([1, 2, 3])),
})

let fal: FalStandin
let provider: Provider
beforeEach(async () => {
  fal = await startFalStandin({ apiKey: KEY })
  provider = connect({ apiUrl: `${fal.origin}/v1` })
})
afterEach(() => fal.close())

const connect = (change: object): Provider =>
  connectFal({ provider: 'fal', name: 'FAL_KEY', baseUrl: fal.origin, apiKey: KEY, kinds: ['act'], model: null, ...change })
const inline = (bytes: Uint8Array, mediaType: string) => `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`
const SMALL = inline(new Uint8Array([1, 2, 3]), 'image/png')

test('a large file is uploaded without the key, a small one is in the body', async () => {
  await provider.submit(ACTOR, ACT, context())
  const [[address, file]] = [...fal.storage.files] as [[string, { bytes: Buffer; mediaType: string; lifecycle: unknown }]]
  expect(fal.inputs).toMatchObject([{ image_url: SMALL, video_url: address }])
  expect([file.bytes.equals(LARGE), file.mediaType]).toEqual([true, 'video/mp4'])
  expect(file.lifecycle).toEqual({ expiration_duration_seconds: 86_400 })
})

test.each(['refuses', 'refuses_bytes', 'elsewhere', 'hangs_up', 'not_json'] as const)(
  'a storage that %s is not needed: the file is sent within the request, once, and to nobody else',
  async (fault) => {
    fal.storage.fault = fault
    await provider.submit(ACTOR, ACT, context())
    expect(fal.inputs).toMatchObject([{ image_url: SMALL, video_url: inline(LARGE, 'video/mp4') }])
    expect(fal.storage.files.size).toBe(0)
  },
)

test('without a second API there is no storage', async () => {
  await connect({}).submit(ACTOR, ACT, context())
  expect(fal.requests.filter((request) => request.includes('storage'))).toEqual([])
  expect(fal.inputs).toMatchObject([{ video_url: inline(LARGE, 'video/mp4') }])
})

test('a job whose acceptance was lost is found by its other fields, without another upload', async () => {
  fal.script([{ fault: 'answer_lost' }])
  const since = new Date()
  await expect(provider.submit(ACTOR, { ...ACT, seed: 5 }, context())).rejects.toMatchObject({ code: 'outcome_unknown' })
  const uploads = fal.storage.files.size
  expect(await provider.find!(ACTOR, { ...ACT, seed: 5 }, { ...context(), since })).toMatchObject({
    statusUrl: expect.stringContaining('request-1'),
  })
  expect(fal.storage.files.size).toBe(uploads)
})
