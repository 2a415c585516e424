import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { JobReference, Provider } from '@fablecut/generation/provider/provider'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Fault } from '../../../../tests/standins/faults.ts'
import { answerJson, startServer } from '../../../../tests/standins/http-server.ts'
import { type ReplicateStandin, startReplicateStandin } from '../../../../tests/standins/replicate/start-replicate-standin.ts'
import { acceptedJob, endedJob, testContext } from '../jobs/testing/run-job.ts'
import { connectReplicate } from './connect-replicate.ts'

const KEY = 'r8-secret-key'
const ROWS = SHIPPED_ROWS.filter(({ provider: name }) => name === 'replicate')
const PAINTER = ROWS.find(({ id }) => id === 'replicate:flux-kontext-pro')!
const PICTURE: MediaRequest = { kind: 'image', prompt: 'A fox on a hill', size: { width: 1280, height: 720 }, seed: 7 }
const image = { hash: 'poppy', mediaType: 'image/png' }
const INPUT = { prompt: 'A fox on a hill', seed: 7, aspect_ratio: '16:9', output_format: 'png' }

let replicate: ReplicateStandin
let provider: Provider
const connect = (baseUrl: string, apiKey: string | null = KEY): Provider =>
  connectReplicate({ provider: 'replicate', name: 'REPLICATE_API_TOKEN', baseUrl, apiKey, kinds: ['image'], model: null })

beforeEach(async () => {
  replicate = await startReplicateStandin({ apiKey: KEY })
  provider = connect(replicate.baseUrl)
})
afterEach(() => replicate.close())

const submit = (row = PAINTER, request = PICTURE) => provider.submit(row, request, testContext())
const check = (job: JobReference, row = PAINTER) => provider.check(row, job, new AbortController().signal)
const cancel = (job: JobReference) => provider.cancel(PAINTER, job, new AbortController().signal)
const submissions = () => replicate.requests.filter((request) => request.startsWith('POST') && !request.endsWith('cancel')).length

const accepted = (row = PAINTER, request = PICTURE) => acceptedJob(provider, row, request)
const ended = (job: JobReference, row = PAINTER) => endedJob(provider, row, job)

test('an image is submitted once with a deadline, without waiting for it, and charged once', async () => {
  replicate.script([{ fault: 'queue', checks: 3 }])
  const job = await accepted()
  expect(await check(job)).toEqual({ state: 'pending' })
  expect(await ended(job)).toEqual({ state: 'finished', result: { files: [{ url: `${replicate.origin}/files/prediction-1` }] } })
  expect(replicate.requests[0]).toBe('POST /v1/models/black-forest-labs/flux-kontext-pro/predictions')
  expect(replicate.bodies).toEqual([{ input: INPUT }])
  expect(replicate.submitted.headers).toMatchObject({ 'cancel-after': '300s' })
  expect(replicate.submitted.headers).not.toHaveProperty('prefer')
  expect(submissions()).toBe(1)
  expect(replicate.ledger.charges).toEqual([{ job: 'prediction-1', usd: 0.025, evidence: '"A fox on a hill"' }])
})

test('every shipped row is submitted to its model with its files, and its output is read', async () => {
  for (const row of ROWS) {
    const inputs = {
      ...(row.send.image && { image }),
      ...(row.send.audio && { audio: { hash: 'b', mediaType: 'audio/mp4' } }),
      ...(row.send.video && { video: { hash: 'c', mediaType: 'video/mp4' } }),
    }
    const job = await accepted(row, { ...PICTURE, kind: row.kind, references: [image], ...inputs })
    expect(await ended(job, row)).toMatchObject({ state: 'finished', result: { files: [{ url: expect.stringContaining('/files/') }] } })
  }
  expect(replicate.requests.filter((request) => request.startsWith('POST'))).toEqual(
    ROWS.map(({ endpoint }) => `POST /v1/models/${endpoint}/predictions`),
  )
  expect(replicate.bodies[0]?.input).toMatchObject({ input_image: 'data:image/png;base64,AQID' })
  const talk = replicate.bodies[ROWS.findIndex(({ kind }) => kind === 'talk')]?.input
  expect(talk).toEqual({ image: 'data:image/png;base64,AQID', audio: 'data:audio/mp4;base64,AQID' })
})

test('a version of a model is submitted by itself, and an end is announced where there is an address', async () => {
  const row: CatalogueRow = { ...PAINTER, endpoint: 'someone/painter:abc123' }
  await provider.submit(row, PICTURE, { ...testContext(), webhookUrl: 'https://studio.example/hooks/call-1' })
  expect(replicate.requests).toEqual(['POST /v1/predictions'])
  const webhook = { webhook: 'https://studio.example/hooks/call-1', webhook_events_filter: ['completed'] }
  expect(replicate.bodies).toEqual([{ version: 'abc123', input: INPUT, ...webhook }])
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
    { code: 'too_many_requests', retryAfterMs: 30_000 },
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
  replicate.script([fault])
  await expect(submit()).rejects.toMatchObject(known)
  expect(submissions()).toBe(1)
})

