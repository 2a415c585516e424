import type { MediaKind } from '@fablecut/generation/requests/media-request'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without their settings no providers are connected', () => {
  expect(readSettings({}).connections).toEqual([])
})

test('keys connect providers at their own addresses, or at another one that speaks their protocol', () => {
  const { connections } = readSettings({ FAL_KEY: 'f', OPENAI_API_KEY: 'o', REPLICATE_API_TOKEN: 'r' })
  expect(connections.map(({ name, baseUrl, apiKey }) => [name, baseUrl, apiKey])).toEqual([
    ['FAL_KEY', 'https://queue.fal.run', 'f'],
    ['OPENAI_API_KEY', 'https://api.openai.com/v1', 'o'],
    ['REPLICATE_API_TOKEN', 'https://api.replicate.com/v1', 'r'],
  ])
  const [fal] = readSettings({ FAL_KEY: 'f', FAL_QUEUE_URL: 'http://127.0.0.1:9000/', FAL_API_URL: 'http://127.0.0.1:9001' }).connections
  expect(fal).toMatchObject({ baseUrl: 'http://127.0.0.1:9000', apiUrl: 'http://127.0.0.1:9001' })
  expect(fal!.kinds).toEqual(['image', 'clip', 'talk', 'act', 'music'])
})

test('a server of its own makes images before the providers do, without their keys', () => {
  const { connections } = readSettings({ OPENAI_API_KEY: 'o', IMAGE_BASE_URL: 'http://127.0.0.1:8080/v1', IMAGE_MODEL: 'sdxl' })
  expect(connections).toMatchObject([
    { name: 'IMAGE_BASE_URL', apiKey: null, kinds: ['image'], model: 'sdxl' },
    { name: 'OPENAI_API_KEY', apiKey: 'o', model: null },
  ])
})

test('voices, transcription and music are made by what is most specific, then by accounts', () => {
  const { connections } = readSettings({
    OPENAI_API_KEY: 'o',
    ELEVENLABS_API_KEY: 'e',
    FAL_KEY: 'f',
    SPEECH_BASE_URL: 'http://127.0.0.1:8880/v1',
    SPEECH_MODEL: 'kokoro',
    SPEECH_VOICE: 'af_heart',
    TRANSCRIPTION_BASE_URL: 'http://127.0.0.1:8000/v1/',
    TRANSCRIPTION_MODEL: 'whisper-large',
    TRANSCRIPTION_API_KEY: 't',
  })
  const comfyui = readSettings({ COMFYUI_URL: 'http://127.0.0.1:8188' }).connections
  expect(comfyui).toMatchObject([{ name: 'COMFYUI_URL', kinds: ['image', 'clip', 'music'] }])
  const namesOf = (kind: MediaKind) => connections.filter(({ kinds }) => kinds.includes(kind)).map(({ name }) => name)
  expect(namesOf('speech')).toEqual(['SPEECH_BASE_URL', 'ELEVENLABS_API_KEY', 'OPENAI_API_KEY'])
  expect(namesOf('transcription')).toEqual(['TRANSCRIPTION_BASE_URL', 'OPENAI_API_KEY'])
  expect(namesOf('music')).toEqual(['ELEVENLABS_API_KEY', 'FAL_KEY'])
  expect(connections.slice(0, 3)).toMatchObject([
    { apiKey: null, model: 'kokoro', voice: 'af_heart' },
    { baseUrl: 'http://127.0.0.1:8000/v1', apiKey: 't', model: 'whisper-large' },
    { baseUrl: 'https://api.elevenlabs.io', apiKey: 'e', model: null },
  ])
})

test('a moderation server is used where it is set, and OpenAI moderates nothing by its key alone', () => {
  const server = { MODERATION_BASE_URL: 'https://api.openai.com/v1/', MODERATION_MODEL: 'omni-moderation-latest', MODERATION_API_KEY: 'm' }
  expect(readSettings(server).moderation).toEqual({ baseUrl: 'https://api.openai.com/v1', model: 'omni-moderation-latest', apiKey: 'm' })
  expect(readSettings({ OPENAI_API_KEY: 'o' }).moderation).toBeNull()
  expect(() => readSettings({ ...server, MODERATION_MODEL: undefined })).toThrow('MODERATION_MODEL')
  expect(() => readSettings({ MODERATION_API_KEY: 'm' })).toThrow('MODERATION_BASE_URL')
})
