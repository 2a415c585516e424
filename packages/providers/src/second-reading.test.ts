import { LLMock } from '@copilotkit/aimock'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { Connection } from '@fablecut/generation/provider/connection'
import type { JobState, Provider, Submission } from '@fablecut/generation/provider/provider'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import type { MediaResult } from '@fablecut/generation/requests/media-result'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imageOf, wavOf } from '../../../tests/standins/media.ts'
import { type StandinServer, startServer } from '../../../tests/standins/http-server.ts'
import { connectProvider } from './connect-provider.ts'
import { testContext } from './jobs/testing/run-job.ts'
import { createModelClient } from './model-connection/create-model-client.ts'

/**
 * The adapters against aimock, which others wrote from the providers' documents: what we and our stand-ins misread alike is seen here. It answers with what a
 * test gives it, in the form of the protocol, and refuses requests that lack what a protocol requires.
 */

const KEY = 'secret-key'
const SIZE = { width: 320, height: 192 }
const IMAGE = Buffer.from(imageOf('second reading', SIZE))
const SOUND = Buffer.from(wavOf('second reading', 0.2))

let mock: LLMock
beforeEach(async () => {
  mock = new LLMock({ port: 0, strict: true, falQueue: { pollsBeforeInProgress: 1, pollsBeforeCompleted: 2 } })
  await mock.start()
})
afterEach(() => mock.stop())

const connect = (provider: Connection['provider'], baseUrl: string): Provider =>
  connectProvider({ provider, name: 'staff', baseUrl, apiKey: KEY, kinds: [], model: null })
const rowOf = (id: string): CatalogueRow => SHIPPED_ROWS.find((row) => row.id === id)!
const resultOf = (submission: Submission | JobState): MediaResult => {
  if (submission.state !== 'finished') throw new Error(`There is no result: ${JSON.stringify(submission)}`)
  return submission.result
}
const openai = (): Provider => connect('openai', `${mock.url}/v1`)

test.each(['openai', 'anthropic'] as const)('a text is asked for by schema, with turns and key (%s)', async (api) => {
  mock.onMessage('Below ten, please.', { content: '{"n":7}' })
  const connection = { name: 'staff', api, baseUrl: `${mock.url}/v1`, model: 'some-model', apiKey: KEY }
  const answer = await createModelClient(connection, { deadlineMs: 5_000, pauseMs: 1 }).ask({
    system: 'Answer with JSON.',
    turns: [
      { role: 'user', text: 'Which number?' },
      { role: 'assistant', text: '{"n":12}' },
      { role: 'user', text: 'Below ten, please.' },
    ],
    schema: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'], additionalProperties: false },
  })
  expect(answer).toEqual({ text: '{"n":7}', object: { n: 7 } })
  expect(mock.getRequests()).toHaveLength(1)
})

test.each([
  ['made of words', [], '/v1/images/generations'],
  ['edited', [{ hash: 'a', mediaType: 'image/png' }], '/v1/images/edits'],
])('an image of OpenAI is %s', async (_, references, path) => {
  mock.onImage('A fox', { image: { b64Json: IMAGE.toString('base64') } })
  const row = SHIPPED_ROWS.find(({ provider, kind }) => provider === 'openai' && kind === 'image')!
  const request: MediaRequest = { kind: 'image', prompt: 'A fox', size: SIZE, ...(references.length > 0 && { references }) }
  const context = { ...testContext(), readFile: async () => new Uint8Array(IMAGE) }
  const { files } = resultOf(await openai().submit(row, request, context))
  expect(files.map((file) => 'bytes' in file && Buffer.from(file.bytes).equals(IMAGE))).toEqual([true])
  expect(mock.getRequests().map((each) => each.path)).toEqual([path])
})

test('speech of OpenAI is sound', async () => {
  mock.onSpeech('The fox runs.', { audio: SOUND.toString('base64'), format: 'wav' })
  const row = SHIPPED_ROWS.find(({ provider, kind }) => provider === 'openai' && kind === 'speech')!
  const { files } = resultOf(await openai().submit(row, { kind: 'speech', prompt: 'The fox runs.', voice: 'ivy' }, testContext()))
  expect(files).toEqual([{ bytes: SOUND, mediaType: 'audio/wav' }])
})

