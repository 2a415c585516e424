import type { ErrorCode } from '@fablecut/contracts/errors/codes'
import { ORPCError } from '@orpc/client'
import { errorTexts, insufficientCreditsText, networkText } from '../texts/errors.ts'

/** An error response of the server or a proxy. */
export type DecodedError = { code: string; message: string; data: Record<string, unknown> }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads `{ code, message, data }`; a body of another shape becomes the code of its status. */
export function decodeErrorBody(body: unknown, status: number): DecodedError {
  const fields = isRecord(body) ? body : {}
  const code = typeof fields.code === 'string' ? fields.code : codeOfStatus(status)
  const message = typeof fields.message === 'string' ? fields.message : ''
  return { code, message: message || textOfCode(code), data: isRecord(fields.data) ? fields.data : {} }
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

/** Code of an error response; null without a response. */
export const codeOf = (error: unknown): string | null => (error instanceof ORPCError ? error.code : null)

/** `data` of an error response, e.g. `credits` of PRICE_CHANGED. */
export const dataOf = (error: unknown): Record<string, unknown> => (error instanceof ORPCError && isRecord(error.data) ? error.data : {})

/** Whether a retry may help: no response, or a server error. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ORPCError ? error.status >= 500 || error.status === 429 : error instanceof TypeError
