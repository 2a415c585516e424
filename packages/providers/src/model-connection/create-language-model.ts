import { EngineAborted } from '@fablecut/generation/engine-error'
import type { Engines } from '@fablecut/generation/ports/engines'
import type { LanguageModel, Spender } from '@fablecut/generation/ports/language-model'
import type { Moderator } from '@fablecut/generation/ports/moderator'
import { isOriginal } from './apis.ts'
import type { LanguageModelConnection } from './connection.ts'
import { createModelClient, type ModelClientOptions, type RequestMeter } from './create-model-client.ts'
import type { ModelClient } from '../language-model/model-client.ts'

type LanguageModelOptions = ModelClientOptions & {
  /** Counts what requests cost for a spender; null: for nobody but the installation. Absent: nothing is counted. */
  readonly meterFor?: (connection: LanguageModelConnection, spender: Spender | null) => RequestMeter
  /** Told how each request ended, but not of one that was aborted. `problem`: a sentence for staff without the key; null for an answer. */
  readonly onEnd?: (connection: LanguageModelConnection, problem: string | null) => void
}

/** Engines with the language model that is connected at the time; `connected` returns the same object as long as nothing has changed. */
export function withLanguageModel(
  engines: Engines,
  connected: () => LanguageModelConnection | null,
  options: LanguageModelOptions,
): Engines {
  let latest: { readonly connection: LanguageModelConnection; readonly model: LanguageModel } | null = null
  return {
    ...engines,
    get languageModel() {
      const connection = connected()
      if (connection === null) return null
      if (latest?.connection !== connection) latest = { connection, model: createLanguageModel(connection, engines.moderator, options) }
      return latest.model
    },
    get builtinOnly() {
      return engines.builtinOnly && connected() === null
    },
  }
}

/** A language model that writes and directs. `moderator` checks what it writes. Vocabulary and rules are loaded at its first use. */
export function createLanguageModel(
  connection: LanguageModelConnection,
  moderator: Moderator,
  { meterFor, onEnd, ...options }: LanguageModelOptions,
): LanguageModel {
  const client = createModelClient(connection, options)
  const modelFor = (spender: Spender | null): LanguageModel => {
    const metered = meterFor ? client.meteredBy(meterFor(connection, spender)) : client
    const asked = observed(metered, (problem) => onEnd?.(connection, problem))
    return { engine: client.engine, location: locationOf(connection), countedFor: modelFor, ...abilitiesOf(asked, moderator) }
  }
  return modelFor(null)
}

/** What a language model is asked for. */
function abilitiesOf(
  client: ModelClient,
  moderator: Moderator,
): Pick<LanguageModel, 'directShots' | 'titleStory' | 'rewriteScript' | 'translateLines'> {
  return {
    async directShots(request, signal) {
      const { directShots } = await import('../language-model/director/direct-shots.ts')
      return directShots(client, request, signal)
    },
    async titleStory(script, signal) {
      const { writeTitle } = await import('../language-model/writer/write-script.ts')
      return writeTitle(client, moderator, script, signal)
    },
    async rewriteScript(request, signal) {
      const { writeScript } = await import('../language-model/writer/write-script.ts')
      return writeScript(client, moderator, request, signal)
    },
    async translateLines(request, signal) {
      const { translateLines } = await import('../language-model/translator/translate-lines.ts')
      return translateLines(client, moderator, request, signal)
    },
  }
}

function locationOf(connection: LanguageModelConnection): LanguageModel['location'] {
  if (isOriginal(connection)) return connection.api
  const { hostname } = new URL(connection.baseUrl)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.') ? 'this_machine' : 'other_server'
}

const observed = (client: ModelClient, onEnd: (problem: string | null) => void): ModelClient => ({
  ...client,
  async ask(request, signal) {
    try {
      const answer = await client.ask(request, signal)
      onEnd(null)
      return answer
    } catch (error) {
      if (!(error instanceof EngineAborted)) onEnd(error instanceof Error ? `${error.message}.` : String(error))
      throw error
    }
  },
})
