import { inspect } from 'node:util'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { withVoice } from '@fablecut/generation/catalogue/row-voice'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import type { MediaResult } from '@fablecut/generation/requests/media-result'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { API_KEY, type ElevenLabsStandin, startElevenLabsStandin } from '../../../../tests/standins/elevenlabs/start-elevenlabs-standin.ts'
import type { Fault } from '../../../../tests/standins/faults.ts'
import { connectElevenLabs } from './connect-elevenlabs.ts'

const rowOf = (id: string): CatalogueRow => SHIPPED_ROWS.find((row) => row.id === `elevenlabs:${id}`)!
const [MULTILINGUAL, FLASH, MUSIC] = [rowOf('multilingual-v2'), rowOf('flash-v2.5'), rowOf('music-v1')]
const SPEECH: MediaRequest = { kind: 'speech', prompt: 'The lighthouse keeper, Mira, waves.', voice: 'auto', language: 'en-US', seed: 7 }
const SONG: MediaRequest = { kind: 'music', prompt: 'Calm piano', seconds: 12 }

let standin: ElevenLabsStandin
beforeEach(async () => {
  standin = await startElevenLabsStandin()
})
afterEach(() => standin.close())

const connect = (changes: { readonly apiKey?: string } = {}) =>
  connectElevenLabs({
    provider: 'elevenlabs',
    name: 'ELEVENLABS_API_KEY',
    baseUrl: standin.origin,
    apiKey: API_KEY,
    kinds: ['speech', 'music'],
    model: null,
    ...changes,
  })
const context = (signal = new AbortController().signal) => ({
  callId: 'run-1:speech:shot-1',
  signal,
  readFile: () => Promise.reject(new Error('no files')),
})
const submit = async (row: CatalogueRow, request: MediaRequest, changes?: Parameters<typeof connect>[0]): Promise<MediaResult> => {
  const submission = await connect(changes).submit(row, request, context())
  if (submission.state !== 'finished') throw new Error('ElevenLabs answers at once')
  return submission.result
}
const bytesOf = ({ files: [file] }: MediaResult): Uint8Array => (file && 'bytes' in file ? file.bytes : new Uint8Array())
const errorOf = (submitted: Promise<unknown>): Promise<unknown> => submitted.catch((reason: unknown) => reason)

test('speech comes with the times of its words', async () => {
  const result = await submit(MULTILINGUAL, SPEECH)
  expect(standin.bodies).toEqual([
    { voice: 'JBFqnCBsd6RMkjVDRZzb', body: { text: SPEECH.prompt, seed: 7, model_id: 'eleven_multilingual_v2' } },
  ])
  expect(result).toMatchObject({ files: [{ mediaType: 'audio/mpeg' }] })
  expect(result.words?.map(({ text }) => text)).toEqual(['The', 'lighthouse', 'keeper,', 'Mira,', 'waves.'])
  expect(result.words?.at(-1)).toEqual({ text: 'waves.', startSeconds: 1.74, endSeconds: 2.1 })
  expect(bytesOf(result).length).toBeGreaterThan(1000)
  expect(standin.requests).toEqual(['POST /v1/text-to-speech/JBFqnCBsd6RMkjVDRZzb/with-timestamps'])
})

test('the voice is that of the row for the picked one, or that of the connection', async () => {
  await submit(FLASH, { ...SPEECH, voice: 'ivy' })
  await submit(withVoice(MULTILINGUAL, 'my-own-voice'), { ...SPEECH, voice: 'ivy' })
  await submit(MULTILINGUAL, { ...SPEECH, voice: 'voice-en-someone' })
  expect(standin.bodies.map(({ voice }) => voice)).toEqual(['EXAVITQu4vr4xnSDxMaL', 'my-own-voice', 'JBFqnCBsd6RMkjVDRZzb'])
  expect(standin.bodies[0]!.body).toMatchObject({ model_id: 'eleven_flash_v2_5', language_code: 'en' })
})

test('music is without voices unless a song is asked for, and of the nearest length that is offered', async () => {
  const result = await submit(MUSIC, SONG)
  await submit(MUSIC, { ...SONG, mode: 'song', seconds: 4 })
  expect(standin.bodies.map(({ body }) => body)).toEqual([
    { prompt: 'Calm piano', music_length_ms: 12_000, force_instrumental: true, model_id: 'music_v1' },
    { prompt: 'Calm piano', music_length_ms: 10_000, force_instrumental: false, model_id: 'music_v1' },
  ])
  expect(result).toMatchObject({ files: [{ mediaType: 'audio/mpeg' }] })
  expect(bytesOf(result).length).toBeGreaterThan(50_000)
})

type Expected = { readonly code: string; readonly isCharged: boolean | null; readonly retryAfterMs?: number | null }
const FAULTS: readonly (readonly [Fault, Expected, charges: number])[] = [
  [{ fault: 'too_many_requests', retryAfter: '3' }, { code: 'too_many_requests', isCharged: false, retryAfterMs: 3000 }, 0],
  [{ fault: 'too_many_requests', retryAfter: null }, { code: 'too_many_requests', isCharged: false, retryAfterMs: null }, 0],
  [{ fault: 'error_status', on: 'submit', status: 500 }, { code: 'outcome_unknown', isCharged: null }, 0],
  [{ fault: 'error_status', on: 'submit', status: 502 }, { code: 'outcome_unknown', isCharged: null }, 0],
  [{ fault: 'answer_lost' }, { code: 'outcome_unknown', isCharged: null }, 1],
  [{ fault: 'refused', by: 'code' }, { code: 'content_refused', isCharged: false }, 0],
  [{ fault: 'refused', by: 'words' }, { code: 'content_refused', isCharged: false }, 0],
  [{ fault: 'key_revoked', after: 0 }, { code: 'unauthorized', isCharged: false }, 0],
  [{ fault: 'no_credit' }, { code: 'no_credit', isCharged: false }, 0],
  [{ fault: 'redirect', on: 'submit', to: 'http://169.254.169.254/latest' }, { code: 'invalid_request', isCharged: false }, 0],
  [{ fault: 'media', as: 'empty' }, { code: 'outcome_unknown', isCharged: null }, 1],
]

