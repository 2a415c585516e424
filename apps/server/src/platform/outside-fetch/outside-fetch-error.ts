/**
 * Why nothing was fetched: the address may not be (`address`), there was no connection or it broke (`connection`), it took too long (`slow`), there was
 * more than may be (`large`), redirects without end (`redirects`), an answer that can't be unpacked (`encoding`), or the caller gave up (`stopped`).
 */
export type OutsideFetchReason = 'address' | 'connection' | 'slow' | 'large' | 'redirects' | 'encoding' | 'stopped'

/** A fetch from outside that failed. The message is for operators. */
export class OutsideFetchError extends Error {
  override name = 'OutsideFetchError'
  readonly reason: OutsideFetchReason

  constructor(reason: OutsideFetchReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** What a stream, a socket or a resolver threw, as one of ours. */
export function asFetchError(error: unknown): OutsideFetchError {
  if (error instanceof OutsideFetchError) return error
  const message = error instanceof Error ? error.message : String(error)
  const isEncoding = error instanceof Error && 'code' in error && /^(Z_|ERR_BROTLI|ERR__ERROR|ERR_PADDING)/.test(String(error.code))
  return new OutsideFetchError(isEncoding ? 'encoding' : 'connection', message, error)
}
