import { ERRORS, type ErrorCode } from './codes.ts'

/** Body of every error response. */
export type ErrorBody = { readonly code: string; readonly message: string; readonly data: Record<string, unknown> }

/** An error with a code; the HTTP layer turns it into a status and an `ErrorBody`. `message` defaults to that of the code. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly data: Record<string, unknown>

  constructor(code: ErrorCode, options: { message?: string; data?: Record<string, unknown>; cause?: unknown } = {}) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.data = options.data ?? {}
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}
