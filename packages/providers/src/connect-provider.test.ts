import type { Connection } from '@fablecut/generation/provider/connection'
import { expect, test } from 'vitest'
import { connectProvider } from './connect-provider.ts'

const connection: Connection = {
  provider: 'openai',
  name: 'TEST_KEY',
  baseUrl: 'https://api.example/v1',
  apiKey: 'secret-key',
  kinds: [],
  model: null,
}

test('a connection is of the provider that it names', () => {
  for (const provider of ['openai', 'fal'] as const) expect(connectProvider({ ...connection, provider }).name).toBe(provider)
})

test('who only writes makes no media', () => {
  expect(() => connectProvider({ ...connection, provider: 'anthropic' })).toThrow(RangeError)
})
