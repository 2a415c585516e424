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

/** No answer came. */
export const unreachable = (model: string): LanguageModelUnavailable =>
  new LanguageModelUnavailable(`The server of ${model} cannot be reached`, { retryable: true })

/** What came is no answer of a model. */
export const unreadable = (model: string, status?: number): LanguageModelUnavailable =>
  new LanguageModelUnavailable(`The server of ${model} gave no answer that can be read`, {
    retryable: false,
    ...(status !== undefined && { status }),
  })

/** The server answered with an error. Its words are left out: they can repeat a part of the key. */
export function unavailable(model: string, status: number, retryAfter: string | undefined): LanguageModelUnavailable {
  const pause = retryAfterMs(retryAfter)
  return new LanguageModelUnavailable(`The server of ${model} ${SENTENCES[status] ?? 'failed'} (HTTP ${status})`, {
    retryable: status === 408 || status === 429 || status >= 500,
    status,
    ...(pause !== null && { retryAfterMs: pause }),
  })
}
