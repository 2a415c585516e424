import { AppError, type ErrorBody } from '@fablecut/contracts/errors/app-error'
import type { ErrorCode } from '@fablecut/contracts/errors/codes'
import type { Log } from '../../platform/log.ts'

/** The failing answer to an error: its status, CD-109's body, and `Retry-After` where the client should wait. */
export function errorAnswer(error: AppError): Response {
  const body: ErrorBody = { code: error.code, message: error.message, data: error.data }
  return Response.json(body, { status: error.status, headers: retryAfter(error) })
}

/** Errors that are not ours are a bug or an outside failure: logged, and told as INTERNAL_ERROR without details. */
export function toAppError(error: unknown, log: Log, request: { method: string; path: string }): AppError {
  if (error instanceof AppError) return error
  log.error('request failed', { ...request, error })
  return new AppError('INTERNAL_ERROR', { cause: error })
}

/** The code that stands for an HTTP status of somebody else's answer. */
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
