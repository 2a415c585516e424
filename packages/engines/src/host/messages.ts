import type { BuiltinEngine } from '../builtin.ts'
import { EngineError, EngineRefusal } from '../engine-error.ts'

/** What the host sends to a child; `args` must be structured-cloneable. */
export type CallMessage = {
  readonly id: number
  readonly engine: BuiltinEngine
  readonly method: string
  readonly args: readonly unknown[]
}

/** What a child answers. `residentMb` is its memory after the call, so that the host can recycle it. */
export type AnswerMessage = {
  readonly id: number
  readonly residentMb: number
  readonly outcome: { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: ErrorMessage }
}

/** An error as it crosses the process border: classes don't survive, names do. */
export type ErrorMessage = {
  readonly name: string
  readonly message: string
  readonly code?: string
  readonly retryable: boolean
  readonly stack?: string
}

/** `isRetryable` is how AI SDK errors say it. */
export function toErrorMessage(error: unknown): ErrorMessage {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), retryable: false }
  const { code, retryable, isRetryable } = error as { code?: unknown; retryable?: unknown; isRetryable?: unknown }
  return {
    name: error.name,
    message: error.message,
    code: typeof code === 'string' ? code : undefined,
    retryable: retryable === true || isRetryable === true,
    stack: error.stack,
  }
}

/** The error a caller of the host sees; the child's own stack is its `cause`. */
export function toEngineError(sent: ErrorMessage): EngineError {
  const code = sent.code ?? 'engine_failed'
  if (sent.name === 'EngineRefusal') return new EngineRefusal(code, sent.message)
  return new EngineError(code, sent.message, { retryable: sent.retryable, cause: sent.stack })
}
