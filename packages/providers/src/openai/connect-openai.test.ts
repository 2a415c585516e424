import { inspect } from 'node:util'
import { ownServerRow } from '@fablecut/generation/catalogue/own-server-row'
import { requestCost } from '@fablecut/generation/catalogue/request-cost'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import type { CallContext, Provider } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import type { MediaResult } from '@fablecut/generation/requests/media-result'
import { loadImage } from '@napi-rs/canvas'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '../../../../tests/standins/faults.ts'
import { imageOf, wavOf } from '../../../../tests/standins/media.ts'
import { type OpenAiStandin, startOpenAiStandin } from '../../../../tests/standins/openai/start-openai-standin.ts'
import { connectProvider } from '../connect-provider.ts'

const KEY = 'secret-key'
let standin: OpenAiStandin
beforeEach(async () => {
  standin = await startOpenAiStandin()
})
afterEach(() => standin.close())

const provider = (apiKey: string | null = KEY): Provider =>
  connectProvider({
    provider: 'openai',
    name: 'OPENAI_API_KEY',
    baseUrl: standin.baseUrl,
    apiKey,
    kinds: ['image', 'speech', 'transcription'],
    model: null,
  })

const ROWS = SHIPPED_ROWS.filter((row) => row.provider === 'openai')
const rowOf = (kind: CatalogueRow['kind']): CatalogueRow => ROWS.find((row) => row.kind === kind)!

const REQUESTS: Readonly<Record<'image' | 'speech' | 'transcription', MediaRequest>> = {
  image: { kind: 'image', prompt: 'A fox on a hill', size: { width: 720, height: 1280 }, quality: 'low', seed: 7 },
  speech: { kind: 'speech', prompt: 'Once upon a time, there was a fox.', voice: 'hazel', language: 'en' },
  transcription: { kind: 'transcription', prompt: '', audio: { hash: 'a', mediaType: 'audio/wav' }, language: 'de-AT' },
}

const context = (signal = new AbortController().signal): CallContext => ({
  callId: 'call-1',
  signal,
  readFile: async ({ hash }) => (hash === 'a' ? wavOf('a', 1) : imageOf(hash, { width: 8, height: 8 })),
})

async function make(request: MediaRequest, row = rowOf(request.kind), by = provider()): Promise<MediaResult> {
  const submission = await by.submit(row, request, context())
  if (submission.state !== 'finished') throw new Error('A synchronous call was accepted as a job')
  return submission.result
}

async function failureOf(made: Promise<unknown>): Promise<ProviderError> {
  const error: unknown = await made.catch((reason: unknown) => reason)
  if (!(error instanceof ProviderError)) throw new Error('The call did not fail', { cause: error })
  return error
}

const bytesOf = (result: MediaResult): Uint8Array => {
  const [file] = result.files
  if (!file || !('bytes' in file)) throw new Error('The result has no bytes')
  return file.bytes
}

describe('shipped rows', () => {
  test('an image is asked for in the nearest shape, and its quality sets the price', async () => {
    const result = await make(REQUESTS.image)
    expect(standin.calls).toEqual([
      {
        path: '/v1/images/generations',
        fields: { model: 'gpt-image-2', prompt: 'A fox on a hill', size: '1024x1536', quality: 'low' },
        files: {},
      },
    ])
    expect(bytesOf(result)).toEqual(Buffer.from(imageOf('job-1', { width: 1024, height: 1536 })))
    expect(result).toMatchObject({ files: [{ mediaType: 'image/png' }], usage: { unit: 'token', units: 1634 } })
    expect(standin.ledger.totalUsd()).toBe(requestCost(rowOf('image'), REQUESTS.image))
  })

  test('an image with references is an edit with their files', async () => {
    const references = ['poppy', 'tom'].map((hash) => ({ hash, mediaType: 'image/jpeg' }))
    const result = await make({ ...REQUESTS.image, references })
    const file = { name: 'file.jpg', type: 'image/jpeg', bytes: expect.any(Number) }
    expect(standin.calls).toEqual([
      {
        path: '/v1/images/edits',
        fields: { model: 'gpt-image-2', prompt: 'A fox on a hill', size: '1024x1536', quality: 'low' },
        files: { 'image[]': [file, file] },
      },
    ])
    const image = await loadImage(Buffer.from(bytesOf(result)))
    expect([image.width, image.height]).toEqual([1024, 1536])
  })

  test('speech is a WAV file by a voice that is like the picked one', async () => {
    const result = await make(REQUESTS.speech)
    expect(standin.calls[0]).toMatchObject({
      path: '/v1/audio/speech',
      fields: { model: 'gpt-4o-mini-tts', input: REQUESTS.speech.prompt, voice: 'coral', response_format: 'wav' },
    })
    expect(String(Buffer.from(bytesOf(result).subarray(0, 4)))).toBe('RIFF')
    expect(result).toMatchObject({ files: [{ mediaType: 'audio/wav' }] })
    expect(result.words).toBeUndefined()
    await make({ ...REQUESTS.speech, voice: 'voice-en-someone' })
    expect(standin.calls[1]!.fields.voice).toBe('alloy')
  })

  test('a transcription has words with times and no files', async () => {
    const { files, words } = await make(REQUESTS.transcription)
    expect(files).toEqual([])
    expect(words).toHaveLength(5)
    expect(words![1]).toEqual({ text: 'upon', startSeconds: 0.4, endSeconds: 0.8 })
    expect(standin.calls[0]).toEqual({
      path: '/v1/audio/transcriptions',
      fields: { model: 'whisper-1', response_format: 'verbose_json', 'timestamp_granularities[]': 'word', language: 'de' },
      files: { file: [{ name: 'file.wav', type: 'audio/wav', bytes: wavOf('a', 1).length }] },
    })
  })

  test('a model that reports no times is not asked for them, and gives its text', async () => {
    const row = SHIPPED_ROWS.find(({ id }) => id === 'openai:gpt-transcribe')!
    expect(await make(REQUESTS.transcription, row)).toEqual({ files: [], text: 'once upon a time job-1' })
    expect(standin.calls[0]!.fields).toEqual({ model: 'gpt-transcribe' })
  })

  test('the price is left out where the server does not report it', async () => {
    standin.script([{ fault: 'no_price' }])
    expect(await make(REQUESTS.image)).not.toHaveProperty('usage')
  })
})