for (const [row, request] of [
  [MULTILINGUAL, SPEECH],
  [MUSIC, SONG],
] as const) {
  test.each(FAULTS)(`${row.kind}: $fault is told apart, and nothing is asked for twice`, async (fault, expected, charges) => {
    standin.script([fault])
    const error = await errorOf(submit(row, request))
    expect(error).toMatchObject(expected)
    expect(standin.requests).toHaveLength(1)
    expect(standin.ledger.charges).toHaveLength(charges)
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(API_KEY)
  })
}

test.each([
  [MULTILINGUAL, SPEECH, 'not_json'],
  [MUSIC, SONG, 'html'],
] as const)('an answer without sound may have been charged: $kind', async (row, request, as) => {
  standin.script([{ fault: 'media', as }])
  expect(await errorOf(submit(row, request))).toMatchObject({ code: 'outcome_unknown', isCharged: null })
})

test('a server that hangs is left at the deadline, with an unknown outcome', async () => {
  standin.script([{ fault: 'hang', on: 'submit' }])
  const submitted = connect().submit(MULTILINGUAL, SPEECH, context(AbortSignal.timeout(50)))
  expect(await errorOf(submitted)).toMatchObject({ code: 'outcome_unknown', isCharged: null })
})

test('a wrong key, a wrong voice and a missing text are named, without the key', async () => {
  const wrong = await errorOf(submit(MULTILINGUAL, SPEECH, { apiKey: 'xi-very-secret' }))
  expect(wrong).toMatchObject({ code: 'unauthorized' })
  expect(inspect(wrong, { depth: 10, showHidden: true })).not.toContain('xi-very-secret')
  expect(await errorOf(submit(withVoice(MULTILINGUAL, 'nobody'), SPEECH))).toMatchObject({
    code: 'invalid_request',
    message: expect.stringMatching(/voice_not_found.*nobody/u),
  })
  expect(await errorOf(submit(MULTILINGUAL, { ...SPEECH, prompt: 'a'.repeat(10_001) }))).toMatchObject({ code: 'invalid_request' })
  expect(await errorOf(submit(MULTILINGUAL, { ...SPEECH, prompt: '' }))).toMatchObject({
    code: 'invalid_request',
    message: expect.stringMatching(/text: Field required/u),
  })
})

const find = (row: CatalogueRow, request: MediaRequest, since: Date) => connect().find!(row, request, { ...context(), since })

test('speech whose answer was lost is found in the history and fetched without paying again', async () => {
  const since = new Date()
  standin.script([{ fault: 'answer_lost' }])
  await errorOf(submit(MULTILINGUAL, SPEECH))
  const job = await find(MULTILINGUAL, SPEECH, since)
  expect(job).toEqual({ historyItemId: 'item-1' })
  const state = await connect().check(MULTILINGUAL, job as object as never, context().signal)
  if (state.state !== 'finished') throw new Error('not found')
  expect(state.result.words?.map(({ text }) => text)).toEqual(['The', 'lighthouse', 'keeper,', 'Mira,', 'waves.'])
  expect(bytesOf(state.result)).toEqual(bytesOf(await submit(MULTILINGUAL, SPEECH)))
  expect(standin.ledger.charges.map(({ job: charged }) => charged)).toEqual(['item-1', 'item-2'])
})

test('other texts, other models and older speech are not taken for it; without a history nobody knows', async () => {
  await submit(MULTILINGUAL, { ...SPEECH, prompt: 'Another text.' })
  await submit(FLASH, SPEECH)
  expect(await find(MULTILINGUAL, SPEECH, new Date())).toBe('unknown')
  await submit(MULTILINGUAL, SPEECH)
  expect(await find(MULTILINGUAL, SPEECH, new Date(Date.now() + 600_000))).toBe('unknown')
  await standin.close()
  standin = await startElevenLabsStandin({ hasHistory: false })
  await submit(MULTILINGUAL, SPEECH)
  expect(await find(MULTILINGUAL, SPEECH, new Date())).toBe('unknown')
})

test('music is in no history', async () => {
  standin.script([{ fault: 'answer_lost' }])
  await errorOf(submit(MUSIC, SONG))
  expect(await find(MUSIC, SONG, new Date())).toBe('unknown')
})

test.each<[Fault, object]>([
  [{ fault: 'result_expired' }, { state: 'failed', error: { code: 'expired', isCharged: true } }],
  [{ fault: 'error_status', on: 'status', status: 503 }, { code: 'not_sent' }],
  [{ fault: 'error_status', on: 'result', status: 502 }, { code: 'not_sent' }],
])('found speech: %j', async (fault, expected) => {
  standin.script([fault])
  await submit(MULTILINGUAL, SPEECH)
  const checked = connect().check(MULTILINGUAL, { historyItemId: 'item-1' }, context().signal)
  expect(await checked.catch((reason: unknown) => reason)).toMatchObject(expected)
  expect(standin.ledger.charges).toHaveLength(1)
})

test('a text that is being spoken cannot be cancelled', async () => {
  expect(await connect().cancel(MULTILINGUAL, { historyItemId: 'item-1' }, context().signal)).toBe('unsupported')
})
