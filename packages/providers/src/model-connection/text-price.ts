import type { ModelRequest } from '../language-model/model-client.ts'
import { isOriginal } from './apis.ts'
import type { LanguageModelConnection, TextPrice, TokenCount } from './connection.ts'
import PRICES from './text-prices.json' with { type: 'json' }

const MILLION = 1_000_000
/** Of English; other languages take more tokens for their characters, and answers are estimated high. */
const CHARACTERS_PER_TOKEN = 3
const EXPECTED_ANSWER_TOKENS = 1_500

/**
 * What a connected model costs. Of a model of the company that made the API without a listed price: that of the dearest listed one. Null for another server, which
 * has no price unless its connection says so.
 */
export function textPriceOf(connection: LanguageModelConnection): TextPrice | null {
  if (connection.price) return connection.price
  if (!isOriginal(connection)) return null
  const listed = PRICES.filter(({ api }) => api === connection.api)
  // Dated and long names begin with the short one.
  const [own] = listed
    .filter(({ model }) => connection.model === model || connection.model.startsWith(`${model}-20`))
    .toSorted((a, b) => b.model.length - a.model.length)
  return own ?? listed.toSorted((a, b) => b.outputUsd - a.outputUsd)[0]!
}

/** What tokens cost by a price, in US dollars. */
export const tokensUsd = ({ inputUsd, outputUsd }: TextPrice, { input, output }: TokenCount): number =>
  (input * inputUsd + output * outputUsd) / MILLION

/** What a request is expected to take, before it is made. */
export function expectedTokens({ system, turns, schema }: ModelRequest): TokenCount {
  const characters = [system, JSON.stringify(schema), ...turns.map(({ text }) => text)].reduce((sum, text) => sum + text.length, 0)
  return { input: Math.ceil(characters / CHARACTERS_PER_TOKEN), output: EXPECTED_ANSWER_TOKENS }
}
