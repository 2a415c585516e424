import type { JSONObject } from '@ai-sdk/provider'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { requestBody } from '@fablecut/generation/catalogue/request-body'
import type { CallContext } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { FileReference, MediaRequest } from '@fablecut/generation/requests/media-request'
import type { MediaResult, ResultFile } from '@fablecut/generation/requests/media-result'
import { z } from 'zod'
import { readJson } from '../../http/http-message.ts'
import { fileOf, formOf, noFileInJson } from './form.ts'
import type { MediaServer } from './media-server.ts'

const images = z.object({
  data: z.array(z.object({ b64_json: z.string().min(1).nullish(), url: z.string().min(1).nullish() })),
  output_format: z.string().nullish(),
  usage: z.object({ total_tokens: z.number() }).nullish().catch(null),
})

/** Makes an image, by the address for editing where the request has references. */
export async function makeImage(server: MediaServer, row: CatalogueRow, request: MediaRequest, context: CallContext): Promise<MediaResult> {
  const { references = [], ...words } = request
  const body: JSONObject = { model: row.endpoint, ...(await requestBody(row, words, noFileInJson)) }
  const sent = row.send.references ? references.slice(0, row.send.references.max) : []
  const answer =
    sent.length === 0
      ? await server.post('images/generations', { json: body }, context.signal)
      : await server.post('images/edits', { form: await editForm(body, row.send.references!.to, sent, context) }, context.signal)
  const parsed = images.safeParse(readJson(answer))
  if (!parsed.success) throw server.unreadable(answer)
  const { data, output_format: format, usage } = parsed.data
  const files = data.flatMap(({ b64_json: bytes, url }): ResultFile[] => {
    if (bytes) return [{ bytes: Buffer.from(bytes, 'base64'), mediaType: format ? `image/${format}` : null }]
    const address = url && URL.parse(url, server.origin)
    return address ? [{ url: address.href }] : []
  })
  if (files.length === 0) throw new ProviderError('failed', `${row.endpoint} made no image`, { isCharged: null })
  return { files, ...(usage && { usage: { units: usage.total_tokens, unit: 'token' } }) }
}

async function editForm(body: JSONObject, name: string, references: readonly FileReference[], context: CallContext): Promise<FormData> {
  const form = formOf(body)
  for (const reference of await Promise.all(references.map((each) => fileOf(each, context)))) form.append(name, reference)
  return form
}
