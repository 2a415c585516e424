/** Connection of a language model. `baseUrl`: of an OpenAI-compatible API, without a trailing slash. `apiKey`: null for servers without keys. */
export type LanguageModelConnection = { readonly baseUrl: string; readonly model: string; readonly apiKey: string | null }

type Variables = {
  readonly OPENAI_API_KEY?: string | undefined
  /** No setting, but read by OpenAI's own clients. */
  readonly OPENAI_BASE_URL?: string | undefined
  readonly TEXT_BASE_URL?: string | undefined
  readonly TEXT_MODEL?: string | undefined
  readonly TEXT_API_KEY?: string | undefined
}

const OPENAI_URL = 'https://api.openai.com/v1'
/** A small model with structured output. */
const OPENAI_MODEL = 'gpt-5.4-mini'

/**
 * The connection that the variables describe; null without any. `error`: a sentence for operators. TEXT_BASE_URL takes precedence over
 * OPENAI_API_KEY.
 */
export function toLanguageModel(read: Variables): { readonly connection: LanguageModelConnection | null } | { readonly error: string } {
  if (read.TEXT_BASE_URL !== undefined) return ofServer(read.TEXT_BASE_URL, read)
  if (read.TEXT_API_KEY !== undefined) return { error: 'TEXT_API_KEY needs TEXT_BASE_URL, the address of the server that the key is for.' }
  if (read.OPENAI_API_KEY === undefined) {
    return read.TEXT_MODEL === undefined
      ? { connection: null }
      : { error: 'TEXT_MODEL needs OPENAI_API_KEY, or TEXT_BASE_URL, the address of the server that runs the model.' }
  }
  if (read.OPENAI_BASE_URL !== undefined)
    return {
      error: 'OPENAI_BASE_URL is not a setting. Use TEXT_BASE_URL, TEXT_MODEL and TEXT_API_KEY, or unset it to reach OpenAI itself.',
    }
  return { connection: { baseUrl: OPENAI_URL, model: read.TEXT_MODEL ?? OPENAI_MODEL, apiKey: read.OPENAI_API_KEY } }
}

function ofServer(address: string, { TEXT_MODEL, TEXT_API_KEY }: Variables): ReturnType<typeof toLanguageModel> {
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return { error: 'TEXT_BASE_URL may not contain a name or password: use TEXT_API_KEY.' }
  if (url.search !== '' || url.hash !== '') return { error: 'TEXT_BASE_URL may not have a query or fragment.' }
  if (TEXT_MODEL === undefined) return { error: 'TEXT_BASE_URL needs TEXT_MODEL, the name of a model that the server has.' }
  return { connection: { baseUrl: `${url.origin}${url.pathname}`.replace(/\/+$/u, ''), model: TEXT_MODEL, apiKey: TEXT_API_KEY ?? null } }
}
