import { AppError, type ErrorBody } from '@fablecut/contracts/errors/app-error'
import type { ErrorCode } from '@fablecut/contracts/errors/codes'
import { findDatabaseOutage } from '../../platform/database/unavailable.ts'
import type { Log } from '../../platform/log.ts'

/** The response to an error: its status, the body of CD-109, and `Retry-After` where the client should wait. */
export function errorResponse(error: AppError): Response {
  const body: ErrorBody = { code: error.code, message: error.message, data: error.data }
  return Response.json(body, { status: error.status, headers: retryAfter(error) })
}

/**
 * Unexpected errors are logged and become INTERNAL_ERROR without details. During a database outage every request is 503, and the log
 * reports it at intervals.
 */
export function toAppError(error: unknown, log: Log, request: { method: string; path: string }): AppError {
  if (error instanceof AppError) return error
  const outage = findDatabaseOutage(error)
  if (outage !== null) {
    reportOutage(log, outage)
    return new AppError('UNAVAILABLE', { data: { retryAfterSeconds: OUTAGE_RETRY_SECONDS }, cause: error })
  }
  log.error('request failed', { ...request, error })
  return new AppError('INTERNAL_ERROR', { cause: error })
}

const OUTAGE_RETRY_SECONDS = 5
const OUTAGE_REPORT_MS = 60_000
const reportedOutages = new WeakMap<Log, number>()

function reportOutage(log: Log, reason: string): void {
  const now = performance.now()
  if (now - (reportedOutages.get(log) ?? -Infinity) < OUTAGE_REPORT_MS) return
  reportedOutages.set(log, now)
  log.error('the database cannot be reached: requests are answered with 503', { reason })
}

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
