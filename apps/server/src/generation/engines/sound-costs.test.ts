import type { Connection } from '@fablecut/generation/provider/connection'
import { expect, test } from 'vitest'
import type { StoryInputs } from '../../runs/story-inputs.ts'
import { connectRoutes } from './connect-routes.ts'
import { soundCosts } from './sound-costs.ts'

const connected = (provider: Connection['provider'], kinds: Connection['kinds']): Connection => ({
  provider,
  name: provider,
  baseUrl: 'http://127.0.0.1:1',
  apiKey: 'secret',
  kinds,
  model: null,
})
const routes = connectRoutes([connected('elevenlabs', ['speech', 'music']), connected('openai', ['speech']), connected('fal', ['music'])])
const costs = (inputs: StoryInputs, chosen = {}) =>
  soundCosts(routes, inputs, chosen).map(({ sound, route }) => `${sound} by ${route.connection}`)

const SPOKEN: StoryInputs = { scriptContent: 'A fox.', backgroundMusic: 'auto', voiceoverVoice: 'ivy' }

test('sounds cost what their first provider takes, or the one that was chosen; the built-in engines take nothing', () => {
  expect(costs(SPOKEN)).toEqual(['speech by elevenlabs', 'music by elevenlabs'])
  expect(costs(SPOKEN, { speech: 'openai' })).toEqual(['speech by openai', 'music by elevenlabs'])
  expect(costs(SPOKEN, { music: 'builtin' })).toEqual(['speech by elevenlabs'])
  expect(costs({ isSung: true, musicUrl: '/songs/a.mp3' }, { song: 'fal' })).toEqual(['song by fal'])
})

test('longer narrations cost more, and music of the library costs nothing', () => {
  const [short, long] = ['A fox.', 'A fox. '.repeat(100)].map((scriptContent) => soundCosts(routes, { ...SPOKEN, scriptContent })[0]!.usd)
  expect(long! / short!).toBeGreaterThan(50)
  expect(costs({ backgroundMusic: '/songs/glass-harbour.mp3' })).toEqual([])
})