test('the words of a sound have their times', async () => {
  const words = [
    { word: 'The', start: 0, end: 0.2 },
    { word: 'fox', start: 0.2, end: 0.6 },
  ]
  mock.onTranscription({ transcription: { text: 'The fox', language: 'english', duration: 0.6, words } })
  const audio = { hash: 'sound', mediaType: 'audio/wav' }
  const context = { ...testContext(), readFile: async () => new Uint8Array(SOUND) }
  const submission = await openai().submit(rowOf('openai:whisper-1'), { kind: 'transcription', prompt: '', audio }, context)
  expect(resultOf(submission)).toEqual({
    files: [],
    text: 'The fox',
    words: words.map(({ word, start, end }) => ({ text: word, startSeconds: start, endSeconds: end })),
  })
})

test.each([
  [429, { message: 'Rate limit reached', type: 'rate_limit_error', code: 'rate_limit_exceeded' }, 'too_many_requests'],
  [429, { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' }, 'no_credit'],
  [400, { message: 'Your request was rejected', type: 'image_generation_user_error', code: 'moderation_blocked' }, 'content_refused'],
  [401, { message: 'Incorrect API key provided', type: 'invalid_request_error', code: 'invalid_api_key' }, 'unauthorized'],
  [500, { message: 'The server had an error', type: 'server_error' }, 'outcome_unknown'],
])('an error of OpenAI with status %s is known by its code', async (status, error, code) => {
  mock.on({ userMessage: 'A fox', endpoint: 'image' }, { error, status })
  const row = SHIPPED_ROWS.find(({ provider, kind }) => provider === 'openai' && kind === 'image')!
  const submitted = openai().submit(row, { kind: 'image', prompt: 'A fox', size: SIZE }, testContext())
  await expect(submitted).rejects.toMatchObject({ code })
  expect(mock.getRequests()).toHaveLength(1)
})

test('music of ElevenLabs is sound', async () => {
  mock.onMusic('A calm piano', { audio: SOUND.toString('base64'), format: 'mp3' })
  const row = SHIPPED_ROWS.find(({ provider, kind }) => provider === 'elevenlabs' && kind === 'music')!
  const { files } = resultOf(
    await connect('elevenlabs', mock.url).submit(row, { kind: 'music', prompt: 'A calm piano', seconds: 20 }, testContext()),
  )
  expect(files).toEqual([{ bytes: SOUND, mediaType: 'audio/mpeg' }])
})

/** Hands requests on as those of fal's queue, which aimock knows by a header that proxies set. */
const startFalProxy = (): Promise<StandinServer> =>
  startServer(async ({ method, url, headers, body, response }) => {
    const answer = await fetch(`${mock.url}/fal${url.pathname}`, {
      method,
      headers: { authorization: headers.authorization!, 'content-type': 'application/json', 'x-fal-target-host': 'queue.fal.run' },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  })

const signal = new AbortController().signal

test.each([
  ['fal:flux-dev', { kind: 'image', prompt: 'A fox', size: SIZE }, { images: [{ url: 'https://fal.media/files/a.png' }] }],
  [
    'fal:kling-2.5-turbo-pro',
    { kind: 'clip', prompt: 'The fox runs', seconds: 5, image: { hash: 'a', mediaType: 'image/png' } },
    { video: { url: 'https://fal.media/files/a.mp4' } },
  ],
] satisfies [string, MediaRequest, object][])(
  '%s: a job of fal waits in the queue, ends and says its units',
  async (id, request, output) => {
    const proxy = await startFalProxy()
    mock.onFalQueue(rowOf(id).endpoint, output, { billableUnits: 5 })
    const fal = connect('fal', proxy.origin)
    const submission = await fal.submit(rowOf(id), request, testContext())
    if (submission.state !== 'accepted') throw new Error('The job was not accepted')
    const states: JobState[] = []
    while (states.at(-1)?.state !== 'finished' && states.length < 5) states.push(await fal.check(rowOf(id), submission.job, signal))
    expect(states.map(({ state }) => state)).toEqual(['pending', 'finished'])
    const [url] = JSON.stringify(output).match(/https:[^"]+/u)!
    expect(resultOf(states.at(-1)!)).toEqual({ files: [{ url }], usage: { units: 5 } })
    expect(await fal.cancel(rowOf(id), submission.job, signal)).toBe('too_late')
    await proxy.close()
  },
)

test('a job of fal that waits is cancelled', async () => {
  const proxy = await startFalProxy()
  mock.onFalQueue(rowOf('fal:flux-dev').endpoint, { images: [] })
  const fal = connect('fal', proxy.origin)
  const submission = await fal.submit(rowOf('fal:flux-dev'), { kind: 'image', prompt: 'A fox', size: SIZE }, testContext())
  if (submission.state !== 'accepted') throw new Error('The job was not accepted')
  expect(await fal.cancel(rowOf('fal:flux-dev'), submission.job, signal)).toBe('cancelled')
  await proxy.close()
})
