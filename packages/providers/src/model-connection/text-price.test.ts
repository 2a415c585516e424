import { expect, test } from 'vitest'
import { expectedTokens, textPriceOf, tokensUsd } from './text-price.ts'

const connection = (model: string, change: object = {}) =>
  ({ name: 'staff', api: 'anthropic', baseUrl: 'https://api.anthropic.com/v1', model, apiKey: 'secret', ...change }) as const

test('a listed model costs its price, also under a dated name', () => {
  expect(textPriceOf(connection('claude-haiku-5-5'))).toMatchObject({ inputUsd: 0.1, outputUsd: 0.5 })
  expect(textPriceOf(connection('claude-haiku-5-5-20261001'))).toMatchObject({ inputUsd: 0.1, outputUsd: 0.5 })
  const openai = { api: 'openai', baseUrl: 'https://api.openai.com/v1' } as const
  expect(textPriceOf(connection('gpt-5.4-mini', openai))).toMatchObject({ inputUsd: 0.75, outputUsd: 4.5 })
})

test('a model without a listed price counts as the dearest of its company', () => {
  expect(textPriceOf(connection('claude-of-tomorrow'))).toMatchObject({ outputUsd: 20 })
})

test('a model on another server costs what its connection says, else nothing', () => {
  const own = { baseUrl: 'http://127.0.0.1:8080/v1' }
  expect(textPriceOf(connection('claude-haiku-5-5', own))).toBeNull()
  expect(textPriceOf(connection('m', { ...own, price: { inputUsd: 1, outputUsd: 2 } }))).toEqual({ inputUsd: 1, outputUsd: 2 })
})

test('tokens are priced by the million, and a request is estimated by its characters', () => {
  expect(tokensUsd({ inputUsd: 1, outputUsd: 4 }, { input: 500_000, output: 250_000 })).toBeCloseTo(1.5)
  const request = { system: 'a'.repeat(300), turns: [{ role: 'user', text: 'b'.repeat(298) }], schema: {} } as const
  expect(expectedTokens(request)).toEqual({ input: 200, output: 1_500 })
})
