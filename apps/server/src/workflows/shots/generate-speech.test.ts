import { beforeEach, expect, test } from 'vitest'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { buildRunView, buildShotRow, provideTestServices, resultsOf } from '../testing/run-view.ts'
import { selectedVoice } from './generate-shot-speech.ts'
import { generateSpeech } from './generate-speech.ts'
import { readSpeech } from './speech-of.ts'

beforeEach(() => provideTestServices({ storage: { putBytes: async (bytes: Uint8Array) => ({ hash: 'voice', sizeBytes: bytes.length }) } }))

async function spoken(inputs: StoryInputs, { signal, metadata }: { signal?: AbortSignal; metadata?: object } = {}) {
  let request: object = {}
  const model = {
    doGenerate: async (call: object) => {
      request = call
      return { audio: new Uint8Array(3), ...(metadata && { providerMetadata: { fablecut: metadata } }) }
    },
  }
  const result = await generateSpeech(buildRunView({ inputs }), buildShotRow('a', { voiceOver: 'A fox' }), model as never, signal)
  return { request, ...result }
}

test('a voice-over is spoken with the voice that was selected for the language, else with that of the form', async () => {
  expect((await spoken({})).request).toEqual({ text: 'A fox', voice: 'auto' })
  expect((await spoken({ voiceoverVoice: 'ivy' })).request).toEqual({ text: 'A fox', voice: 'ivy' })
  const { signal } = new AbortController()
  const inputs = { voiceoverVoice: 'ivy', voiceoverVoiceAutoSelection: { voiceover: 'de-1' }, language: 'de' }
  expect((await spoken(inputs, { signal })).request).toEqual({ text: 'A fox', voice: 'de-1', language: 'de', abortSignal: signal })
})

test('a voice-over is stored with its duration and the times of its words', async () => {
  expect(await spoken({}, { metadata: { durationSeconds: 2, words: [] } })).toMatchObject({
    blob: { hash: 'voice', sizeBytes: 3 },
    mimeType: 'audio/wav',
    metadata: { durationSeconds: 2, duration: 2, words: [] },
  })
  expect((await spoken({})).metadata).toEqual({ duration: undefined })
})

test('voice-overs are read by shot, without those that are of no shot or of unknown duration', async () => {
  const shots = [buildShotRow('a', { activeVoiceOverAudioId: 'm1' }), buildShotRow('b')]
  const metadata = { durationSeconds: 2, voice: 'ivy' }
  const rows = [
    { id: 'm1', shotId: 'a', metadata },
    { id: 'm2', shotId: null, metadata },
    { id: 'm3', shotId: 'c', metadata: { duration: 3 } },
  ]
  const speech = { mediaId: 'm1', durationSeconds: 2, words: [], visemes: [], voice: 'ivy' }
  expect(await readSpeech(resultsOf(rows) as never, shots)).toEqual(new Map([['a', speech]]))
  expect(await readSpeech(resultsOf(rows) as never, [shots[1]!])).toEqual(new Map())
})

const recorded = (voiceover: string | undefined, selection?: string) =>
  selectedVoice({ inputs: selection === undefined ? {} : { voiceoverVoiceAutoSelection: { voiceover: selection } } }, voiceover)

test('the voice that the narrator selected is recorded where the choice was left to it', () => {
  expect([recorded('de-1', 'auto'), recorded(undefined, 'auto'), recorded('de-1', 'ivy'), recorded('de-1')]).toEqual([
    'de-1',
    null,
    null,
    null,
  ])
})
