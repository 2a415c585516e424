import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import type { JobReference, Provider } from '@fablecut/generation/provider/provider'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Fault } from '../../../../tests/standins/faults.ts'
import { type FalStandin, startFalStandin } from '../../../../tests/standins/fal/start-fal-standin.ts'
import { answerJson, startServer } from '../../../../tests/standins/http-server.ts'
import { acceptedJob, endedJob, testContext } from '../jobs/testing/run-job.ts'
import { connectFal } from './connect-fal.ts'

const KEY = 'fal-secret-key'
const rowOf = (id: string): CatalogueRow => SHIPPED_ROWS.find((row) => row.id === id)!
const PAINTER = rowOf('fal:flux-dev')
const ANIMATOR = rowOf('fal:kling-2.5-turbo-pro')
const PICTURE: MediaRequest = { kind: 'image', prompt: 'A fox on a hill', size: { width: 320, height: 192 }, seed: 7 }
const image = { hash: 'first-frame', mediaType: 'image/png' }
const CLIP: MediaRequest = { kind: 'clip', prompt: 'The fox runs', seconds: 5, image }

let fal: FalStandin
let provider: Provider
const connect = (origin: string, apiKey: string | null = KEY): Provider =>
  connectFal({ provider: 'fal', name: 'FAL_KEY', baseUrl: origin, apiUrl: `${origin}/v1`, apiKey, kinds: ['image', 'clip'], model: null })

beforeEach(async () => {
  fal = await startFalStandin({ apiKey: KEY })
  provider = connect(fal.origin)
})
afterEach(() => fal.close())

const submit = (row = PAINTER, request = PICTURE) => provider.submit(row, request, testContext())
const check = (job: JobReference, row = PAINTER) => provider.check(row, job, new AbortController().signal)
const cancel = (job: JobReference) => provider.cancel(PAINTER, job, new AbortController().signal)

const accepted = (row = PAINTER, request = PICTURE) => acceptedJob(provider, row, request)
const ended = (job: JobReference, row = PAINTER) => endedJob(provider, row, job)

async function failureOf(job: JobReference): Promise<unknown> {
  const state = await ended(job)
  return state.state === 'failed' ? state.error : state
}

const submissions = () => fal.requests.filter((request) => request.startsWith('POST')).length

test('an image is submitted once, awaited in the queue and charged once', async () => {
  fal.script([{ fault: 'queue', checks: 3 }])
  const job = await accepted()
  expect(await check(job)).toEqual({ state: 'pending' })
  const state = await ended(job)
  expect(state).toEqual({ state: 'finished', result: { files: [{ url: `${fal.origin}/files/request-1` }], usage: { units: 1 } } })
  expect(fal.inputs).toEqual([{ prompt: 'A fox on a hill', seed: 7, image_size: { width: 320, height: 192 } }])
  expect(submissions()).toBe(1)
  expect(fal.ledger.charges).toEqual([{ job: 'request-1', usd: 0.04, evidence: '"A fox on a hill"' }])
})

test('a clip is made of an image that is in the body, and its seconds are reported', async () => {
  const job = await accepted(ANIMATOR, { ...CLIP, endImage: image, negativePrompt: 'text' })
  const file = 'data:image/png;base64,AQID'
  expect(fal.inputs).toEqual([{ prompt: 'The fox runs', negative_prompt: 'text', duration: '5', image_url: file, tail_image_url: file }])
  expect(await ended(job, ANIMATOR)).toMatchObject({ state: 'finished', result: { files: [{}], usage: { units: 5 } } })
})

test('music is made', async () => {
  const row = rowOf('fal:elevenlabs-music')
  const job = await accepted(row, { kind: 'music', prompt: 'Calm piano', seconds: 30 })
  expect(fal.inputs).toEqual([{ prompt: 'Calm piano', music_length_ms: 30_000, force_instrumental: true }])
  expect(await ended(job, row)).toMatchObject({ state: 'finished', result: { files: [{ url: `${fal.origin}/files/request-1` }] } })
})

