import { expect, test } from 'vitest'
import { SHIPPED_ROWS } from '../catalogue/shipped-rows.ts'
import type { Connection } from './connection.ts'
import type { Provider } from './provider.ts'
import { createRoutes } from './routes.ts'

const OPENAI: Connection = {
  provider: 'openai',
  name: 'OPENAI_API_KEY',
  baseUrl: 'https://api.openai.com/v1',
  apiKey: 'secret',
  kinds: ['image', 'speech', 'transcription'],
  model: null,
}
const routesOn = (day: string) =>
  createRoutes(
    [OPENAI],
    ({ provider }) => SHIPPED_ROWS.filter((row) => row.provider === provider),
    ({ provider }) => ({ name: provider }) as Provider,
    () => new Date(day),
  )

const named = (day: string) => (['speech', 'transcription'] as const).map((kind) => routesOn(day).find(kind, 'ivy')?.row.endpoint)

test('a model whose end has come is made by the next row, or by nobody', () => {
  expect(named('2027-01-05T23:59:59Z')).toEqual(['gpt-4o-mini-tts', 'whisper-1'])
  expect(named('2027-01-06T00:00:00Z')).toEqual([undefined, 'whisper-1'])
  expect(named('2027-02-26T00:00:00Z')).toEqual([undefined, 'gpt-transcribe'])
})

test('a call that a model took before its end is still asked for', () => {
  expect(routesOn('2028-01-01').findById('openai:whisper-1', OPENAI.name)?.row.endpoint).toBe('whisper-1')
})
