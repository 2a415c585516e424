import { inspect } from 'node:util'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { JobReference, JobState } from '@fablecut/generation/provider/provider'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ComfyUiStandin, startComfyUiStandin } from '../../../../tests/standins/comfyui/start-comfyui-standin.ts'
import type { Fault } from '../../../../tests/standins/faults.ts'
import { connectComfyUi } from './connect-comfyui.ts'

const rowOf = (id: string): CatalogueRow => SHIPPED_ROWS.find((row) => row.id === `comfyui:${id}`)!
const [SDXL, WAN, ACE_STEP] = [rowOf('sdxl'), rowOf('wan2.2-5b'), rowOf('ace-step')]
const FRAME = { width: 1080, height: 1920 }
const IMAGE: MediaRequest = { kind: 'image', prompt: 'A fox', negativePrompt: 'text', seed: 7, size: FRAME }
const FIRST_FRAME = { hash: 'abc', mediaType: 'image/png' }
const CLIP: MediaRequest = { kind: 'clip', prompt: 'It runs', seed: 8, size: FRAME, seconds: 2, image: FIRST_FRAME }
const MUSIC: MediaRequest = { kind: 'music', prompt: 'calm, piano', seed: 9, seconds: 6 }

let standin: ComfyUiStandin
beforeEach(async () => {
  standin = await startComfyUiStandin()
})
afterEach(() => standin.close())

const connect = (apiKey: string | null = null, baseUrl = standin.origin) =>
  connectComfyUi({ provider: 'comfyui', name: 'COMFYUI_URL', baseUrl, apiKey, kinds: ['image', 'clip', 'music'], model: null })
const signal = new AbortController().signal
const contextOf = (callId: string, deadline = signal) => ({
  callId,
  signal: deadline,
  readFile: () => Promise.resolve(new Uint8Array([1, 2, 3])),
})
const CALL = 'run-1:image:shot-1'

async function submit(row: CatalogueRow, request: MediaRequest, callId = CALL): Promise<JobReference> {
  const submission = await connect().submit(row, request, contextOf(callId))
  if (submission.state !== 'accepted') throw new Error('ComfyUI queues its jobs')
  return submission.job
}

async function checkUntilEnd(row: CatalogueRow, job: JobReference): Promise<JobState> {
  for (let checks = 0; checks < 20; checks++) {
    const state = await connect().check(row, job, signal)
    if (state.state !== 'pending') return state
  }
  throw new Error('The job does not end')
}

async function fetchResult(state: JobState): Promise<{ mediaType: string | null; bytes: Uint8Array }> {
  const [file] = state.state === 'finished' ? state.result.files : []
  if (!file || !('url' in file)) throw new Error(`no file: ${JSON.stringify(state)}`)
  expect(connect().results.origins).toContain(new URL(file.url).origin)
  const response = await fetch(file.url)
  return { mediaType: response.headers.get('content-type'), bytes: await response.bytes() }
}

const errorOf = (made: Promise<unknown>): Promise<unknown> => made.catch((reason: unknown) => reason)

test('an image is made by the workflow of its row, in the size with the nearest shape', async () => {
  const state = await checkUntilEnd(SDXL, await submit(SDXL, IMAGE))
  expect(standin.workflows[0]).toMatchObject({
    3: { class_type: 'KSampler', inputs: { seed: 7, steps: 30 } },
    5: { inputs: { width: 768, height: 1344, batch_size: 1 } },
    6: { inputs: { text: 'A fox', clip: ['4', 1] } },
    7: { inputs: { text: 'text' } },
  })
  expect(state).toMatchObject({ state: 'finished', result: { usage: { usd: 0 } } })
  expect((await fetchResult(state)).mediaType).toBe('image/png')
})

test('a clip begins with the image that was uploaded', async () => {
  const state = await checkUntilEnd(WAN, await submit(WAN, CLIP))
  expect(standin.workflows[0]).toMatchObject({
    55: { inputs: { width: 704, height: 1280, length: 49, start_image: ['56', 0] } },
    56: { inputs: { image: 'fablecut/abc.png' } },
  })
  expect([...standin.uploads]).toEqual([['fablecut/abc.png', new Uint8Array([1, 2, 3])]])
  expect((await fetchResult(state)).mediaType).toBe('video/mp4')
})

test('a clip without the image that its workflow begins with is not submitted', async () => {
  expect(await errorOf(submit(WAN, { kind: 'clip', prompt: 'It runs', seconds: 2 }))).toMatchObject({
    code: 'invalid_request',
    isCharged: false,
  })
  expect(standin.requests).toEqual([])
})

test('music has the length that is asked for', async () => {
  const state = await checkUntilEnd(ACE_STEP, await submit(ACE_STEP, MUSIC))
  expect(standin.workflows[0]).toMatchObject({
    14: { inputs: { tags: 'calm, piano', lyrics: '[instrumental]' } },
    17: { inputs: { seconds: 6 } },
  })
  expect((await fetchResult(state)).mediaType).toBe('audio/mpeg')
})

