import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import type { Connection } from '@fablecut/generation/provider/connection'
import type { CallContext, Provider } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaKind, MediaRequest } from '@fablecut/generation/requests/media-request'
import type { MediaResult } from '@fablecut/generation/requests/media-result'
import { makeImage } from './media/make-image.ts'
import { type MediaServer, connectMediaServer } from './media/media-server.ts'
import { makeSpeech } from './media/make-speech.ts'
import { transcribe } from './media/transcribe.ts'

type Make = (server: MediaServer, row: CatalogueRow, request: MediaRequest, context: CallContext) => Promise<MediaResult>

const MAKE: Readonly<Partial<Record<MediaKind, Make>>> = { image: makeImage, speech: makeSpeech, transcription: transcribe }

/**
 * Images, speech and transcriptions of OpenAI, or of a server that speaks its protocol. Every request is answered with its result: there are no jobs, and
 * nothing to ask when an answer is lost.
 */
export function connectOpenAi(connection: Connection): Provider {
  const server = connectMediaServer(connection)
  return {
    name: 'openai',
    async submit(row, request, context) {
      const make = MAKE[request.kind]
      if (make === undefined) throw new ProviderError('invalid_request', `${row.id} cannot make a result of kind ${request.kind}`)
      return { state: 'finished', result: await make(server, row, request, context) }
    },
    check: async () => ({ state: 'failed', error: new ProviderError('expired', 'OpenAI keeps no jobs of media', { isCharged: null }) }),
    cancel: async () => 'unsupported',
    results: { origins: [server.origin], headers: server.headers },
  }
}
