import type { Connection } from '@fablecut/generation/provider/connection'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import { createHttpClient } from '../../http/http-client.ts'
import { type HttpAnswer, type RequestBody, isSuccess, readJson } from '../../http/http-message.ts'
import { readRefusal } from './read-refusal.ts'

export type MediaServer = {
  readonly origin: string
  /** That carry the key. */
  readonly headers: Readonly<Record<string, string>>
  /**
   * Makes one paid request to a path of the API, e.g. `images/edits`, or to one beside the API's version, which begins with `/`. Rejects with a
   * ProviderError for every answer but success.
   */
  post(path: string, body: RequestBody, signal: AbortSignal): Promise<HttpAnswer>
  /** The same; null where the server has no such address. */
  postIfKnown(path: string, body: RequestBody, signal: AbortSignal): Promise<HttpAnswer | null>
  /** The error of an answer that is no result although its status says so. */
  unreadable(answer: HttpAnswer): ProviderError
}

const authorize = (key: string) => ({ authorization: `Bearer ${key}` })

export function connectMediaServer({ baseUrl, apiKey }: Connection): MediaServer {
  const { origin } = new URL(baseUrl)
  const client = createHttpClient({ origins: [origin], apiKey, authorize })
  const address = (path: string): string => (path.startsWith('/') ? `${baseUrl.replace(/\/v\d+$/u, '')}${path}` : `${baseUrl}/${path}`)
  const send = (path: string, body: RequestBody, signal: AbortSignal) => client.send({ method: 'POST', url: address(path), body, signal })
  const errorOf = (answer: HttpAnswer): ProviderError => {
    const { words, isContentRefused, isBusy } = readRefusal(answer.status, readJson(answer))
    const error = client.errorOf(answer, words)
    if (isContentRefused) return new ProviderError('content_refused', error.message)
    return isBusy ? new ProviderError('too_many_requests', error.message, { retryAfterMs: error.retryAfterMs }) : error
  }
  return {
    origin,
    headers: apiKey === null ? {} : authorize(apiKey),
    async post(path, body, signal) {
      const answer = await send(path, body, signal)
      if (isSuccess(answer)) return answer
      throw errorOf(answer)
    },
    async postIfKnown(path, body, signal) {
      const answer = await send(path, body, signal)
      if (isSuccess(answer)) return answer
      if (answer.status === 404 || answer.status === 405) return null
      throw errorOf(answer)
    },
    unreadable: (answer) => client.errorOf(answer, 'the answer has no result'),
  }
}
