import type { JSONObject, JSONValue } from '@ai-sdk/provider'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { requestBody } from '@fablecut/generation/catalogue/request-body'
import type { Connection } from '@fablecut/generation/provider/connection'
import type { Provider } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import type { MediaResult, ResultFile } from '@fablecut/generation/requests/media-result'
import { createHttpClient } from '../http/http-client.ts'
import { type HttpAnswer, type HttpRequest, isSuccess, readJson } from '../http/http-message.ts'
import { isRecord } from '../json.ts'
import { errorOf } from './error-of-answer.ts'
import { wordsOfCharacters } from './words-of-characters.ts'

const FORMAT = 'output_format=mp3_44100_128'
/** Clocks of the provider and of this machine differ. */
const CLOCK_SECONDS = 120
const HISTORY_ITEMS = 100

/**
 * ElevenLabs: speech with the times of its words, and music, both made before the answer. `row.endpoint` is the model; `voice_id` of the body goes into the
 * path. A lost answer of speech is found in the account's history. Rejects with `invalid_request` for a text that is too long, of which the end would be missing.
 */
export function connectElevenLabs(connection: Connection): Provider {
  const { apiKey } = connection
  const api = `${connection.baseUrl.replace(/\/v1$/u, '')}/v1`
  const { origin } = new URL(api)
  const http = createHttpClient({ origins: [origin], apiKey, authorize: (key) => ({ 'xi-api-key': key }) })
  const send = async (request: HttpRequest): Promise<HttpAnswer> => {
    const answer = await http.send(request)
    if (isSuccess(answer)) return answer
    throw errorOf(http, answer)
  }

  return {
    name: 'elevenlabs',
    async submit(row, request, { signal }) {
      const { voice, body } = await writeRequest(row, request)
      const path = row.kind === 'music' ? 'music' : `text-to-speech/${encodeURIComponent(String(voice))}/with-timestamps`
      const answer = await send({ method: 'POST', url: `${api}/${path}?${FORMAT}`, body: { json: body }, signal })
      const result = row.kind === 'music' ? toMusic(answer) : toSpeech(answer, request)
      if (result === null) throw http.errorOf(answer, 'no sound in the answer')
      return { state: 'finished', result }
    },
    /** Of speech that was found in the history. */
    async check(row, job, signal) {
      const url = `${api}/history/${encodeURIComponent(String(job.historyItemId))}`
      try {
        const item = readJson(await send({ method: 'GET', url, signal }))
        const audio = await send({ method: 'GET', url: `${url}/audio`, signal })
        return { state: 'finished', result: toFoundSpeech(item, audio) }
      } catch (error) {
        if (!(error instanceof ProviderError) || error.code !== 'invalid_request') throw error
        return {
          state: 'failed',
          error: new ProviderError('expired', `The history has no such item: ${error.message}`, { isCharged: true }),
        }
      }
    },
    /** The work ends with the answer. */
    cancel: () => Promise.resolve('unsupported'),
    async find(row, request, { signal, since }) {
      if (row.kind === 'music') return 'unknown'
      const { voice, body } = await writeRequest(row, request)
      const query = new URLSearchParams({ page_size: String(HISTORY_ITEMS), voice_id: String(voice), source: 'TTS' })
      const history = readJson(await send({ method: 'GET', url: `${api}/history?${query}`, signal }))
      const after = since.getTime() / 1000 - CLOCK_SECONDS
      const found = itemsOf(history).find(
        (item) => item.text === body.text && item.model_id === body.model_id && Number(item.date_unix) >= after,
      )
      // Absent, it may still be spoken, and accounts can be without a history.
      return found === undefined ? 'unknown' : { historyItemId: String(found.history_item_id) }
    },
    results: { origins: [origin], headers: {} },
  }
}

type Written = { readonly voice: JSONValue | undefined; readonly body: JSONObject }

async function writeRequest(row: CatalogueRow, request: MediaRequest): Promise<Written> {
  const max = row.send.prompt?.max ?? Infinity
  if (row.kind === 'speech' && request.prompt.length > max)
    throw new ProviderError('invalid_request', `The text has more than ${max} characters`)
  const written = await requestBody(row, request, () =>
    Promise.reject(new ProviderError('invalid_request', 'No files are sent to ElevenLabs')),
  )
  const { voice_id: voice, ...body } = written
  // Of a BCP 47 tag the provider knows the language alone.
  const language = typeof body.language_code === 'string' && { language_code: new Intl.Locale(body.language_code).language }
  return { voice, body: { ...body, ...language, model_id: row.endpoint } }
}

/** Null for an answer without sound. */
function toMusic({ body, headers }: HttpAnswer): MediaResult | null {
  const mediaType = headers['content-type'] ?? ''
  return body.length > 0 && mediaType.startsWith('audio/') ? { files: [{ bytes: body, mediaType }] } : null
}

function toSpeech(answer: HttpAnswer, { language }: MediaRequest): MediaResult | null {
  const spoken = readJson(answer)
  if (!isRecord(spoken) || typeof spoken.audio_base64 !== 'string' || spoken.audio_base64 === '') return null
  const words = wordsOfCharacters(spoken.alignment, language)
  return {
    files: [mp3(Buffer.from(spoken.audio_base64, 'base64'))],
    ...(words && { words }),
  }
}

function toFoundSpeech(item: unknown, { body }: HttpAnswer): MediaResult {
  const alignments = isRecord(item) && isRecord(item.alignments) ? item.alignments : {}
  const words = wordsOfCharacters(alignments.alignment)
  return { files: [mp3(body)], ...(words && { words }) }
}

const mp3 = (bytes: Uint8Array): ResultFile => ({ bytes, mediaType: 'audio/mpeg' })

const itemsOf = (history: unknown): Readonly<Record<string, unknown>>[] =>
  isRecord(history) && Array.isArray(history.history) ? history.history.filter(isRecord) : []
