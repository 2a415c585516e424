import type { JSONSchema7 } from '@ai-sdk/provider'

/** `turns`: what was said before, from the first request on, ending with a request. */
export type ModelRequest = {
  readonly system: string
  readonly turns: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[]
  readonly schema: JSONSchema7
}

/** `object`: the JSON of the answer; undefined if it has none. */
export type ModelAnswer = { readonly text: string; readonly object: object | undefined }

/** Asks a language model for JSON. */
export type ModelClient = {
  readonly engine: string
  /** Rejects with LanguageModelUnavailable, EngineDeadlinePassed or EngineAborted. */
  ask(request: ModelRequest, signal?: AbortSignal): Promise<ModelAnswer>
}