test('a submission forbids fal to repeat it, bounds its wait and says where to announce its end', async () => {
  await provider.submit(PAINTER, PICTURE, { ...testContext(), webhookUrl: 'https://studio.example/hooks/call-1' })
  expect(fal.submitted.headers).toMatchObject({
    'x-fal-no-retry': '1',
    'x-fal-request-timeout': '300',
    'x-fal-object-lifecycle-preference': '{"expiration_duration_seconds":86400}',
  })
  expect(fal.submitted.url?.searchParams.get('fal_webhook')).toBe('https://studio.example/hooks/call-1')
})

test('every shipped row is submitted to its endpoint with its files', async () => {
  const all = { endImage: image, references: [image], audio: image, video: image, seconds: 5, size: { width: 1280, height: 720 } }
  const rows = SHIPPED_ROWS.filter(({ provider: name }) => name === 'fal')
  for (const row of rows) await submit(row, { ...CLIP, ...all, kind: row.kind })
  expect(fal.requests).toEqual(rows.map(({ endpoint }) => `POST /${endpoint}`))
  const needed = rows.map(({ send }) =>
    [send.image, send.endImage, send.audio, send.video, send.references].flatMap((field) => field?.to ?? []),
  )
  needed.forEach((names, index) => expect(Object.keys(fal.inputs[index]!)).toEqual(expect.arrayContaining(names)))
})

test('a request that the model cannot make is not sent', async () => {
  await expect(submit(ANIMATOR, { ...CLIP, image: undefined! })).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('image'),
  })
  fal.storage.fault = 'refuses'
  const large = { ...testContext(), readFile: async () => new Uint8Array(8_000_001) }
  await expect(provider.submit(ANIMATOR, CLIP, large)).rejects.toMatchObject({ code: 'invalid_request' })
  expect(fal.inputs).toEqual([])
})

/** What goes wrong with a submission, and what is then known of it. */
const SUBMISSION_FAULTS: readonly (readonly [Fault, object])[] = [
  [
    { fault: 'too_many_requests', retryAfter: '7' },
    { code: 'too_many_requests', retryAfterMs: 7000, isCharged: false },
  ],
  [
    { fault: 'too_many_requests', retryAfter: new Date(0).toUTCString() },
    { code: 'too_many_requests', retryAfterMs: 0 },
  ],
  [
    { fault: 'too_many_requests', retryAfter: null },
    { code: 'too_many_requests', retryAfterMs: null },
  ],
  [
    { fault: 'error_status', on: 'submit', status: 500 },
    { code: 'outcome_unknown', isCharged: null },
  ],
  [
    { fault: 'error_status', on: 'submit', status: 502 },
    { code: 'outcome_unknown', isCharged: null },
  ],
  [
    { fault: 'error_status', on: 'submit', status: 503 },
    { code: 'outcome_unknown', isCharged: null },
  ],
  [{ fault: 'answer_lost' }, { code: 'outcome_unknown', isCharged: null }],
  [
    { fault: 'media', as: 'not_json' },
    { code: 'outcome_unknown', isCharged: null },
  ],
  [{ fault: 'redirect', on: 'submit', to: 'http://169.254.169.254/' }, { code: 'invalid_request' }],
  [
    { fault: 'key_revoked', after: 0 },
    { code: 'unauthorized', isCharged: false },
  ],
  [{ fault: 'no_credit' }, { code: 'no_credit', isCharged: false }],
]

test.each(SUBMISSION_FAULTS)('a submission with %o is made once', async (fault, known) => {
  fal.script([fault])
  await expect(submit()).rejects.toMatchObject(known)
  expect(submissions()).toBe(1)
})