test('a submission that hangs ends with its signal, and may have been accepted', async () => {
  replicate.script([{ fault: 'hang', on: 'submit' }])
  const controller = new AbortController()
  const sent = provider.submit(PAINTER, PICTURE, testContext(controller.signal))
  const aborting = expect
    .poll(submissions)
    .toBe(1)
    .then(() => controller.abort())
  await expect(sent).rejects.toMatchObject({ code: 'outcome_unknown' })
  await aborting
})

test('an input that the model does not take is refused before anything is made', async () => {
  const { prompt: _prompt, ...send } = PAINTER.send
  await expect(submit({ ...PAINTER, send })).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('prompt is required'),
  })
  expect(replicate.bodies).toEqual([])
})

/** What goes wrong while a job is asked for: it is still made. */
const CHECK_FAULTS: readonly Fault[] = [
  { fault: 'queue', checks: 5 },
  { fault: 'slow', ms: 20 },
  { fault: 'error_status', on: 'status', status: 500 },
  { fault: 'error_status', on: 'status', status: 502, times: 3 },
  { fault: 'error_status', on: 'status', status: 503 },
  { fault: 'unknown_status', word: 'booting' },
  { fault: 'not_found_at_first', checks: 2 },
  { fault: 'accepted_twice' },
]

test.each(CHECK_FAULTS)('a job with %o is made', async (fault) => {
  replicate.script([fault])
  expect(await ended(await accepted())).toMatchObject({
    state: 'finished',
    result: { files: [{ url: `${replicate.origin}/files/prediction-1` }] },
  })
  expect(submissions()).toBe(1)
  const charged = replicate.ledger.charges.map(({ job }) => job).toSorted()
  expect(charged).toEqual(fault.fault === 'accepted_twice' ? ['prediction-1', 'prediction-2'] : ['prediction-1'])
})

test('a job that is said to run again after it was done is pending once more', async () => {
  replicate.script([{ fault: 'status_regress' }])
  const job = await accepted()
  expect(await check(job)).toMatchObject({ state: 'finished' })
  expect(await check(job)).toEqual({ state: 'pending' })
  expect(await check(job)).toMatchObject({ state: 'finished' })
  expect(replicate.ledger.charges).toHaveLength(1)
})

test('a job whose state cannot be read now is not given up', async () => {
  replicate.script([{ fault: 'error_status', on: 'status', status: 502 }])
  await expect(check(await accepted())).rejects.toMatchObject({ code: 'not_sent', isCharged: false })
  replicate.script([{ fault: 'redirect', on: 'status', to: 'http://10.0.0.1/' }])
  await expect(check(await accepted())).rejects.toMatchObject({ code: 'invalid_request' })
  replicate.script([{ fault: 'key_revoked', after: 1 }])
  await expect(check(await accepted())).rejects.toMatchObject({ code: 'unauthorized' })
  replicate.script([{ fault: 'hang', on: 'status' }])
  const job = await accepted()
  await expect(provider.check(PAINTER, job, AbortSignal.timeout(100))).rejects.toMatchObject({ code: 'not_sent' })
})

test('a job that was never heard of is given up after a while', async () => {
  replicate.script([{ fault: 'not_found_at_first', checks: 100 }])
  const job = { ...(await accepted()), submittedAt: new Date(Date.now() - 60_000).toISOString() }
  expect(await check(job)).toMatchObject({ state: 'failed', error: { code: 'expired', isCharged: null } })
})

test.each([
  [
    { fault: 'refused', by: 'words' },
    { code: 'content_refused', isCharged: null },
  ],
  [{ fault: 'job_failed' }, { code: 'failed', isCharged: null }],
  [{ fault: 'result_expired' }, { code: 'expired', isCharged: true }],
] as const)('a job with %o ends without a result', async (fault, known) => {
  replicate.script([fault])
  expect(await ended(await accepted())).toMatchObject({ state: 'failed', error: known })
  expect(submissions()).toBe(1)
})

