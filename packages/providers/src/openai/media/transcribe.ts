import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { requestBody } from '@fablecut/generation/catalogue/request-body'
import type { CallContext } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import type { MediaResult } from '@fablecut/generation/requests/media-result'
import { z } from 'zod'
import { readJson } from '../../http/http-message.ts'
import { fileOf, formOf, noFileInJson } from './form.ts'
import type { MediaServer } from './media-server.ts'

const transcription = z.object({
  text: z.string(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).nullish(),
})

/** Finds the words of a sound file and their times; their text alone where the model reports no times. */
export async function transcribe(
  server: MediaServer,
  row: CatalogueRow,
  request: MediaRequest,
  context: CallContext,
): Promise<MediaResult> {
  const { audio, language, ...rest } = request
  if (!audio || !row.send.audio) throw new ProviderError('invalid_request', `${row.id} needs a sound file`)
  const body = await requestBody(row, { ...rest, ...(language && { language: language.split('-')[0]! }) }, noFileInJson)
  const form = formOf({
    model: row.endpoint,
    ...(row.gives.hasWordTimes && { response_format: 'verbose_json', 'timestamp_granularities[]': 'word' }),
    ...body,
    ...(request.prompt === '' && row.send.prompt && { [row.send.prompt.to]: null }),
  })
  form.append(row.send.audio.to, await fileOf(audio, context))
  const answer = await server.post('audio/transcriptions', { form }, context.signal)
  const parsed = transcription.safeParse(readJson(answer))
  if (!parsed.success) throw server.unreadable(answer)
  const { text, words } = parsed.data
  const timed = (words ?? []).map(({ word, start, end }) => ({ text: word.trim(), startSeconds: start, endSeconds: end }))
  return { files: [], text: text.trim(), ...(timed.length > 0 && { words: timed }) }
}
