import type { Connection } from '@fablecut/generation/provider/connection'
import { expect, test } from 'vitest'
import { connectRoutes } from './connect-routes.ts'
import { singingRoutes } from './sound-routes.ts'

const connected = (provider: Connection['provider']): Connection => ({
  provider,
  name: provider,
  baseUrl: 'http://127.0.0.1:1',
  apiKey: 'secret',
  kinds: ['image', 'music'],
  model: null,
})
const singerOf = (...providers: Connection['provider'][]) => singingRoutes(connectRoutes(providers.map(connected)))[0]?.row.title

test('models that can be asked for a song with a voice sing, others and none do not', () => {
  expect([singerOf('elevenlabs'), singerOf('fal')]).toEqual(['Eleven Music', 'ElevenLabs Music'])
  expect([singerOf('comfyui'), singerOf('openai'), singerOf()]).toEqual([undefined, undefined, undefined])
})