describe('a server of one’s own', () => {
  beforeEach(async () => {
    await standin.close()
    standin = await startOpenAiStandin({ apiKey: null, models: ['sdxl', 'kokoro', 'whisper-large'], isKokoro: true })
  })

  test('is asked for bytes, in the size of the film', async () => {
    const row = ownServerRow('image', 'sdxl')
    await make(REQUESTS.image, row, provider(null))
    expect(standin.calls[0]!.fields).toEqual({ model: 'sdxl', prompt: 'A fox on a hill', size: '720x1280', response_format: 'b64_json' })
    expect(requestCost(row, REQUESTS.image)).toBe(0)
  })

  test('that is Kokoro tells when words are spoken, with their punctuation', async () => {
    const { files, words } = await make(REQUESTS.speech, ownServerRow('speech', 'kokoro'), provider(null))
    expect(standin.calls.map(({ path }) => path)).toEqual(['/dev/captioned_speech'])
    expect(files).toMatchObject([{ mediaType: 'audio/wav' }])
    expect(words!.map(({ text }) => text).join(' ')).toBe(REQUESTS.speech.prompt)
    expect(words!.at(-1)!.endSeconds).toBeGreaterThan(words!.at(-1)!.startSeconds)
  })

  test('that has the model of Kokoro only is asked for speech without times', async () => {
    await standin.close()
    standin = await startOpenAiStandin({ apiKey: null, models: ['kokoro'] })
    const result = await make(REQUESTS.speech, ownServerRow('speech', 'kokoro'), provider(null))
    expect(standin.calls.map(({ path }) => path)).toEqual(['/v1/audio/speech'])
    expect(result.words).toBeUndefined()
  })

  test('may answer with addresses of its own', async () => {
    standin.script([{ fault: 'result_expired' }])
    const result = await make(REQUESTS.image, ownServerRow('image', 'sdxl'), provider(null))
    expect(result.files).toEqual([{ url: `${standin.origin}/expired.png` }])
    expect(provider(null).results).toEqual({ origins: [standin.origin], headers: {} })
  })
})

/** What a fault is, whether its call is charged, and whether the answer says when to come back. */
const FAULTS: readonly [Fault, ProviderError['code'], Partial<ProviderError>, charges: number][] = [
  [{ fault: 'too_many_requests', retryAfter: '7' }, 'too_many_requests', { retryAfterMs: 7000 }, 0],
  [{ fault: 'too_many_requests', retryAfter: null }, 'too_many_requests', { retryAfterMs: null }, 0],
  [{ fault: 'no_credit' }, 'no_credit', {}, 0],
  [{ fault: 'refused', by: 'code' }, 'content_refused', {}, 0],
  [{ fault: 'refused', by: 'words' }, 'content_refused', {}, 0],
  [{ fault: 'key_revoked', after: 0 }, 'unauthorized', {}, 0],
  [{ fault: 'redirect', on: 'submit', to: 'http://169.254.169.254/' }, 'invalid_request', {}, 0],
  [{ fault: 'error_status', on: 'submit', status: 500 }, 'outcome_unknown', { isCharged: null }, 0],
  [{ fault: 'error_status', on: 'submit', status: 503 }, 'outcome_unknown', { isCharged: null }, 0],
  [{ fault: 'error_status', on: 'result', status: 502 }, 'outcome_unknown', { isCharged: null }, 1],
  [{ fault: 'answer_lost' }, 'outcome_unknown', { isCharged: null }, 1],
  [{ fault: 'media', as: 'html' }, 'outcome_unknown', { isCharged: null }, 1],
  [{ fault: 'media', as: 'huge' }, 'failed', { isCharged: null }, 1],
]

