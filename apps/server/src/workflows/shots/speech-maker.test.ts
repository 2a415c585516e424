import type { Route } from '@fablecut/generation/provider/routes'
import { beforeEach, expect, test } from 'vitest'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { engineOf } from '../provider-calls/maker.ts'
import { buildRunView, buildShotRow, provideTestServices } from '../testing/run-view.ts'
import { speechEngine, speechMaker } from './speech-maker.ts'

const ROUTE = { row: { title: 'Eleven', provider: 'elevenlabs', endpoint: 'eleven_v2' } } as Route
let route: Route | null
beforeEach(() => {
  route = ROUTE
  const find = (kind: string) => (kind === 'speech' ? route : null)
  provideTestServices({ providers: { routes: { find } }, engines: { speech: { provider: 'builtin', modelId: 'narrator' } } })
})

const makerOf = (inputs: StoryInputs, voiceOver = 'A fox.') =>
  speechMaker(buildRunView({ inputs }), buildShotRow('a', { voiceOver }), 7, undefined)

test('a connected provider is asked for the text with voice, language and seed', () => {
  expect(makerOf({ voiceoverVoice: 'ivy', language: 'en' })).toMatchObject({
    by: 'provider',
    request: { kind: 'speech', prompt: 'A fox.', voice: 'ivy', language: 'en', seed: 7 },
    refusal: expect.stringContaining('Eleven would not make the voice of “Title of a”'),
  })
  expect(speechEngine(buildRunView())).toBe('elevenlabs/eleven_v2')
})

test.each<[string, StoryInputs, string]>([
  ['a voice that is installed here', { voiceoverVoice: 'voice-en-someone' }, 'A fox.'],
  ['a text without a word', { voiceoverVoice: 'ivy' }, '… !'],
])('%s is left to the built-in narrator', (_, inputs, text) => {
  expect(engineOf(makerOf(inputs, text))).toBe('builtin/narrator')
})

test('without a provider the narrator speaks', () => {
  route = null
  expect([engineOf(makerOf({})), speechEngine(buildRunView())]).toEqual(['builtin/narrator', 'builtin/narrator'])
})
