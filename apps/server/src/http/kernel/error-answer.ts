import { AppError, type ErrorBody } from '@fablecut/contracts/errors/app-error'
import type { ErrorCode } from '@fablecut/contracts/errors/codes'
import { findDatabaseOutage, isWithoutFreeConnection } from '../../platform/outage/unavailable.ts'
import type { Log } from '../../platform/logging/log.ts'

/** The response to an error: its status, the body of CD-109, and `Retry-After` where the client should wait. */
export function errorResponse(error: AppError): Response {
  const body: ErrorBody = { code: error.code, message: error.message, data: error.data }
  return Response.json(body, { status: error.status, headers: retryAfter(error) })
}

/** How long clients should wait while the database cannot be reached, or this process stops. */
export const OUTAGE_RETRY_SECONDS = 5

/** Unexpected errors are logged and become INTERNAL_ERROR without details; those of a database outage become UNAVAILABLE. */
export function toAppError(error: unknown, log: Log, request: { method: string; path: string }): AppError {
  if (error instanceof AppError) return error
  log.error('request failed', { ...request, error })
  const reason = findDatabaseOutage(error)
  if (reason === null) return new AppError('INTERNAL_ERROR', { cause: error })
  return temporarilyUnavailable({ cause: error, ...(isWithoutFreeConnection(reason) && { message: BUSY_MESSAGE }) })
}

const BUSY_MESSAGE = 'The server is busy. Please try again in a moment'

export const temporarilyUnavailable = (details: { message?: string; cause?: unknown } = {}): AppError =>
  new AppError('UNAVAILABLE', { data: { retryAfterSeconds: OUTAGE_RETRY_SECONDS }, ...details })

/** The error code of an HTTP status. */
export function codeOfStatus(status: number): ErrorCode {
  const codes: Record<number, ErrorCode> = {
    401: 'UNAUTHORIZED',
    403: 'FORBIDDEN',
    404: 'NOT_FOUND',
    409: 'CONFLICT',
    413: 'PAYLOAD_TOO_LARGE',
    429: 'TOO_MANY_REQUESTS',
  }
  const known = codes[status]
  if (known) return known
  return status >= 500 ? 'INTERNAL_ERROR' : 'INVALID_INPUT'
}

function retryAfter(error: AppError): Record<string, string> {
  const seconds = error.data.retryAfterSeconds
  return typeof seconds === 'number' ? { 'Retry-After': String(seconds) } : {}
}
