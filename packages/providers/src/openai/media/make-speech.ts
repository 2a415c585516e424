import type { JSONObject } from '@ai-sdk/provider'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { requestBody } from '@fablecut/generation/catalogue/request-body'
import type { SpokenWord } from '@fablecut/generation/ports/options'
import type { CallContext } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import type { MediaResult } from '@fablecut/generation/requests/media-result'
import { z } from 'zod'
import { type HttpAnswer, readJson } from '../../http/http-message.ts'
import { noFileInJson } from './form.ts'
import type { MediaServer } from './media-server.ts'

/** Of Kokoro-FastAPI, which also tells when each word is spoken. Other servers of its model do not know it. */
const CAPTIONED_PATH = '/dev/captioned_speech'
const captioned = z.object({
  audio: z.string().min(1),
  audio_format: z.string().nullish(),
  timestamps: z.array(z.object({ word: z.string(), start_time: z.number(), end_time: z.number() })).nullish(),
})

/**
 * Says a text as a WAV file, with the times of its words where the row says that the server reports them. Rejects with `invalid_request` for a text that is too
 * long, of which the end would be missing.
 */
export async function makeSpeech(
  server: MediaServer,
  row: CatalogueRow,
  request: MediaRequest,
  { signal }: CallContext,
): Promise<MediaResult> {
  const max = row.send.prompt?.max ?? Infinity
  if (request.prompt.length > max) throw new ProviderError('invalid_request', `The text has more than ${max} characters`)
  const body: JSONObject = { model: row.endpoint, response_format: 'wav', ...(await requestBody(row, request, noFileInJson)) }
  const withTimes = row.gives.hasWordTimes ? await server.postIfKnown(CAPTIONED_PATH, { json: { ...body, stream: false } }, signal) : null
  if (withTimes) return readCaptioned(server, withTimes)
  const answer = await server.post('audio/speech', { json: body }, signal)
  const mediaType = mediaTypeOf(answer)
  if (mediaType !== null && !/^audio\/|^application\/octet-stream$/u.test(mediaType)) throw server.unreadable(answer)
  return { files: [{ bytes: nonEmpty(answer.body), mediaType }] }
}

function readCaptioned(server: MediaServer, answer: HttpAnswer): MediaResult {
  const parsed = captioned.safeParse(readJson(answer))
  if (!parsed.success) throw server.unreadable(answer)
  const { audio, audio_format: mediaType, timestamps } = parsed.data
  const words = (timestamps ?? []).map(({ word, start_time, end_time }) => ({ text: word, startSeconds: start_time, endSeconds: end_time }))
  return {
    files: [{ bytes: nonEmpty(Buffer.from(audio, 'base64')), mediaType: mediaType ?? null }],
    ...(words.length > 0 && { words: withPunctuation(words) }),
  }
}

/** Punctuation that is listed as a word belongs to the word before it. */
function withPunctuation(listed: readonly SpokenWord[]): SpokenWord[] {
  const words: SpokenWord[] = []
  for (const word of listed) {
    const before = words.at(-1)
    if (/[\p{L}\p{N}]/u.test(word.text)) words.push(word)
    else if (before) words.splice(-1, 1, { ...before, text: before.text + word.text.trim() })
  }
  return words
}

const mediaTypeOf = ({ headers }: HttpAnswer): string | null => headers['content-type']?.split(';')[0]!.trim().toLowerCase() ?? null

function nonEmpty(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) throw new ProviderError('failed', 'The speech is empty', { isCharged: null })
  return bytes
}