test('jobs wait, run and end; results of several jobs are not mixed up', async () => {
  standin.script([{ fault: 'queue', checks: 2 }])
  const [waiting, other] = [await submit(SDXL, IMAGE), await submit(SDXL, IMAGE, 'run-1:image:shot-2')]
  expect(waiting.promptId).not.toBe(other.promptId)
  expect(await connect().check(SDXL, waiting, signal)).toEqual({ state: 'pending' })
  const [late, early] = [await checkUntilEnd(SDXL, waiting), await checkUntilEnd(SDXL, other)]
  expect((await fetchResult(late)).bytes).not.toEqual((await fetchResult(early)).bytes)
})

type Expected = { readonly code: string; readonly isCharged: boolean | null }
const SUBMISSION_FAULTS: readonly (readonly [Fault, Expected, queued: number])[] = [
  [{ fault: 'answer_lost' }, { code: 'outcome_unknown', isCharged: null }, 1],
  [{ fault: 'error_status', on: 'submit', status: 500 }, { code: 'outcome_unknown', isCharged: null }, 0],
  [{ fault: 'error_status', on: 'submit', status: 502 }, { code: 'outcome_unknown', isCharged: null }, 0],
  [{ fault: 'redirect', on: 'submit', to: 'http://169.254.169.254/latest' }, { code: 'invalid_request', isCharged: false }, 0],
  [{ fault: 'key_revoked', after: 0 }, { code: 'unauthorized', isCharged: false }, 0],
]

test.each(SUBMISSION_FAULTS)('a submission with %j is told apart, and made once', async (fault, expected, queued) => {
  standin.script([fault])
  expect(await errorOf(submit(SDXL, IMAGE))).toMatchObject(expected)
  expect(standin.requests.filter((request) => request === 'POST /prompt')).toHaveLength(1)
  expect(standin.ledger.charges).toHaveLength(queued)
})

test('a server that hangs is left at the deadline; one that is away was sent nothing', async () => {
  standin.script([{ fault: 'hang', on: 'submit' }])
  expect(await errorOf(connect().submit(SDXL, IMAGE, contextOf(CALL, AbortSignal.timeout(50))))).toMatchObject({ code: 'outcome_unknown' })
  const { origin } = standin
  await standin.close()
  expect(await errorOf(connect(null, origin).submit(WAN, CLIP, contextOf(CALL)))).toMatchObject({ code: 'not_sent', isCharged: false })
  standin = await startComfyUiStandin()
})

test('a refused workflow is told in words: what the server lacks, else what it said', async () => {
  const without = {
    ...SDXL,
    fixed: { ...SDXL.fixed, 4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'other.safetensors' } } },
  }
  expect(await errorOf(submit(without, IMAGE))).toMatchObject({
    code: 'invalid_request',
    isCharged: false,
    message: 'Node 4 (CheckpointLoaderSimple) needs the file other.safetensors as ckpt_name, which the server does not have.',
  })
  expect(standin.ledger.charges).toEqual([])
})

test('a job whose acceptance was not received is found by the id of its call, while it waits and when it is done', async () => {
  standin.script([{ fault: 'answer_lost' }, { fault: 'queue', checks: 3 }])
  await errorOf(submit(SDXL, IMAGE))
  const find = (callId: string) => connect().find!(SDXL, IMAGE, { ...contextOf(callId), since: new Date() })
  const waiting = await find(CALL)
  expect(waiting).toMatchObject({ promptId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u) })
  expect((await checkUntilEnd(SDXL, waiting as JobReference)).state).toBe('finished')
  expect(await find(CALL)).toEqual(waiting)
  expect(await find('another call')).toBe('none')
  expect(standin.ledger.charges).toHaveLength(1)
})

test('faults of the connection while a job runs say nothing of it', async () => {
  standin.script([
    { fault: 'queue', checks: 1 },
    { fault: 'error_status', on: 'status', status: 503, times: 2 },
  ])
  const job = await submit(SDXL, IMAGE)
  for (let i = 0; i < 2; i++) expect(await errorOf(connect().check(SDXL, job, signal))).toMatchObject({ code: 'not_sent' })
  expect((await checkUntilEnd(SDXL, job)).state).toBe('finished')
})

test.each<Fault>([
  { fault: 'unknown_status', word: 'warming_up' },
  { fault: 'media', as: 'not_json' },
])('what a check cannot read says nothing of the job: %j', async (fault) => {
  standin.script([fault])
  const job = await submit(SDXL, IMAGE)
  const first = await connect()
    .check(SDXL, job, signal)
    .catch((reason: unknown) => reason)
  expect(first).toMatchObject(fault.fault === 'media' ? { code: 'not_sent' } : { state: 'pending' })
  expect((await checkUntilEnd(SDXL, job)).state).toBe('finished')
})

