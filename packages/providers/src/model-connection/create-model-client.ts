import { setTimeout as sleep } from 'node:timers/promises'
import { EngineAborted, EngineDeadlinePassed } from '@fablecut/generation/engine-error'
import { apiOf, engineNameOf } from './apis.ts'
import { LanguageModelUnavailable } from './call-error.ts'
import type { LanguageModelConnection } from './connection.ts'
import type { ModelAnswer, ModelClient, ModelRequest } from '../language-model/model-client.ts'
import { readJsonObject } from '../language-model/read-json.ts'
import { expectedTokens, textPriceOf, tokensUsd } from './text-price.ts'

/**
 * Counts what requests cost, in US dollars; those without a price are not counted. `expectedUsd`: before the request is made, and for good where the server does
 * not say what it took. Resolves to what is given the price afterwards; 0: nothing was charged. Rejects where a budget does not allow the request.
 */
export type RequestMeter = (expectedUsd: number) => Promise<(usd: number) => void>

export type ModelClientOptions = {
  /** Time for one `ask`, its repetitions and pauses included. */
  readonly deadlineMs: number
  /** Pause before the first repetition where the server names none; doubled for the next. Default 1000. */
  readonly pauseMs?: number
}

/** A request is made at most three times: a text costs too little to lose a film over one lost answer. */
const MAX_REPETITIONS = 2

/** A client whose requests can be counted by other meters. */
export type MeteredClient = ModelClient & { meteredBy(meter: RequestMeter): MeteredClient }

export function createModelClient(connection: LanguageModelConnection, options: ModelClientOptions): MeteredClient {
  const api = apiOf(connection)
  const price = textPriceOf(connection)
  const { deadlineMs, pauseMs = 1000 } = options
  /** False once the server refused a schema: the instructions describe the format too. */
  let takesSchema = true

  type Asked = { readonly request: ModelRequest; readonly meter: RequestMeter | undefined; readonly signal: AbortSignal }

  async function askOnce({ request, meter, signal }: Asked, withSchema: boolean): Promise<ModelAnswer> {
    const settle = price && meter && (await meter(tokensUsd(price, expectedTokens(request))))
    try {
      const { text, tokens } = await api.complete(connection, request, { withSchema, signal })
      if (price && tokens) settle?.(tokensUsd(price, tokens))
      return { text, object: readJsonObject(text) }
    } catch (error) {
      // A server that answers with an error charges nothing; what became of a lost answer nobody knows.
      if (error instanceof LanguageModelUnavailable && (error.status ?? 0) >= 400) settle?.(0)
      throw error
    }
  }

  async function generate(asked: Asked): Promise<ModelAnswer> {
    try {
      return await askOnce(asked, takesSchema)
    } catch (error) {
      const isRefused = error instanceof LanguageModelUnavailable && (error.status === 400 || error.status === 422)
      if (!takesSchema || !isRefused) throw error
      const answer = await askOnce(asked, false)
      takesSchema = false
      return answer
    }
  }

  const clientBy = (meter: RequestMeter | undefined): MeteredClient => ({
    engine: engineNameOf(connection),
    meteredBy: clientBy,
    async ask(request, signal) {
      const deadline = AbortSignal.timeout(deadlineMs)
      const ends = Date.now() + deadlineMs
      const either = signal ? AbortSignal.any([signal, deadline]) : deadline
      for (let repetition = 0; ; repetition++) {
        try {
          return await generate({ request, meter, signal: either })
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
  })
  return clientBy(undefined)
}

async function pauseFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(ms, undefined, { signal })
  } catch {
    throw new EngineAborted('The request to the language model was aborted')
  }
}
