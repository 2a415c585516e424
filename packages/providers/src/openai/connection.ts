import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'

/** How a language model is reached. `baseUrl`: of an OpenAI-compatible API, without a trailing slash. `apiKey`: null for servers without keys. */
export type LanguageModelConnection = { readonly baseUrl: string; readonly model: string; readonly apiKey: string | null }

const OPENAI_HOST = 'api.openai.com'
/** Bounds an answer that never ends, as small models write at times; a batch of shots takes a tenth. */
const MAX_ANSWER_TOKENS = 4096

export const isOpenAi = ({ baseUrl }: LanguageModelConnection): boolean => new URL(baseUrl).hostname === OPENAI_HOST

/** Name of the engine in results and journal, e.g. `openai/gpt-5.4-mini`. */
export const engineNameOf = (connection: LanguageModelConnection): string =>
  `${isOpenAi(connection) ? 'openai' : 'openai-compatible'}/${connection.model}`

/** A chat model with structured output. Its methods make exactly one request. */
export function connectLanguageModel(connection: LanguageModelConnection): LanguageModelV4 {
  const { baseUrl, model, apiKey } = connection
  const provider = createOpenAICompatible({
    name: isOpenAi(connection) ? 'openai' : 'openai-compatible',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey !== null && { apiKey }),
  })
  return provider.chatModel(model)
}

/** Sampling of a request. OpenAI's reasoning models refuse a temperature and this limit of tokens. */
export const samplingOf = (connection: LanguageModelConnection): { temperature?: number; maxOutputTokens?: number } =>
  isOpenAi(connection) ? {} : { temperature: 0.3, maxOutputTokens: MAX_ANSWER_TOKENS }
