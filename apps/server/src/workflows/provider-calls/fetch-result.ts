import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaResult, ResultFile } from '@fablecut/generation/requests/media-result'
import type { Route } from '@fablecut/generation/provider/routes'
import type { ProviderWork } from './provider-work.ts'
import type { StoredResult } from './stored-result.ts'

const MAX_DOWNLOADS = 4
const PAUSE_MS = 1_000
/** Downloads are free, but a provider may never answer. */
const DOWNLOAD_MS = 300_000

/** Puts the files of a result into the storage, before its provider deletes them. Rejects with a ProviderError. */
export async function fetchResult(route: Route, result: MediaResult, work: ProviderWork): Promise<StoredResult> {
  const files: StoredResult['files'][number][] = []
  for (const file of result.files) {
    const { bytes, mediaType } = await readFile(route, file, work)
    if (bytes.length === 0) throw new ProviderError('failed', 'The result is empty', { isCharged: null })
    files.push({ ...(await work.storage.putBytes(bytes)), mediaType })
  }
  const { words, text, usage } = result
  return { files, ...(words && { words }), ...(text !== undefined && { text }), ...(usage && { usage }) }
}

async function readFile(route: Route, file: ResultFile, work: ProviderWork): Promise<{ bytes: Uint8Array; mediaType: string | null }> {
  if ('bytes' in file) return file
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work.download(file.url, route, AbortSignal.any([work.signal, AbortSignal.timeout(DOWNLOAD_MS)]))
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      if (attempt === MAX_DOWNLOADS || error.code === 'invalid_request')
        throw new ProviderError('failed', error.message, { isCharged: null })
      await work.pause(PAUSE_MS * attempt, work.signal)
    }
  }
}
