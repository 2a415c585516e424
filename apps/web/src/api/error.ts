import type { ErrorCode } from '@fablecut/contracts/errors/codes'
import { ORPCError } from '@orpc/client'
import { errorTexts, insufficientCreditsText, networkText } from '../texts/errors.ts'

/** An error response of the server or a proxy. */
export type DecodedError = { code: string; message: string; data: Record<string, unknown>; cause?: string }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The standard texts; a response over HTTP/2 has none of its own. */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** Reads `{ code, message, data }`; a body of another shape becomes the code of its status. `cause`: the status text, without a message. */
export function decodeErrorBody(body: unknown, status: number): DecodedError {
  const fields = isRecord(body) ? body : {}
  const code = typeof fields.code === 'string' ? fields.code : codeOfStatus(status)
  const message = typeof fields.message === 'string' ? fields.message : ''
  const data = isRecord(fields.data) ? fields.data : {}
  return message === '' ? { code, message: textOfCode(code), data, cause: STATUS_TEXTS[status] ?? '' } : { code, message, data }
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'UNAUTHORIZED'
  if (status === 403) return 'FORBIDDEN'
  if (status === 404) return 'NOT_FOUND'
  if (status === 413) return 'PAYLOAD_TOO_LARGE'
  if (status === 429) return 'TOO_MANY_REQUESTS'
  return status >= 502 && status <= 504 ? 'UNAVAILABLE' : 'INTERNAL_ERROR'
}

const textOfCode = (code: string): string => (code in errorTexts ? errorTexts[code as ErrorCode] : errorTexts.INTERNAL_ERROR)

/**
 * User-facing message of an error: the response's `message`, or a connection error without a response. `failed`: message for server errors,
 * by default a general one.
 */
export function messageOf(error: unknown, failed?: string): string {
  if (failed !== undefined && codeOf(error) === 'INTERNAL_ERROR') return failed
  if (error instanceof ORPCError) return amountsOf(error) ?? (error.message || textOfCode(error.code))
  if (error instanceof TypeError) return networkText
  return error instanceof Error && error.message ? error.message : errorTexts.INTERNAL_ERROR
}

/** Required and available credits, when the response contains both. */
function amountsOf(error: ORPCError<string, unknown>): string | null {
  const { required, available } = dataOf(error)
  if (error.code !== 'INSUFFICIENT_CREDITS' || typeof required !== 'number' || typeof available !== 'number') return null
  return insufficientCreditsText(required, available)
}

/** HTTP status text of an error response without a message of its own; null if it has a message, or its status has no text. */
export const statusTextOf = (error: unknown): string | null =>
  error instanceof ORPCError && typeof error.cause === 'string' && error.cause !== '' ? error.cause : null

/** Code of an error response; null without a response. */
export const codeOf = (error: unknown): string | null => (error instanceof ORPCError ? error.code : null)

/** `data` of an error response, e.g. `credits` of PRICE_CHANGED. */
export const dataOf = (error: unknown): Record<string, unknown> => (error instanceof ORPCError && isRecord(error.data) ? error.data : {})

/** Whether a retry may help: no response, or a server error. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ORPCError ? error.status >= 500 || error.status === 429 : error instanceof TypeError