test('a submission that hangs ends with its signal, and may have been accepted', async () => {
  fal.script([{ fault: 'hang', on: 'submit' }])
  const controller = new AbortController()
  const sent = provider.submit(PAINTER, PICTURE, testContext(controller.signal))
  const aborting = expect
    .poll(submissions)
    .toBe(1)
    .then(() => controller.abort())
  await expect(sent).rejects.toMatchObject({ code: 'outcome_unknown' })
  await aborting
})

test('fal itself says that it did not take a request; a slow answer is awaited', async () => {
  fal.script([{ fault: 'slow', ms: 50 }])
  expect(await submit()).toMatchObject({ state: 'accepted' })
  const server = await startServer(({ response }) =>
    answerJson(response, 503, { detail: 'No runner', error_type: 'runner_scheduling_failure' }, { 'retry-after': '3' }),
  )
  await expect(connect(server.origin).submit(PAINTER, PICTURE, testContext())).rejects.toMatchObject({
    code: 'not_sent',
    retryAfterMs: 3000,
  })
  await server.close()
})

/** What goes wrong while a job is asked for: it is still made, and fetched once. */
const CHECK_FAULTS: readonly Fault[] = [
  { fault: 'queue', checks: 5 },
  { fault: 'slow', ms: 20 },
  { fault: 'error_status', on: 'status', status: 500 },
  { fault: 'error_status', on: 'status', status: 502, times: 3 },
  { fault: 'error_status', on: 'status', status: 503 },
  { fault: 'error_status', on: 'result', status: 500 },
  { fault: 'error_status', on: 'result', status: 502, times: 2 },
  { fault: 'error_status', on: 'result', status: 503 },
  { fault: 'status_regress' },
  { fault: 'unknown_status', word: 'PREPARING' },
  { fault: 'not_found_at_first', checks: 2 },
  { fault: 'accepted_twice' },
]

test.each(CHECK_FAULTS)('a job with %o is made', async (fault) => {
  fal.script([fault])
  const state = await ended(await accepted())
  expect(state).toMatchObject({ state: 'finished', result: { files: [{ url: `${fal.origin}/files/request-1` }] } })
  expect(submissions()).toBe(1)
  expect(fal.ledger.charges.map(({ job }) => job).toSorted()).toEqual(
    fault.fault === 'accepted_twice' ? ['request-1', 'request-2'] : ['request-1'],
  )
})

test('a job whose state cannot be read now is not given up', async () => {
  for (const place of ['status', 'result'] as const) {
    fal.script([{ fault: 'error_status', on: place, status: 502 }])
    await expect(check(await accepted())).rejects.toMatchObject({ code: 'not_sent', isCharged: false })
    fal.script([{ fault: 'redirect', on: place, to: 'http://10.0.0.1/' }])
    await expect(check(await accepted())).rejects.toMatchObject({ code: 'invalid_request' })
  }
  for (const after of [1, 2]) {
    fal.script([{ fault: 'key_revoked', after }])
    await expect(check(await accepted())).rejects.toMatchObject({ code: 'unauthorized' })
  }
})

test('asking for a job that hangs ends with its signal and says nothing of the job', async () => {
  fal.script([{ fault: 'hang', on: 'status' }])
  const job = await accepted()
  await expect(provider.check(PAINTER, job, AbortSignal.timeout(100))).rejects.toMatchObject({ code: 'not_sent' })
})

test('a job that fal never heard of is given up after a while', async () => {
  fal.script([{ fault: 'not_found_at_first', checks: 100 }])
  const job = await accepted()
  expect(await check(job)).toEqual({ state: 'pending' })
  expect(await check({ ...job, submittedAt: new Date(Date.now() - 60_000).toISOString() })).toMatchObject({
    state: 'failed',
    error: { code: 'expired', isCharged: null },
  })
})

test.each([
  [
    { fault: 'refused', by: 'code' },
    { code: 'content_refused', isCharged: null },
  ],
  [
    { fault: 'refused', by: 'words' },
    { code: 'content_refused', isCharged: null },
  ],
  [{ fault: 'job_failed' }, { code: 'failed', isCharged: false }],
  [{ fault: 'result_expired' }, { code: 'expired', isCharged: null }],
] as const)('a job with %o ends without a result', async (fault, known) => {
  fal.script([fault])
  expect(await failureOf(await accepted())).toMatchObject(known)
  expect(submissions()).toBe(1)
})

