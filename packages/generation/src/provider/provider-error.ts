import { EngineError } from '../engine-error.ts'

/**
 * Why a provider made nothing.
 * - `not_sent`: the request certainly did not arrive; submitting again is free of charge.
 * - `outcome_unknown`: the request may have been accepted and paid for.
 * - `too_many_requests`: not accepted now; later it may be.
 * - `content_refused`: the provider's content policy forbids it.
 * - `invalid_request`, `unauthorized`, `no_credit`: the same request will fail again until staff change something.
 * - `failed`: the provider accepted the job and could not finish it.
 * - `expired`: the job or its file is no longer kept.
 * - `deadline_passed`: the job did not end in the time that it is given here.
 */
export type ProviderErrorCode =
  | 'not_sent'
  | 'outcome_unknown'
  | 'too_many_requests'
  | 'content_refused'
  | 'invalid_request'
  | 'unauthorized'
  | 'no_credit'
  | 'failed'
  | 'expired'
  | 'deadline_passed'

const RETRYABLE: ReadonlySet<ProviderErrorCode> = new Set<ProviderErrorCode>(['not_sent', 'too_many_requests', 'failed', 'expired'])

type Options = {
  /** From `Retry-After` or the provider's own words; null: unknown. */
  readonly retryAfterMs?: number | null
  /** Whether the provider charged for it; null: unknown. Default false. */
  readonly isCharged?: boolean | null
  readonly cause?: unknown
}

/** The message is for logs and staff and contains no key. */
export class ProviderError extends EngineError {
  override readonly code: ProviderErrorCode
  readonly retryAfterMs: number | null
  readonly isCharged: boolean | null

  constructor(code: ProviderErrorCode, message: string, { retryAfterMs = null, isCharged = false, cause }: Options = {}) {
    super(code, message, { retryable: RETRYABLE.has(code), cause })
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.isCharged = isCharged
  }
}