test('the failure of an earlier submission is not taken for a job that is looked for', async () => {
  standin.script([{ fault: 'job_failed' }])
  await checkUntilEnd(SDXL, await submit(SDXL, IMAGE))
  expect(await connect().find!(SDXL, IMAGE, { ...contextOf(CALL), since: new Date() })).toBe('none')
})

test('a job that fails says in which node and why', async () => {
  standin.script([{ fault: 'job_failed' }])
  expect(await checkUntilEnd(SDXL, await submit(SDXL, IMAGE))).toMatchObject({
    state: 'failed',
    error: { code: 'failed', isCharged: false, message: 'Node 3 (KSampler): Allocation on device' },
  })
})

test('a server that was started again has forgotten its jobs: submitting again is free', async () => {
  standin.script([{ fault: 'queue', checks: 5 }])
  const job = await submit(SDXL, IMAGE)
  standin.restart()
  expect(await connect().check(SDXL, job, signal)).toMatchObject({
    state: 'failed',
    error: { code: 'expired', isCharged: false, retryable: true },
  })
  expect(await connect().find!(SDXL, IMAGE, { ...contextOf(CALL), since: new Date() })).toBe('none')
})

test('a workflow without the file that its row names has failed', async () => {
  const job = await submit(SDXL, IMAGE)
  expect(await checkUntilEnd({ ...SDXL, result: '8' }, job)).toMatchObject({ state: 'failed', error: { code: 'failed' } })
  expect(await checkUntilEnd({ ...SDXL, kind: 'clip', result: null }, job)).toMatchObject({ state: 'failed', error: { code: 'failed' } })
})

const postsOf = (): string[] => standin.requests.filter((request) => request.startsWith('POST /'))

test('a job is cancelled while it waits', async () => {
  standin.script([{ fault: 'queue', checks: 20 }])
  const job = await submit(SDXL, IMAGE)
  expect(await connect().cancel(SDXL, job, signal)).toBe('cancelled')
  expect(postsOf()).toEqual(['POST /prompt', 'POST /queue'])
  expect(await connect().check(SDXL, job, signal)).toMatchObject({ state: 'failed', error: { code: 'expired', isCharged: false } })
})

test('a job that runs is interrupted by its id, and no other is', async () => {
  standin.script([{ fault: 'queue', checks: 20 }], [{ fault: 'queue', checks: 40 }])
  const [running, other] = [await submit(SDXL, IMAGE, 'a'), await submit(SDXL, IMAGE, 'b')]
  for (let checks = 0; checks < 12; checks++) expect(await connect().check(SDXL, running, signal)).toEqual({ state: 'pending' })
  expect(await connect().cancel(SDXL, running, signal)).toBe('cancelled')
  expect(postsOf()).toEqual(['POST /prompt', 'POST /prompt', 'POST /interrupt'])
  expect(await connect().check(SDXL, running, signal)).toMatchObject({
    state: 'failed',
    error: { code: 'failed', message: 'It was interrupted' },
  })
  expect(await connect().check(SDXL, other, signal)).toEqual({ state: 'pending' })
})

test('a job that is done is not cancelled', async () => {
  const job = await submit(SDXL, IMAGE)
  await checkUntilEnd(SDXL, job)
  expect(await connect().cancel(SDXL, job, signal)).toBe('too_late')
  expect(postsOf()).toEqual(['POST /prompt'])
})

test('a job that goes on after its interruption is still fetched', async () => {
  standin.script([
    { fault: 'queue', checks: 3 },
    { fault: 'cancel', how: 'ignored' },
  ])
  const job = await submit(SDXL, IMAGE)
  for (let checks = 0; checks < 2; checks++) await connect().check(SDXL, job, signal)
  await connect().cancel(SDXL, job, signal)
  expect((await checkUntilEnd(SDXL, job)).state).toBe('finished')
})

test('a job of a server that is not connected any more is not asked for elsewhere', async () => {
  const job = await submit(SDXL, IMAGE)
  const before = standin.requests.length
  const checked = connect().check(SDXL, { ...job, baseUrl: 'http://gpu.example.org:8188' }, signal)
  expect(await errorOf(checked)).toMatchObject({ code: 'expired' })
  expect(standin.requests).toHaveLength(before)
})

test('a key for the proxy in front is in no job, result or error', async () => {
  const provider = connect('very-secret')
  standin.script([], [{ fault: 'key_revoked', after: 0 }])
  const submission = await provider.submit(SDXL, IMAGE, contextOf(CALL))
  const state = await provider.check(SDXL, (submission as { job: JobReference }).job, signal)
  const error = await errorOf(provider.submit(SDXL, IMAGE, contextOf(CALL)))
  expect(error).toMatchObject({ code: 'unauthorized' })
  expect(inspect([submission, state, error], { depth: 10, showHidden: true })).not.toContain('very-secret')
  expect(provider.results.headers).toEqual({ authorization: 'Bearer very-secret' })
})