test('an input that the model does not take is not sent again, a passing failure may be', async () => {
  const answers = [
    [422, [{ loc: ['body', 'duration'], msg: 'unexpected value', type: 'value_error' }], 'invalid_request'],
    [500, [{ loc: ['body'], msg: 'try again', type: 'downstream_service_unavailable' }], 'failed'],
  ] as const
  for (const [status, detail, code] of answers) {
    const server = await startServer(({ url, response }) =>
      url.pathname.endsWith('/status') ? answerJson(response, 200, { status: 'COMPLETED' }) : answerJson(response, status, { detail }),
    )
    const job = {
      requestId: 'r',
      statusUrl: `${server.origin}/status`,
      responseUrl: `${server.origin}/r`,
      cancelUrl: '',
      submittedAt: new Date().toISOString(),
    }
    expect(await connect(server.origin).check(PAINTER, job, new AbortController().signal)).toMatchObject({
      state: 'failed',
      error: { code },
    })
    await server.close()
  }
})

test.each([
  [
    { images: [{ url: 'https://v3.fal.media/a.png' }], has_nsfw_concepts: [true] },
    { code: 'content_refused', isCharged: true },
  ],
  [{ images: [] }, { code: 'failed', isCharged: true }],
  [{ video: { url: 'https://v3.fal.media/a.mp4' } }, { code: 'failed', isCharged: true }],
])('a result %o is no image', async (output, known) => {
  const server = await startServer(({ url, response }) =>
    answerJson(response, 200, url.pathname.endsWith('/status') ? { status: 'COMPLETED' } : output),
  )
  const job = {
    requestId: 'r',
    statusUrl: `${server.origin}/status`,
    responseUrl: `${server.origin}/r`,
    cancelUrl: '',
    submittedAt: new Date().toISOString(),
  }
  expect(await connect(server.origin).check(PAINTER, job, new AbortController().signal)).toMatchObject({ state: 'failed', error: known })
  await server.close()
})

test('a result without a price is a result', async () => {
  fal.script([{ fault: 'no_price' }])
  expect(await ended(await accepted())).toEqual({ state: 'finished', result: { files: [{ url: `${fal.origin}/files/request-1` }] } })
})

test('a waiting job is cancelled and never charged; a finished one is not', async () => {
  fal.script([{ fault: 'queue', checks: 9 }], [], [{ fault: 'cancel', how: 'too_late' }], [{ fault: 'cancel', how: 'ignored' }])
  expect(await cancel(await accepted())).toBe('cancelled')
  expect(fal.ledger.charges).toEqual([])
  const finished = await accepted()
  await ended(finished)
  expect(await cancel(finished)).toBe('too_late')
  expect(await cancel(await accepted())).toBe('too_late')
  const ignored = await accepted()
  expect(await cancel(ignored)).toBe('cancelled')
  expect(await ended(ignored)).toMatchObject({ state: 'finished' })
})

test('a job that is no longer known cannot be cancelled', async () => {
  const server = await startServer(({ response }) => answerJson(response, 404, { status: 'NOT_FOUND' }))
  const job = {
    requestId: 'r',
    statusUrl: '',
    responseUrl: '',
    cancelUrl: `${server.origin}/cancel`,
    submittedAt: new Date().toISOString(),
  }
  expect(await connect(server.origin).cancel(PAINTER, job, new AbortController().signal)).toBe('too_late')
  await server.close()
})

