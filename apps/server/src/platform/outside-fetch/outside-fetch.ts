import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { type Readable, pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { type Network, checkedLookup } from './network.ts'
import { asFetchError, OutsideFetchError } from './outside-fetch-error.ts'

/** Which hosts may be fetched from, and the limits of time. */
export type OutsideFetchRules = {
  readonly network: Network
  /** Whether a host may be requested, also after a redirect; in lower case. */
  readonly allows: (host: string) => boolean
  /** Timeout of the whole fetch, with redirects and body. */
  readonly totalMs: number
  /** Timeout without any received byte. */
  readonly idleMs: number
  readonly signal?: AbortSignal
}

/** A response whose body is still streaming: read it with `read-body.ts`, or destroy it. `url` is the address after redirects. */
export type OutsideResponse = { readonly url: URL; readonly status: number; readonly contentType: string; readonly body: Readable }

const MAX_REDIRECTS = 5
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; Fablecut)', accept: '*/*', 'accept-encoding': 'gzip, deflate, br' }

/**
 * GETs a public address over https without cookies. The host name and the resolved address are checked for every redirect. Any HTTP status
 * is a response. Throws an OutsideFetchError.
 */
export async function fetchOutside(target: string | URL, rules: OutsideFetchRules): Promise<OutsideResponse> {
  const deadline = AbortSignal.timeout(rules.totalMs)
  const signal = rules.signal ? AbortSignal.any([rules.signal, deadline]) : deadline
  let url = checkedUrl(target, rules)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await sendRequest(url, rules, signal)
    const next = redirectTarget(response)
    if (next === null) return { url, status: response.statusCode ?? 0, contentType: contentTypeOf(response), body: decompress(response) }
    response.destroy()
    url = checkedUrl(next, rules, url)
  }
  throw new OutsideFetchError('redirects', `more than ${MAX_REDIRECTS} redirects`)
}

/** Normalizes the address: a host name, default port, no credentials, https. */
function checkedUrl(target: string | URL, { allows }: OutsideFetchRules, base?: URL): URL {
  const url = URL.parse(String(target), base?.href)
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new OutsideFetchError('address', 'not a web address')
  if (url.username || url.password || url.port) throw new OutsideFetchError('address', 'an address with credentials or a port')
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) || !allows(url.hostname))
    throw new OutsideFetchError('address', `not an allowed host: ${url.hostname}`)
  url.protocol = 'https:'
  url.hash = ''
  return url
}

function sendRequest(url: URL, rules: OutsideFetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const { plainPort } = rules.network
  const options: RequestOptions = {
    host: url.hostname,
    port: plainPort ?? 443,
    path: `${url.pathname}${url.search}`,
    headers: { ...HEADERS, host: url.host },
    agent: false,
    timeout: rules.idleMs,
    lookup: checkedLookup(rules.network),
  }
  return new Promise((resolve, reject) => {
    const request = (plainPort === null ? requestSecure : requestPlain)(options)
    let response: IncomingMessage | null = null
    const stop = (error: OutsideFetchError) => (response ?? request).destroy(error)
    const onAbort = () => stop(errorForAbort(rules.signal))
    request.on('response', (incoming) => resolve((response = incoming)))
    request.on('timeout', () => stop(new OutsideFetchError('slow', `${rules.idleMs} ms without a byte`)))
    request.on('error', (error) => reject(asFetchError(error)))
    request.on('close', () => signal.removeEventListener('abort', onAbort))
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
    else request.end()
  })
}

const errorForAbort = (signal: AbortSignal | undefined): OutsideFetchError =>
  signal?.aborted ? new OutsideFetchError('stopped', 'nobody waits any more') : new OutsideFetchError('slow', 'took too long')

function redirectTarget({ statusCode = 0, headers }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? null) : null
}

const contentTypeOf = ({ headers }: IncomingMessage): string => (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()

/** Decompresses the stream; the reader counts the decompressed bytes. */
function decompress(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity') return response
  const decompressor = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }[encoding]
  if (!decompressor) {
    response.destroy()
    throw new OutsideFetchError('encoding', `packed as ${encoding.slice(0, 40)}`)
  }
  return pipeline(response, decompressor(), () => {})
}