test.each([
  [{ status: 'aborted' }, { code: 'deadline_passed', isCharged: false }],
  [
    { status: 'canceled', started_at: null },
    { code: 'deadline_passed', isCharged: false },
  ],
  [
    { status: 'canceled', started_at: '2026-11-23T10:00:00Z' },
    { code: 'deadline_passed', isCharged: null },
  ],
  [
    { status: 'succeeded', output: null },
    { code: 'failed', isCharged: true },
  ],
])('a prediction %o made nothing', async (shown, known) => {
  const server = await startServer(({ response }) => answerJson(response, 200, { id: 'p', ...shown }))
  const job = { id: 'p', getUrl: `${server.origin}/p`, cancelUrl: '', submittedAt: new Date().toISOString() }
  expect(await connect(server.origin).check(PAINTER, job, new AbortController().signal)).toMatchObject({ state: 'failed', error: known })
  await server.close()
})

test('a waiting job is cancelled and never charged; a finished one is not', async () => {
  replicate.script(
    [{ fault: 'queue', checks: 9 }],
    [{ fault: 'cancel', how: 'too_late' }],
    [
      { fault: 'cancel', how: 'ignored' },
      { fault: 'queue', checks: 2 },
    ],
  )
  const waiting = await accepted()
  expect(await cancel(waiting)).toBe('cancelled')
  expect(await check(waiting)).toMatchObject({ state: 'failed', error: { code: 'deadline_passed' } })
  expect(replicate.ledger.charges).toEqual([])
  expect(await cancel(await accepted())).toBe('too_late')
  const ignored = await accepted()
  expect(await cancel(ignored)).toBe('cancelled')
  expect(await ended(ignored)).toMatchObject({ state: 'finished' })
})

test('a job whose answer was lost is found by what was sent, also on a later page', async () => {
  const since = new Date()
  const request = { ...PICTURE, references: [image] }
  replicate.script([{ fault: 'answer_lost' }])
  await expect(submit(PAINTER, request)).rejects.toMatchObject({ code: 'outcome_unknown' })
  for (const prompt of ['One', 'Two', 'Three']) await accepted(PAINTER, { ...request, prompt })
  const found = await provider.find!(PAINTER, request, { ...testContext(), since })
  expect(found).toMatchObject({ id: 'prediction-1' })
  expect(await ended(found as JobReference)).toMatchObject({ state: 'finished' })
  expect(submissions()).toBe(4)
})

test('a prediction of an earlier submission of the same request is not found again', async () => {
  const search = { ...testContext(), since: new Date(), earlier: [await accepted()] }
  expect(await provider.find!(PAINTER, PICTURE, search)).toBe('unknown')
  replicate.script([{ fault: 'answer_lost' }])
  await expect(submit()).rejects.toMatchObject({ code: 'outcome_unknown' })
  expect(await provider.find!(PAINTER, PICTURE, search)).toMatchObject({ id: 'prediction-2' })
})

test('nothing is known of what is not listed, is older or was sent to another model', async () => {
  await accepted()
  const since = { ...testContext(), since: new Date() }
  expect(await provider.find!(PAINTER, { ...PICTURE, seed: 8 }, since)).toBe('unknown')
  expect(await provider.find!({ ...PAINTER, endpoint: 'someone/painter' }, PICTURE, since)).toBe('unknown')
  expect(await provider.find!(PAINTER, PICTURE, { ...since, since: new Date(Date.now() + 120_000) })).toBe('unknown')
  expect(await provider.find!(PAINTER, PICTURE, since)).toMatchObject({ id: 'prediction-1' })
  await expect(connect(replicate.baseUrl, 'other').find!(PAINTER, PICTURE, since)).rejects.toMatchObject({ code: 'unauthorized' })
})

test('addresses of other servers are never asked', async () => {
  const elsewhere = 'https://api.example/v1/predictions/p'
  const server = await startServer(({ response }) =>
    answerJson(response, 201, { id: 'p', status: 'starting', urls: { get: elsewhere, cancel: `${elsewhere}/cancel` } }),
  )
  const submission = await connect(`${server.origin}/v1`).submit(PAINTER, PICTURE, testContext())
  const address = `${server.origin}/v1/predictions/p`
  expect(submission).toMatchObject({ job: { getUrl: address, cancelUrl: `${address}/cancel` } })
  await server.close()
  await expect(check({ ...(await accepted()), getUrl: elsewhere })).rejects.toMatchObject({ code: 'invalid_request' })
})

test('neither errors nor jobs have the key', async () => {
  replicate.script([{ fault: 'key_revoked', after: 0 }], [])
  const refused: unknown = await submit().catch((error: unknown) => error)
  const server = await startServer(({ headers, response }) => answerJson(response, 422, { detail: `bad ${headers.authorization}` }))
  const repeated: unknown = await connect(server.origin)
    .submit(PAINTER, PICTURE, testContext())
    .catch((error: unknown) => error)
  for (const each of [refused, repeated, await accepted()]) expect(inspect(each, { depth: 10, showHidden: true })).not.toContain(KEY)
  await server.close()
})
