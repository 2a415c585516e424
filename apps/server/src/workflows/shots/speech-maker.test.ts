import type { Route } from '@fablecut/generation/provider/routes'
import { beforeEach, expect, test } from 'vitest'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { engineOf } from '../provider-calls/maker.ts'
import { buildRunView, buildShotRow, provideTestServices } from '../testing/run-view.ts'
import { speechEngine } from './choose-speaker.ts'
import { speakersOf } from './speakers.ts'
import { speechMaker } from './speech-maker.ts'

const routeOf = (connection: string, title = 'Eleven', endpoint = 'eleven_v2') =>
  ({ connection, row: { id: 'elevenlabs:voice', title, provider: 'elevenlabs', endpoint, send: {}, fixed: {} } }) as unknown as Route
let routes: Route[]
beforeEach(() => {
  routes = [routeOf('A')]
  const ranked = (kind: string) => (kind === 'speech' ? routes : [])
  provideTestServices({ providers: { routes: { ranked } }, engines: { speech: { provider: 'builtin', modelId: 'narrator' } } })
})

const makerOf = (inputs: StoryInputs, voiceOver = 'A fox.') => {
  const view = buildRunView({ inputs })
  const shot = buildShotRow('a', { voiceOver })
  return speechMaker({ view, shot, seed: 7, speaker: speakersOf(view)[0] }, undefined)
}

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
  routes = []
  expect([engineOf(makerOf({})), speechEngine(buildRunView())]).toEqual(['builtin/narrator', 'builtin/narrator'])
})

const othersOf = (inputs: StoryInputs) => {
  const maker = makerOf(inputs)
  return maker.by === 'provider' ? (maker.others ?? []).map(({ route }) => route.connection) : null
}

test('a shot is spoken by another connection of the same voice alone, and by none where its creator wants to be asked', () => {
  routes = [routeOf('A'), routeOf('B', 'Other', 'another_model'), routeOf('C')]
  expect(othersOf({ voiceoverVoice: 'ivy' })).toEqual(['C'])
  expect(othersOf({ voiceoverVoice: 'ivy', advancedSettings: { whenUnavailable: 'ask' } })).toEqual([])
})

const unavailableText = (inputs: StoryInputs) => {
  const maker = makerOf({ voiceoverVoice: 'ivy', ...inputs })
  return maker.by === 'provider' ? maker.unavailable?.('unauthorized') : null
}

test('a creator reads who else can speak the film', () => {
  routes = [routeOf('A'), { ...routeOf('B', 'Other'), row: { ...routeOf('B', 'Other').row, provider: 'openai' } }]
  const ask: StoryInputs = { advancedSettings: { whenUnavailable: 'ask' } }
  expect(unavailableText(ask)).toBe(
    'Eleven could not make the voice of “Title of a”: its key is not accepted. Try again, use Other at OpenAI or use the built-in narrator: nothing was charged.',
  )
  routes = [routeOf('A'), routeOf('B', 'Other', 'another_model')]
  expect(unavailableText(ask)).toMatch(/Try again or use the built-in narrator: nothing was charged\.$/u)
})
