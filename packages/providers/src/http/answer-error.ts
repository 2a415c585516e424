import { ProviderError } from '@fablecut/generation/provider/provider-error'
import { type HttpAnswer, isSuccess } from './http-message.ts'
import { retryAfterMs } from './retry-after.ts'

const MAX_WORDS = 300
/** How providers say that an account has no money left; several do so with 401, 403 or 429. */
const NO_CREDIT =
  /insufficient[_ ](?:quota|credits?|funds|balance)|exhausted balance|balance is too low|out of credits?|not enough credits?|quota[_ ]exceeded|billing[_ ](?:hard[_ ])?limit|payment required|exceeded your current quota/iu

/**
 * Why an answer is not what was asked for, as far as HTTP says; a protocol looks for its own codes first. `words`: the provider's message, without secrets.
 * Answers of status 2xx that cannot be read, 408 and 5xx leave open whether the request was accepted.
 */
export function errorOfAnswer(answer: HttpAnswer, words: string): ProviderError {
  const { status, host, isRepeatable } = answer
  const pauseMs = retryAfterMs(answer.headers['retry-after'])
  const said = `${host} (HTTP ${status})${words === '' ? '' : `: ${words.slice(0, MAX_WORDS)}`}`
  if (status === 402 || hasNoCredit(answer, words, pauseMs)) return new ProviderError('no_credit', said)
  if (status === 401 || status === 403) return new ProviderError('unauthorized', `${host} refuses the key (HTTP ${status})`)
  if (status === 429) return new ProviderError('too_many_requests', said, { retryAfterMs: pauseMs })
  if (isSuccess(answer) || status === 408 || status >= 500)
    return isRepeatable
      ? new ProviderError('not_sent', said, { retryAfterMs: pauseMs })
      : new ProviderError('outcome_unknown', said, { isCharged: null, retryAfterMs: pauseMs })
  return new ProviderError('invalid_request', said)
}

/** A limit of requests per minute may speak of a quota too; it says when to come back. */
const hasNoCredit = ({ status }: HttpAnswer, words: string, pauseMs: number | null): boolean =>
  [400, 401, 403, 429].includes(status) && NO_CREDIT.test(words) && (pauseMs === null || /insufficient_quota/u.test(words))
