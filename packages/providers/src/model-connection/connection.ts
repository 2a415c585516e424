import type { ModelRequest } from '../language-model/model-client.ts'

/**
 * How a language model is reached. `name`: of the setting, e.g. `TEXT_BASE_URL`, or id of the staff's entry. `api`: that of OpenAI and servers compatible with
 * it, or that of Anthropic. `baseUrl`: without a trailing slash, with the version, e.g. `https://api.openai.com/v1`. `apiKey`: null for servers without keys.
 */
export type LanguageModelConnection = {
  readonly name: string
  readonly api: 'openai' | 'anthropic'
  readonly baseUrl: string
  readonly model: string
  readonly apiKey: string | null
  /** What may be asked by it in a day (UTC), in US dollars. */
  readonly dailyBudgetUsd?: number
  /** Absent: the listed one of the company that made the API, and nothing on another server. */
  readonly price?: TextPrice
}

/** Price of a model in US dollars for a million tokens. */
export type TextPrice = { readonly inputUsd: number; readonly outputUsd: number }

/** Tokens that a request took, as its server counts them. */
export type TokenCount = { readonly input: number; readonly output: number }

/** `tokens`: null where the server counts none. */
export type Completion = { readonly text: string; readonly tokens: TokenCount | null }

/** `withSchema` false: the request does not carry the schema, which its instructions describe too. */
export type CompletionOptions = { readonly withSchema: boolean; readonly signal: AbortSignal }

/** What differs between the APIs of language models. */
export type LanguageModelApi = {
  /** Host of the company that made the API; other hosts are only compatible with it. */
  readonly host: string
  /** The model's answer, by exactly one request. Rejects with LanguageModelUnavailable. */
  complete(connection: LanguageModelConnection, request: ModelRequest, options: CompletionOptions): Promise<Completion>
  /** Why the connection cannot work, as the rest of a sentence that begins with the server; null if it seems to. Makes a request that costs nothing. */
  findProblem(connection: LanguageModelConnection, signal: AbortSignal): Promise<string | null>
}
