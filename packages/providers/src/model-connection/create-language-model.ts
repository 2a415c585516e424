import type { Engines } from '@fablecut/generation/ports/engines'
import type { LanguageModel } from '@fablecut/generation/ports/language-model'
import type { Moderator } from '@fablecut/generation/ports/moderator'
import { isOriginal } from './apis.ts'
import type { LanguageModelConnection } from './connection.ts'
import { createModelClient, type ModelClientOptions } from './create-model-client.ts'

/** Engines with a language model; without a connection the same engines. */
export const withLanguageModel = (engines: Engines, connection: LanguageModelConnection | null, options: ModelClientOptions): Engines =>
  connection === null
    ? engines
    : { ...engines, languageModel: createLanguageModel(connection, engines.moderator, options), builtinOnly: false }

/** A language model that writes and directs. `moderator` checks what it writes. Vocabulary and rules are loaded at its first use. */
export function createLanguageModel(connection: LanguageModelConnection, moderator: Moderator, options: ModelClientOptions): LanguageModel {
  const client = createModelClient(connection, options)
  return {
    engine: client.engine,
    location: locationOf(connection),
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
  }
}

function locationOf(connection: LanguageModelConnection): LanguageModel['location'] {
  if (isOriginal(connection)) return connection.api
  const { hostname } = new URL(connection.baseUrl)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.') ? 'this_machine' : 'other_server'
}
