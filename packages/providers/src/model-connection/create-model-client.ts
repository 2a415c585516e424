import { setTimeout as sleep } from 'node:timers/promises'
import { EngineAborted, EngineDeadlinePassed } from '@fablecut/generation/engine-error'
import { apiOf, engineNameOf } from './apis.ts'
import { LanguageModelUnavailable } from './call-error.ts'
import type { LanguageModelConnection } from './connection.ts'
import type { ModelAnswer, ModelClient, ModelRequest } from '../language-model/model-client.ts'
import { readJsonObject } from '../language-model/read-json.ts'

export type ModelClientOptions = {
  /** Time for one `ask`, its repetitions and pauses included. */
  readonly deadlineMs: number
  /** Pause before the first repetition where the server names none; doubled for the next. Default 1000. */
  readonly pauseMs?: number
}

/** A request is made at most three times: a text costs too little to lose a film over one lost answer. */
const MAX_REPETITIONS = 2

export function createModelClient(connection: LanguageModelConnection, options: ModelClientOptions): ModelClient {
  const api = apiOf(connection)
  const { deadlineMs, pauseMs = 1000 } = options
  /** False once the server refused a schema: the instructions describe the format too. */
  let takesSchema = true

  async function askOnce(request: ModelRequest, withSchema: boolean, signal: AbortSignal): Promise<ModelAnswer> {
    const text = await api.complete(connection, request, { withSchema, signal })
    return { text, object: readJsonObject(text) }
  }

  async function generate(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    try {
      return await askOnce(request, takesSchema, signal)
    } catch (error) {
      const isRefused = error instanceof LanguageModelUnavailable && (error.status === 400 || error.status === 422)
      if (!takesSchema || !isRefused) throw error
      const answer = await askOnce(request, false, signal)
      takesSchema = false
      return answer
    }
  }

  return {
    engine: engineNameOf(connection),
    async ask(request, signal) {
      const deadline = AbortSignal.timeout(deadlineMs)
      const ends = Date.now() + deadlineMs
      const either = signal ? AbortSignal.any([signal, deadline]) : deadline
      for (let repetition = 0; ; repetition++) {
        try {
          return await generate(request, either)
        } catch (error) {
          if (signal?.aborted) throw new EngineAborted('The request to the language model was aborted')
          if (deadline.aborted) throw new EngineDeadlinePassed(`${connection.model} took longer than ${Math.round(deadlineMs / 1000)} s`)
          const isRepeatable = error instanceof LanguageModelUnavailable && error.retryable && repetition < MAX_REPETITIONS
          const pause = (error instanceof LanguageModelUnavailable && error.retryAfterMs) || pauseMs * 2 ** repetition
          if (!isRepeatable || Date.now() + pause >= ends) throw error
          await pauseFor(pause, signal)
        }
      }
    },
  }
}

async function pauseFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(ms, undefined, { signal })
  } catch {
    throw new EngineAborted('The request to the language model was aborted')
  }
}
