import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { Provider } from '@fablecut/generation/provider/provider'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ReplicateStandin, startReplicateStandin } from '../../../../tests/standins/replicate/start-replicate-standin.ts'
import { testContext } from '../jobs/testing/run-job.ts'
import { connectReplicate } from './connect-replicate.ts'

const KEY = 'r8-secret-key'
const ACTOR = SHIPPED_ROWS.find(({ id }) => id === 'replicate:wan-2.2-replace')!
const ACT: MediaRequest = {
  kind: 'act',
  prompt: '',
  seconds: 20,
  resolution: '720p',
  image: { hash: 'small', mediaType: 'image/png' },
  video: { hash: 'large', mediaType: 'video/mp4' },
}
const LARGE = new Uint8Array(300_000).fill(7)
const context = () => ({
  ...testContext(),
  readFile: async ({ hash }: { hash: string }) => (hash === 'large' ? LARGE : new Uint8Array([1, 2, 3])),
})
const inline = (bytes: Uint8Array, mediaType: string) => `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`
const SMALL = inline(new Uint8Array([1, 2, 3]), 'image/png')

let replicate: ReplicateStandin
let provider: Provider
beforeEach(async () => {
  replicate = await startReplicateStandin({ apiKey: KEY })
  provider = connectReplicate({
    provider: 'replicate',
    name: 'REPLICATE_API_TOKEN',
    baseUrl: replicate.baseUrl,
    apiKey: KEY,
    kinds: ['act'],
    model: null,
  })
})
afterEach(() => replicate.close())

test('a large file is uploaded, a small one is in the body', async () => {
  await provider.submit(ACTOR, ACT, context())
  const [[address, body]] = [...replicate.uploads.files] as [[string, Buffer]]
  expect(replicate.bodies.map(({ input }) => input)).toEqual([
    { character_image: SMALL, video: address, resolution: '720', merge_audio: false },
  ])
  expect(body.includes(Buffer.from(LARGE))).toBe(true)
  expect(body.toString('latin1')).toContain('Content-Type: video/mp4')
})

test.each(['refuses', 'elsewhere', 'hangs_up'] as const)(
  'an upload that %s is not needed: the file is sent within the request',
  async (fault) => {
    replicate.uploads.fault = fault
    await provider.submit(ACTOR, ACT, context())
    expect(replicate.bodies.map(({ input }) => input['video'])).toEqual([inline(LARGE, 'video/mp4')])
  },
)

test('a prediction with uploaded files whose answer was lost is found by its input', async () => {
  replicate.script([{ fault: 'answer_lost' }])
  const since = new Date()
  await expect(provider.submit(ACTOR, ACT, context())).rejects.toMatchObject({ code: 'outcome_unknown' })
  expect(await provider.find!(ACTOR, ACT, { ...context(), since })).toMatchObject({ id: 'prediction-1' })
})
