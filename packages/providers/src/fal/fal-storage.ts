import { PROVIDER_FACTS } from '@fablecut/generation/provider/provider-facts'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import { z } from 'zod'
import { type HttpClientOptions, createHttpClient } from '../http/http-client.ts'
import { isSuccess, readJson } from '../http/http-message.ts'

const PATH = '/storage/upload/initiate?storage_type=fal-cdn-v3'
/** Fal takes files on a server of their own; other servers of its protocol beside their second API. */
const FAL_STORAGE = 'https://rest.fal.ai'
/** How long files are kept: as long as a job may wait. */
const KEPT_SECONDS = 86_400
const UPLOAD_MS = 60_000

const places = z.object({ upload_url: z.url(), file_url: z.url() })

type StoredFile = { readonly bytes: Uint8Array; readonly mediaType: string }

/**
 * Puts files where jobs of fal read them, by the request of its own client: an address is asked for, and the bytes are sent there. Null where the storage did not
 * take the file. `apiUrl`: the second API of the connection.
 */
export function falStorage({ apiUrl, ...options }: Pick<HttpClientOptions, 'apiKey' | 'authorize'> & { readonly apiUrl: string }) {
  const { origin: ofApi } = new URL(apiUrl)
  const origin = ofApi === new URL(PROVIDER_FACTS.fal.apiUrl).origin ? FAL_STORAGE : ofApi
  const client = createHttpClient({ ...options, origins: [origin] })
  const isOfStorage = (url: URL): boolean => url.origin === origin || (url.protocol === 'https:' && FILE_HOST.test(url.hostname))

  async function findPlace({ mediaType }: StoredFile, signal: AbortSignal): Promise<z.infer<typeof places> | null> {
    const json = { content_type: mediaType, file_name: `file.${mediaType.split('/')[1]}` }
    const headers = { 'x-fal-object-lifecycle': JSON.stringify({ expiration_duration_seconds: KEPT_SECONDS }) }
    const answer = await client.send({ method: 'POST', url: `${origin}${PATH}`, headers, body: { json }, signal, isRepeatable: true })
    const { data } = places.safeParse(readJson(answer))
    return isSuccess(answer) && data && [data.upload_url, data.file_url].every((url) => isOfStorage(new URL(url))) ? data : null
  }

  return async function store(file: StoredFile, stopped: AbortSignal): Promise<string | null> {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(UPLOAD_MS)])
    try {
      const place = await findPlace(file, signal)
      if (place === null) return null
      // The address is signed; the key is for the API alone.
      const sender = createHttpClient({ origins: [new URL(place.upload_url).origin], apiKey: null, authorize: () => ({}) })
      const answer = await sender.send({ method: 'PUT', url: place.upload_url, body: file, signal, isRepeatable: true })
      return isSuccess(answer) ? place.file_url : null
    } catch (error) {
      if (stopped.aborted || !(error instanceof ProviderError)) throw error
      return null
    }
  }
}

const FILE_HOST = /(^|\.)fal\.media$/u
