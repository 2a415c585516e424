import { addressError, withoutSlash } from './base-address.ts'

/**
 * Connection of a language model. `api`: that of OpenAI and servers compatible with it, or that of Anthropic. `baseUrl`: without a trailing slash, with the
 * version. `apiKey`: null for servers without keys.
 */
export type LanguageModelConnection = {
  readonly api: 'openai' | 'anthropic'
  readonly baseUrl: string
  readonly model: string
  readonly apiKey: string | null
}

type Variables = {
  readonly ANTHROPIC_API_KEY?: string | undefined
  readonly ANTHROPIC_BASE_URL?: string | undefined
  readonly OPENAI_API_KEY?: string | undefined
  readonly OPENAI_BASE_URL?: string | undefined
  readonly TEXT_BASE_URL?: string | undefined
  readonly TEXT_MODEL?: string | undefined
  readonly TEXT_API_KEY?: string | undefined
}

type Result = { readonly connection: LanguageModelConnection | null } | { readonly error: string }

const OPENAI_URL = 'https://api.openai.com/v1'
const ANTHROPIC_URL = 'https://api.anthropic.com'
/** Small models with structured output. */
const OPENAI_MODEL = 'gpt-5.4-mini'
const ANTHROPIC_MODEL = 'claude-haiku-5-5'

/**
 * The connection that the variables describe; null without any. `error`: a sentence for operators. TEXT_BASE_URL takes precedence over ANTHROPIC_API_KEY,
 * and that over OPENAI_API_KEY.
 */
export function toLanguageModel(read: Variables): Result {
  if (read.ANTHROPIC_BASE_URL !== undefined && read.ANTHROPIC_API_KEY === undefined)
    return { error: 'ANTHROPIC_BASE_URL needs ANTHROPIC_API_KEY, the key of the server with that address.' }
  if (read.TEXT_BASE_URL !== undefined) return ofServer(read.TEXT_BASE_URL, read)
  if (read.TEXT_API_KEY !== undefined) return { error: 'TEXT_API_KEY needs TEXT_BASE_URL, the address of the server that the key is for.' }
  if (read.ANTHROPIC_API_KEY !== undefined) return ofAnthropic(read.ANTHROPIC_API_KEY, read)
  if (read.OPENAI_API_KEY !== undefined) return ofOpenAi(read.OPENAI_API_KEY, read)
  return read.TEXT_MODEL === undefined
    ? { connection: null }
    : { error: 'TEXT_MODEL needs ANTHROPIC_API_KEY, OPENAI_API_KEY, or TEXT_BASE_URL, the address of the server that runs the model.' }
}

function ofServer(address: string, { TEXT_MODEL, TEXT_API_KEY }: Variables): Result {
  const error = addressError('TEXT_BASE_URL', address, 'TEXT_API_KEY')
  if (error !== null) return { error }
  if (TEXT_MODEL === undefined) return { error: 'TEXT_BASE_URL needs TEXT_MODEL, the name of a model that the server has.' }
  return { connection: { api: 'openai', baseUrl: withoutSlash(address), model: TEXT_MODEL, apiKey: TEXT_API_KEY ?? null } }
}

function ofAnthropic(apiKey: string, { ANTHROPIC_BASE_URL = ANTHROPIC_URL, TEXT_MODEL = ANTHROPIC_MODEL }: Variables): Result {
  const error = addressError('ANTHROPIC_BASE_URL', ANTHROPIC_BASE_URL, 'ANTHROPIC_API_KEY')
  if (error !== null) return { error }
  // Anthropic's own clients are given the address without the version.
  const baseUrl = `${withoutSlash(ANTHROPIC_BASE_URL).replace(/\/v1$/u, '')}/v1`
  return { connection: { api: 'anthropic', baseUrl, model: TEXT_MODEL, apiKey } }
}

function ofOpenAi(apiKey: string, { OPENAI_BASE_URL = OPENAI_URL, TEXT_MODEL = OPENAI_MODEL }: Variables): Result {
  const error = addressError('OPENAI_BASE_URL', OPENAI_BASE_URL, 'OPENAI_API_KEY')
  if (error !== null) return { error }
  return { connection: { api: 'openai', baseUrl: withoutSlash(OPENAI_BASE_URL), model: TEXT_MODEL, apiKey } }
}
