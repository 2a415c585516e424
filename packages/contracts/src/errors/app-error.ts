import { ERRORS, type ErrorCode } from './codes.ts'

/** The body of every failing answer. */
export type ErrorBody = { readonly code: string; readonly message: string; readonly data: Record<string, unknown> }

/** A failure that an answer names: the HTTP kernel turns it into its status and `ErrorBody`. `message` defaults to the code's own. */
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
