import { z } from 'zod'
import { saysRefused } from '../../jobs/refusal-words.ts'

/** OpenAI's error; servers in Python answer with `detail`, simple ones with a sentence. */
const said = z.union([
  z.string(),
  z.object({ message: z.string().catch(''), type: z.string().nullish().catch(null), code: z.string().nullish().catch(null) }),
])
const body = z.union([z.object({ error: said }), z.object({ detail: said })])

const REFUSAL_CODES: ReadonlySet<string> = new Set(['content_policy_violation', 'moderation_blocked'])

export type Refusal = {
  /** Message and code. */
  readonly words: string
  readonly isContentRefused: boolean
  /** The server itself says that it takes no requests now, and not a gateway before it. */
  readonly isBusy: boolean
}

export function readRefusal(status: number, json: unknown): Refusal {
  const parsed = body.safeParse(json)
  if (!parsed.success) return { words: '', isContentRefused: false, isBusy: false }
  const error = 'error' in parsed.data ? parsed.data.error : parsed.data.detail
  const { message, type, code } = typeof error === 'string' ? { message: error } : error
  const words = [message, code ?? type].filter(Boolean).join(' ')
  const isContentRefused = status >= 400 && status < 500 && (REFUSAL_CODES.has(code ?? '') || saysRefused(message))
  return { words, isContentRefused, isBusy: status === 503 }
}
