import { EngineError, EngineRefusal } from '@fablecut/generation/engine-error'
import type { BuiltinEngine } from '../builtin.ts'

/** Environment variable of a child with its niceness. */
export const NICENESS_VARIABLE = 'ENGINE_NICENESS'

/** A call from the host to a child; `args` must be structured-cloneable. */
export type CallMessage = {
  readonly id: number
  readonly engine: BuiltinEngine
  readonly method: string
  readonly args: readonly unknown[]
}

/** A result from a child to the host. `residentMb`: resident memory after the call, for recycling. */
export type ResultMessage = {
  readonly id: number
  readonly residentMb: number
  readonly outcome: { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: ErrorMessage }
}

/** A serialized error: the class is lost in transfer, the name is kept. */
export type ErrorMessage = {
  readonly name: string
  readonly message: string
  readonly code?: string
  readonly retryable: boolean
  readonly stack?: string
}

/** Errors of the AI SDK carry `isRetryable` instead of `retryable`. */
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

/** Restores an error for the caller of the host; `cause` is the stack in the child. */
export function toEngineError(message: ErrorMessage): EngineError {
  const code = message.code ?? 'engine_failed'
  if (message.name === 'EngineRefusal') return new EngineRefusal(code, message.message)
  return new EngineError(code, message.message, { retryable: message.retryable, cause: message.stack })
}
