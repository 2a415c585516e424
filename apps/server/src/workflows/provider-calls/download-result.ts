import { Readable } from 'node:stream'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { Route } from '@fablecut/generation/provider/routes'
import { type Network, INTERNET } from '../../platform/outside-fetch/network.ts'
import { fetchOutside } from '../../platform/outside-fetch/outside-fetch.ts'
import { OutsideFetchError } from '../../platform/outside-fetch/outside-fetch-error.ts'
import { readBytes } from '../../platform/outside-fetch/read-body.ts'

export type Download = { readonly bytes: Uint8Array; readonly mediaType: string | null }

const MAX_BYTES = 500_000_000
const TOTAL_MS = 300_000
const IDLE_MS = 30_000

/**
 * Reads a file from an address in an answer. Only addresses of the origins that the provider's results have are read: public ones by the guarded fetcher, a
 * server of one's own (plain http) without redirects. Rejects with a ProviderError: `invalid_request` for a forbidden address, `expired` for a file that is gone.
 */
export async function downloadResult(
  target: string,
  { provider }: Route,
  signal: AbortSignal,
  network: Network = INTERNET,
): Promise<Download> {
  const { origins, headers } = provider.results
  const url = URL.parse(target)
  if (!url || !origins.some((origin) => isOfOrigin(url, origin)))
    throw new ProviderError('invalid_request', `The result is at an address that ${provider.name} may not name`, { isCharged: null })
  if (url.protocol === 'http:') return readPlain(url, headers, signal)
  const allows = (host: string): boolean => origins.some((origin) => isOfOrigin(new URL(`https://${host}`), origin))
  try {
    const response = await fetchOutside(url, { network, allows, totalMs: TOTAL_MS, idleMs: IDLE_MS, signal })
    if (response.status !== 200) {
      response.body.destroy()
      throw failure(response.status)
    }
    return { bytes: await readBytes(response, MAX_BYTES), mediaType: response.contentType || null }
  } catch (error) {
    if (!(error instanceof OutsideFetchError)) throw error
    throw new ProviderError(error.reason === 'address' ? 'invalid_request' : 'failed', error.message, { isCharged: null, cause: error })
  }
}

/** An origin like `https://*.example.org` stands for all hosts below it. */
function isOfOrigin(url: URL, origin: string): boolean {
  const [scheme, host = ''] = origin.split('://')
  if (url.protocol !== `${scheme}:`) return false
  return host.startsWith('*.') ? url.port === '' && url.hostname.endsWith(host.slice(1)) : url.host === host
}

async function readPlain(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Download> {
  try {
    const { status, body, headers: answered } = await fetch(url, { headers, redirect: 'error', signal })
    if (status !== 200 || body === null) throw failure(status)
    const bytes = await readBytes({ body: Readable.from(body) }, MAX_BYTES)
    return { bytes, mediaType: answered.get('content-type')?.split(';')[0] ?? null }
  } catch (error) {
    if (error instanceof ProviderError) throw error
    throw new ProviderError('failed', `The result could not be read: ${String(error)}`, { isCharged: null, cause: error })
  }
}

const failure = (status: number): ProviderError =>
  new ProviderError(status === 404 || status === 410 ? 'expired' : 'failed', `The result was answered with ${status}`, { isCharged: null })
