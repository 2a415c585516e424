import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { actionFeature } from '@fablecut/domain/action-video/action-models'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceVideo } from '../../workflows/action-video/testing.ts'
import { type TestApi, type TestClient, startTestApi } from '../testing.ts'

const PATH = '/api/action-video/create'

let api: TestApi
let creator: TestClient
beforeAll(async () => {
  api = await startTestApi()
  creator = await api.signUp('Loie')
})
afterAll(() => api.stop())

const VALID = { characterUrl: '/media/c/image.png', characterType: 'image', referenceUrl: '/media/r/video.mp4', model: 'wan2.2-v1' }
const send = async (client: TestClient, change: object) => {
  const response = await client.send(PATH, { json: { ...VALID, ...change } })
  return [response.status, (await response.json()).message]
}

test('what is wrong with a request is said in one sentence (E-268)', async () => {
  expect(await send(creator, { characterUrl: 'abc', referenceUrl: '', model: 'foo' })).toEqual([
    422,
    'Validation failed: Must be a valid media URL, Must be a valid video URL, Invalid model selected',
  ])
  expect(await send(creator, { characterType: 'video' })).toEqual([422, 'Validation failed: This model takes images as characters'])
  expect(await send(creator, {})).toEqual([422, 'This file is not one of yours'])
})

test('a visitor has to sign in, and an account needs the feature of the model (ED-01)', async () => {
  expect((await send(api.visitor(), {}))[0]).toBe(401)
  const limited = await startTestApi({ ACCOUNT_FEATURES: actionFeature('runway-act2') })
  try {
    const client = await limited.signUp('Anna')
    expect((await (await client.send('/api/me')).json()).features).toEqual([actionFeature('runway-act2')])
    expect((await send(client, {}))[0]).toBe(403)
    expect((await send(client, { model: 'runway-act2' }))[0]).toBe(422)
  } finally {
    await limited.stop()
  }
})

/** The same walk in a format that browsers play nowhere, or not everywhere. */
async function converted(format: string, ...codec: string[]): Promise<Uint8Array> {
  const run = promisify(execFile)('ffmpeg', ['-v', 'error', '-i', 'pipe:0', '-an', ...codec, '-f', format, '-'], {
    encoding: 'buffer',
    maxBuffer: 20_000_000,
  })
  run.child.stdin!.end(await referenceVideo(3.5))
  return (await run).stdout
}

test.each([
  ['walk.ogv', () => converted('ogg', '-c:v', 'libtheora')],
  ['walk.h264', () => converted('h264', '-c:v', 'copy', '-bsf:v', 'h264_mp4toannexb')],
])('%s is taken as a reference, as an MP4 (E-250)', async (name, make) => {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(await make())], name))
  const response = await creator.send('/api/media/upload?for=reference', { method: 'POST', body })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ resource_type: 'video', mime_type: 'video/mp4', metadata: { width: 320, height: 180 } })
})

test('bytes that are no video are refused as a reference', async () => {
  for (const bytes of [Buffer.from('no video at all'), Buffer.concat([Buffer.from([0, 0, 0, 1, 0x67]), Buffer.alloc(2_000, 7)])]) {
    const body = new FormData()
    body.set('file', new File([bytes], 'dance.mp4'))
    expect((await creator.send('/api/media/upload?for=reference', { method: 'POST', body })).status).toBe(415)
  }
})
