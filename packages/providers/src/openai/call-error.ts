import { APICallError } from '@ai-sdk/provider'
import { EngineError } from '@fablecut/generation/engine-error'
import { retryAfterMs } from '../http/retry-after.ts'

/** The language model was not reached, or its server refused the request. The message names neither key nor request. */
export class LanguageModelUnavailable extends EngineError {
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined
  /** How long the server asks to wait. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, options: { retryable: boolean; status?: number; retryAfterMs?: number }) {
    super('language_model_unavailable', message, { retryable: options.retryable })
    this.status = options.status
    this.retryAfterMs = options.retryAfterMs
  }
}

const SENTENCES: Readonly<Record<number, string>> = {
  401: 'refuses the key',
  402: 'asks for payment',
  403: 'refuses the key',
  404: 'does not know the model, or its address is wrong',
  413: 'finds the request too long',
  429: 'has too many requests',
}

/**
 * Errors of the SDK hold request, headers and the server's answer, which can repeat a part of the key: only what is known of the status is kept, and no
 * cause.
 */
export function toUnavailable(error: unknown, model: string): LanguageModelUnavailable {
  if (!APICallError.isInstance(error))
    return new LanguageModelUnavailable(`The answer for ${model} could not be read`, { retryable: false })
  const { statusCode: status, responseHeaders = {} } = error
  if (status === undefined) return new LanguageModelUnavailable(`The server of ${model} cannot be reached`, { retryable: true })
  if (status < 400) return new LanguageModelUnavailable(`The server of ${model} gave no chat completion`, { retryable: false, status })
  return new LanguageModelUnavailable(`The server of ${model} ${SENTENCES[status] ?? 'failed'} (HTTP ${status})`, {
    retryable: status === 408 || status === 429 || status >= 500,
    status,
    retryAfterMs: retryAfterMs(responseHeaders['retry-after']) ?? undefined,
  })
}
