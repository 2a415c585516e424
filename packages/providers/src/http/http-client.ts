import { ProviderError } from '@fablecut/generation/provider/provider-error'
import { errorOfAnswer } from './answer-error.ts'
import { exchange } from './exchange.ts'
import type { HttpAnswer, HttpRequest } from './http-message.ts'

const CONNECT_MS = 20_000

export type HttpClientOptions = {
  /** Servers that are given the key. Addresses in answers may lead to no others. */
  readonly origins: readonly string[]
  readonly apiKey: string | null
  /** Header that carries the key. */
  readonly authorize: (apiKey: string) => Readonly<Record<string, string>>
  /** How long a connection may take to be made. Default 20 s. */
  readonly connectMs?: number
}

export type HttpClient = {
  /** Makes exactly one request; an answer of any status resolves. Rejects with a ProviderError, `invalid_request` for an address of another server. */
  send(request: HttpRequest): Promise<HttpAnswer>
  /** Why an answer is not what was asked for; see `errorOfAnswer`. `words`: message and code of the provider, from which the key is removed. */
  errorOf(answer: HttpAnswer, words?: string): ProviderError
}

/** A client of the servers of one connection. */
export function createHttpClient({ origins, apiKey, authorize, connectMs = CONNECT_MS }: HttpClientOptions): HttpClient {
  const headers = apiKey === null ? {} : authorize(apiKey)
  return {
    async send(request) {
      const origin = URL.parse(request.url)?.origin
      if (origin === undefined || !origins.includes(origin))
        throw new ProviderError('invalid_request', `An address is not of the provider: ${origin ?? 'unreadable'}`)
      return exchange({ ...request, headers: { ...request.headers, ...headers } }, connectMs)
    },
    errorOf: (answer, words = '') => errorOfAnswer(answer, apiKey === null ? words : words.replaceAll(apiKey, '***')),
  }
}
