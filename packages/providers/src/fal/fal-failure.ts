import { z } from 'zod'
import { type HttpAnswer, readJson } from '../http/http-message.ts'
import { saysRefused } from '../jobs/refusal-words.ts'

const detail = z.object({
  type: z.string().default(''),
  msg: z.string().default(''),
  loc: z.array(z.union([z.string(), z.number()])).default([]),
})
const failureBody = z.object({
  detail: z
    .union([z.string(), z.array(detail)])
    .optional()
    .catch(undefined),
  error_type: z.string().nullish(),
})

/** Types of a model's errors that say nothing against the request. */
const PASSING = new Set([
  'internal_server_error',
  'generation_timeout',
  'downstream_service_error',
  'downstream_service_unavailable',
  'no_media_generated',
])

/** What an answer says of a failure. */
export type FalFailure = {
  readonly words: string
  /** Fal's own servers say what happened to the request; null where a gateway or the model answered. */
  readonly errorType: string | null
  /** The model said what is wrong. */
  readonly isOfModel: boolean
  readonly isRefusal: boolean
  /** The same request may succeed later. */
  readonly isPassing: boolean
}

export function readFalFailure(answer: HttpAnswer): FalFailure {
  const { data } = failureBody.safeParse(readJson(answer))
  const details = Array.isArray(data?.detail) ? data.detail : []
  const words = typeof data?.detail === 'string' ? data.detail : details.map(({ loc, msg }) => [...loc, msg].join(' ')).join('; ')
  return {
    words,
    errorType: answer.headers['x-fal-error-type'] ?? data?.error_type ?? null,
    isOfModel: details.length > 0,
    isRefusal: details.some(({ type }) => type === 'content_policy_violation') || saysRefused(words),
    isPassing: details.length > 0 && details.every(({ type }) => PASSING.has(type)),
  }
}
