/**
 * Why a fetch failed: forbidden address (`address`), no or broken connection (`connection`), timeout (`slow`), body over the limit
 * (`large`), too many redirects (`redirects`), undecodable body (`encoding`), aborted by the caller (`stopped`).
 */
export type OutsideFetchReason = 'address' | 'connection' | 'slow' | 'large' | 'redirects' | 'encoding' | 'stopped'

/** A failed fetch from the internet. The message is for operators. */
export class OutsideFetchError extends Error {
  override name = 'OutsideFetchError'
  readonly reason: OutsideFetchReason

  constructor(reason: OutsideFetchReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** Converts an error of a stream, socket or resolver. */
export function asFetchError(error: unknown): OutsideFetchError {
  if (error instanceof OutsideFetchError) return error
  const message = error instanceof Error ? error.message : String(error)
  const isEncoding = error instanceof Error && 'code' in error && /^(Z_|ERR_BROTLI|ERR__ERROR|ERR_PADDING)/.test(String(error.code))
  return new OutsideFetchError(isEncoding ? 'encoding' : 'connection', message, error)
}