test('a job whose answer was lost is found by what was sent, also on a later page', async () => {
  const since = new Date()
  for (const prompt of ['One', 'Two', 'Three']) await ended(await accepted(ANIMATOR, { ...CLIP, prompt }), ANIMATOR)
  fal.script([{ fault: 'answer_lost' }])
  await expect(submit(ANIMATOR, CLIP)).rejects.toMatchObject({ code: 'outcome_unknown' })
  const found = await provider.find!(ANIMATOR, CLIP, { ...testContext(), since })
  expect(found).toMatchObject({ requestId: 'request-4' })
  expect(await ended(found as JobReference, ANIMATOR)).toMatchObject({
    state: 'finished',
    result: { files: [{ url: `${fal.origin}/files/request-4` }] },
  })
  expect(submissions()).toBe(4)
  expect(fal.ledger.charges).toHaveLength(4)
})

test('a job of an earlier submission of the same request is not found again', async () => {
  const earlier = await accepted()
  await ended(earlier)
  const search = { ...testContext(), since: new Date(), earlier: [earlier] }
  expect(await provider.find!(PAINTER, PICTURE, search)).toBe('unknown')
  fal.script([{ fault: 'answer_lost' }])
  await expect(submit()).rejects.toMatchObject({ code: 'outcome_unknown' })
  expect(await provider.find!(PAINTER, PICTURE, search)).toMatchObject({ requestId: 'request-2' })
})

test('what is not listed may still wait: nothing is known of it', async () => {
  await ended(await accepted())
  const later = { ...testContext(), since: new Date(Date.now() + 120_000) }
  expect(await provider.find!(PAINTER, PICTURE, later)).toBe('unknown')
  const since = { ...testContext(), since: new Date() }
  for (const other of [{ prompt: 'A fox on a hil' }, { seed: 8 }, { size: { width: 320, height: 320 } }])
    expect(await provider.find!(PAINTER, { ...PICTURE, ...other }, since)).toBe('unknown')
  expect(await provider.find!(PAINTER, PICTURE, since)).toMatchObject({ requestId: 'request-1' })
  await expect(connect(fal.origin, 'other-key').find!(PAINTER, PICTURE, since)).rejects.toMatchObject({ code: 'unauthorized' })
})

test('a request that is listed without its input, as it is where fal keeps none, is passed over', async () => {
  const server = await startServer(({ response }) => answerJson(response, 200, { items: [{ request_id: 'r1' }] }))
  expect(await connect(server.origin).find!(PAINTER, PICTURE, { ...testContext(), since: new Date() })).toBe('unknown')
  await server.close()
})

test('addresses of other servers in an answer are replaced by those of the connection', async () => {
  const elsewhere = 'https://queue.example/requests/r1'
  const server = await startServer(({ response }) =>
    answerJson(response, 200, {
      request_id: 'r1',
      status_url: `${elsewhere}/status`,
      response_url: elsewhere,
      cancel_url: `${elsewhere}/cancel`,
    }),
  )
  const submission = await connect(`${server.origin}/proxy`).submit(PAINTER, PICTURE, testContext())
  const address = `${server.origin}/proxy/fal-ai/flux/requests/r1`
  expect(submission).toMatchObject({ job: { statusUrl: `${address}/status`, responseUrl: address, cancelUrl: `${address}/cancel` } })
  await server.close()
})

test('a stored job with an address of another server is never asked there', async () => {
  const job = { ...(await accepted()), statusUrl: 'http://169.254.169.254/status' }
  await expect(check(job)).rejects.toMatchObject({ code: 'invalid_request' })
})

test('neither errors nor jobs have the key', async () => {
  fal.script([{ fault: 'key_revoked', after: 0 }], [])
  const refused: unknown = await submit().catch((error: unknown) => error)
  const server = await startServer(({ headers, response }) => answerJson(response, 422, { detail: `bad ${headers.authorization}` }))
  const repeated: unknown = await connect(server.origin)
    .submit(PAINTER, PICTURE, testContext())
    .catch((error: unknown) => error)
  for (const each of [refused, repeated, await accepted()]) expect(inspect(each, { depth: 10, showHidden: true })).not.toContain(KEY)
  await server.close()
})
