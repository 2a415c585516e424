import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import { compileTypes } from '@fablecut/generation/catalogue/testing/compile-types'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { expect, test } from 'vitest'
import type { Call } from '../../../../tests/standins/openai/read-call.ts'
import { startOpenAiStandin } from '../../../../tests/standins/openai/start-openai-standin.ts'
import { connectProvider } from '../connect-provider.ts'
import { testContext } from '../jobs/testing/run-job.ts'
import { createModelClient } from '../model-connection/create-model-client.ts'
import { startChatServer } from './testing/chat-server.ts'

/** OpenAI's own types of what its addresses take and answer. */
const HEAD = `
import type { ImageEditParamsNonStreaming, ImageGenerateParamsNonStreaming, ImagesResponse } from 'openai/resources/images'
import type { SpeechCreateParams } from 'openai/resources/audio/speech'
import type { TranscriptionCreateParamsNonStreaming } from 'openai/resources/audio/transcriptions'
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
declare const FILE: File`
const TYPES: Readonly<Record<string, string>> = {
  '/v1/images/generations': 'ImageGenerateParamsNonStreaming',
  '/v1/images/edits': 'ImageEditParamsNonStreaming',
  '/v1/audio/speech': 'SpeechCreateParams',
  '/v1/audio/transcriptions': 'TranscriptionCreateParamsNonStreaming',
}

const ROWS = SHIPPED_ROWS.filter(({ provider }) => provider === 'openai')
const image = { hash: 'a', mediaType: 'image/png' }
const SHAPES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
  { width: 720, height: 720 },
]

/** Requests of every shape, quality and voice that a row lists, and one with no more than is required. */
function requestsFor({ kind, send }: CatalogueRow): MediaRequest[] {
  const audio = { hash: 'b', mediaType: 'audio/wav' }
  const least: MediaRequest = { kind, prompt: 'A fox climbs a lighthouse', ...(kind === 'transcription' && { audio }) }
  const full: MediaRequest = { ...least, negativePrompt: 'text', seed: 7, language: 'de-AT', size: SHAPES[0]!, references: [image, image] }
  return [
    least,
    ...SHAPES.map((size) => ({ ...full, size })),
    { ...full, references: [] },
    ...Object.keys(send.quality?.values ?? {}).map((quality) => ({ ...full, quality })),
    ...Object.keys(send.voice?.values ?? {}).map((voice) => ({ ...full, voice })),
  ]
}

const statement = (type: string, body: string, index: number): string => `export const body${index}: ${type} = ${body}`

/** A field of several values has `[]` in a form. */
function bodyOf({ fields, files }: Call): string {
  const given = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)] as const)
  const parts = [...given, ...Object.keys(files).map((name) => [name, 'FILE'] as const)]
  return `{ ${parts.map(([name, value]) => (name.endsWith('[]') ? `${name.slice(0, -2)}: [${value}]` : `${name}: ${value}`)).join(', ')} }`
}

async function sentTo(rows: readonly CatalogueRow[]): Promise<readonly Call[]> {
  const standin = await startOpenAiStandin()
  const connection = { provider: 'openai', name: 'staff', baseUrl: standin.baseUrl, apiKey: 'secret-key', kinds: [], model: null } as const
  const provider = connectProvider(connection)
  for (const row of rows) for (const request of requestsFor(row)) await provider.submit(row, request, testContext())
  await standin.close()
  return standin.calls
}

test('what is sent for images, speech and transcriptions has the types of OpenAI', async () => {
  const calls = await sentTo(ROWS)
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(Object.keys(TYPES)))
  const statements = calls.map((call, index) => statement(TYPES[call.path]!, bodyOf(call), index))
  expect(await compileTypes([HEAD, ...statements])).toBe('')
})

test('what is sent for texts has the types of OpenAI', async () => {
  const server = await startChatServer()
  server.reply({ text: '{"n":7}' })
  const schema = { type: 'object', properties: { n: { type: 'number' } }, required: ['n'], additionalProperties: false }
  const turns = [
    { role: 'user', text: 'Which number?' },
    { role: 'assistant', text: '{"n":12}' },
    { role: 'user', text: 'Below ten, please.' },
  ] as const
  await createModelClient(server.connection, { deadlineMs: 5_000 }).ask({ system: 'Answer with JSON.', turns, schema })
  const [request] = server.requests
  await server.close()
  expect(await compileTypes([HEAD, statement('ChatCompletionCreateParamsNonStreaming', JSON.stringify(request), 0)])).toBe('')
})

test('the stand-in answers for an image as OpenAI does', async () => {
  const standin = await startOpenAiStandin({ apiKey: null })
  const body = JSON.stringify({ model: 'gpt-image-2', prompt: 'A fox' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${standin.baseUrl}/images/generations`, { method: 'POST', headers, body })
  const text = await answer.text()
  await standin.close()
  expect(await compileTypes([HEAD, statement('ImagesResponse', text, 0)])).toBe('')
})

test('an unknown field, quality and format are found', async () => {
  const wrong = [
    ['ImageGenerateParamsNonStreaming', `{ model: 'gpt-image-2', prompt: 'A fox', seed: 7 }`],
    ['ImageGenerateParamsNonStreaming', `{ model: 'gpt-image-2', prompt: 'A fox', quality: 'best' }`],
    ['SpeechCreateParams', `{ model: 'gpt-4o-mini-tts', input: 'A fox', voice: 'alloy', response_format: 'ogg' }`],
    ['TranscriptionCreateParamsNonStreaming', `{ model: 'whisper-1', file: FILE, timestamp_granularities: ['letter'] }`],
  ] as const
  const found = await compileTypes([HEAD, ...wrong.map(([type, body], index) => statement(type, body, index))])
  expect(found.match(/error TS/gu)).toHaveLength(wrong.length)
})
