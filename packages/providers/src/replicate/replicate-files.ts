import { ProviderError } from '@fablecut/generation/provider/provider-error'
import { z } from 'zod'
import type { HttpClient } from '../http/http-client.ts'
import { isSuccess, readJson } from '../http/http-message.ts'

const UPLOAD_MS = 60_000

const uploaded = z.object({ urls: z.object({ get: z.url() }) })

type SentFile = { readonly bytes: Uint8Array; readonly mediaType: string }

/** Uploads files of inputs, which Replicate keeps for a day. The address that predictions read; null where the upload was refused or lost. */
export function replicateFiles(client: HttpClient, baseUrl: string) {
  const { origin } = new URL(baseUrl)
  return async function upload({ bytes, mediaType }: SentFile, stopped: AbortSignal): Promise<string | null> {
    const form = new FormData()
    form.set('content', new Blob([new Uint8Array(bytes)], { type: mediaType }), `file.${mediaType.split('/')[1]}`)
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(UPLOAD_MS)])
    try {
      const answer = await client.send({ method: 'POST', url: `${baseUrl}/files`, body: { form }, signal, isRepeatable: true })
      const { data } = uploaded.safeParse(readJson(answer))
      return isSuccess(answer) && data && new URL(data.urls.get).origin === origin ? data.urls.get : null
    } catch (error) {
      if (stopped.aborted || !(error instanceof ProviderError)) throw error
      return null
    }
  }
}
