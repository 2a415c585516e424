import { PROVIDER_FACTS } from '@fablecut/generation/provider/provider-facts'
import type { LanguageModelConnection } from '@fablecut/providers/model-connection/connection'
import { addressError, withoutSlash, withVersion } from './base-address.ts'

type Variables = {
  readonly ANTHROPIC_API_KEY?: string | undefined
  readonly ANTHROPIC_BASE_URL?: string | undefined
  readonly OPENAI_API_KEY?: string | undefined
  readonly OPENAI_BASE_URL?: string | undefined
  readonly TEXT_BASE_URL?: string | undefined
  readonly TEXT_MODEL?: string | undefined
  readonly TEXT_API_KEY?: string | undefined
  readonly TEXT_INPUT_USD?: number | undefined
  readonly TEXT_OUTPUT_USD?: number | undefined
}

type Result = { readonly connection: LanguageModelConnection | null } | { readonly error: string }

const { openai: OPENAI, anthropic: ANTHROPIC } = PROVIDER_FACTS

/**
 * The connection that the variables describe; null without any. `error`: a sentence for operators. TEXT_BASE_URL takes precedence over ANTHROPIC_API_KEY,
 * and that over OPENAI_API_KEY.
 */
export function toLanguageModel(read: Variables): Result {
  if (read.ANTHROPIC_BASE_URL !== undefined && read.ANTHROPIC_API_KEY === undefined)
    return { error: 'ANTHROPIC_BASE_URL needs ANTHROPIC_API_KEY, the key of the server with that address.' }
  if (read.TEXT_BASE_URL !== undefined) return ofServer(read.TEXT_BASE_URL, read)
  if (read.TEXT_INPUT_USD !== undefined || read.TEXT_OUTPUT_USD !== undefined)
    return { error: 'TEXT_INPUT_USD and TEXT_OUTPUT_USD need TEXT_BASE_URL, the address of the server whose model has these prices.' }
  if (read.TEXT_API_KEY !== undefined) return { error: 'TEXT_API_KEY needs TEXT_BASE_URL, the address of the server that the key is for.' }
  if (read.ANTHROPIC_API_KEY !== undefined) return ofAnthropic(read.ANTHROPIC_API_KEY, read)
  if (read.OPENAI_API_KEY !== undefined) return ofOpenAi(read.OPENAI_API_KEY, read)
  return read.TEXT_MODEL === undefined
    ? { connection: null }
    : { error: 'TEXT_MODEL needs ANTHROPIC_API_KEY, OPENAI_API_KEY, or TEXT_BASE_URL, the address of the server that runs the model.' }
}

function ofServer(address: string, { TEXT_MODEL, TEXT_API_KEY, TEXT_INPUT_USD: inputUsd, TEXT_OUTPUT_USD: outputUsd }: Variables): Result {
  const error = addressError('TEXT_BASE_URL', address, 'TEXT_API_KEY')
  if (error !== null) return { error }
  if (TEXT_MODEL === undefined) return { error: 'TEXT_BASE_URL needs TEXT_MODEL, the name of a model that the server has.' }
  if ((inputUsd === undefined) !== (outputUsd === undefined))
    return { error: 'TEXT_INPUT_USD and TEXT_OUTPUT_USD, the prices of a million tokens, need each other.' }
  const price = inputUsd !== undefined && outputUsd !== undefined && { price: { inputUsd, outputUsd } }
  const server = { name: 'TEXT_BASE_URL', api: 'openai', baseUrl: withoutSlash(address) } as const
  return { connection: { ...server, model: TEXT_MODEL, apiKey: TEXT_API_KEY ?? null, ...price } }
}

function ofAnthropic(apiKey: string, { ANTHROPIC_BASE_URL = ANTHROPIC.baseUrl, TEXT_MODEL = ANTHROPIC.textModel }: Variables): Result {
  const error = addressError('ANTHROPIC_BASE_URL', ANTHROPIC_BASE_URL, 'ANTHROPIC_API_KEY')
  if (error !== null) return { error }
  const baseUrl = withVersion(ANTHROPIC_BASE_URL)
  return { connection: { name: 'ANTHROPIC_API_KEY', api: 'anthropic', baseUrl, model: TEXT_MODEL, apiKey } }
}

function ofOpenAi(apiKey: string, { OPENAI_BASE_URL = OPENAI.baseUrl, TEXT_MODEL = OPENAI.textModel }: Variables): Result {
  const error = addressError('OPENAI_BASE_URL', OPENAI_BASE_URL, 'OPENAI_API_KEY')
  if (error !== null) return { error }
  const baseUrl = withoutSlash(OPENAI_BASE_URL)
  return { connection: { name: 'OPENAI_API_KEY', api: 'openai', baseUrl, model: TEXT_MODEL, apiKey } }
}