describe.each(Object.values(REQUESTS))('faults of $kind', (request) => {
  const possible = FAULTS.filter(([fault]) => request.kind !== 'transcription' || !('as' in fault && fault.as === 'huge'))
  test.each(possible)('%o is %s', async (fault, code, rest, charges) => {
    standin.script([fault])
    expect(await failureOf(make(request))).toMatchObject({ code, ...rest })
    expect(standin.ledger.charges).toHaveLength(charges)
    expect(await make(request)).toMatchObject({ files: expect.anything() })
  })

  test('a server that hangs is left when the signal fires, and nobody knows whether it made anything', async () => {
    standin.script([{ fault: 'hang', on: 'result' }])
    const controller = new AbortController()
    const submitted = failureOf(provider().submit(rowOf(request.kind), request, context(controller.signal)))
    await expect.poll(() => standin.ledger.charges.length).toBe(1)
    controller.abort()
    expect(await submitted).toMatchObject({ code: 'outcome_unknown' })
  })

  test('a server that is away was sent nothing', async () => {
    const by = provider()
    await standin.close()
    expect(await failureOf(make(request, rowOf(request.kind), by))).toMatchObject({ code: 'not_sent', isCharged: false })
    standin = await startOpenAiStandin()
  })

  test('no error has the key', async () => {
    const faults: readonly Fault[] = [{ fault: 'key_revoked', after: 0 }, { fault: 'answer_lost' }, { fault: 'no_credit' }]
    for (const fault of faults) {
      standin.script([fault])
      expect(inspect(await failureOf(make(request)), { depth: 10, showHidden: true })).not.toContain(KEY)
    }
    expect(await failureOf(make(request, rowOf(request.kind), provider('sk-wrong')))).toMatchObject({ code: 'unauthorized' })
  })
})

test('an answer in time is used, however slow, and a request that is charged twice is made once', async () => {
  standin.script([{ fault: 'slow', ms: 30 }, { fault: 'accepted_twice' }])
  expect(bytesOf(await make(REQUESTS.image))).not.toHaveLength(0)
  expect(standin.calls).toHaveLength(1)
  expect(standin.ledger.charges.map(({ job }) => job)).toEqual(['job-1', 'job-1'])
})

test('an answer without an image or with an empty sound is a failure that may have been charged', async () => {
  for (const request of [REQUESTS.image, REQUESTS.speech]) {
    standin.script([{ fault: 'media', as: 'empty' }])
    expect(await failureOf(make(request))).toMatchObject({ code: 'failed', isCharged: null })
  }
})

test('an answer that ends in the middle is no answer', async () => {
  standin.script([{ fault: 'media', as: 'not_json' }])
  expect(await failureOf(make(REQUESTS.image))).toMatchObject({ code: 'outcome_unknown' })
})

test('a text that is too long is not said in part', async () => {
  expect(await failureOf(make({ ...REQUESTS.speech, prompt: 'fox '.repeat(1025) }))).toMatchObject({ code: 'invalid_request' })
  expect(standin.calls).toEqual([])
})

test('a model that the server does not have, and a kind that it cannot make, will fail again', async () => {
  expect(await failureOf(make(REQUESTS.image, ownServerRow('image', 'unknown')))).toMatchObject({
    code: 'invalid_request',
    message: expect.stringMatching(/'unknown' does not exist/),
  })
  expect(await failureOf(make({ kind: 'clip', prompt: 'A fox runs' }, rowOf('image')))).toMatchObject({ code: 'invalid_request' })
  expect(standin.ledger.charges).toEqual([])
})

test('there are no jobs to ask for or to cancel', async () => {
  const { signal } = new AbortController()
  expect(await provider().check(rowOf('image'), {}, signal)).toMatchObject({ state: 'failed', error: { code: 'expired' } })
  expect(await provider().cancel(rowOf('image'), {}, signal)).toBe('unsupported')
  expect(provider().find).toBeUndefined()
})
