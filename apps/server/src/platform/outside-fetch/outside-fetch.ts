import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { type Readable, pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { type Network, checkedLookup } from './network.ts'
import { asFetchError, OutsideFetchError } from './outside-fetch-error.ts'

/** What may be asked for, and how long it may take. */
export type OutsideRules = {
  readonly network: Network
  /** Names of machines that may be asked, also by redirects; lower case. */
  readonly allows: (host: string) => boolean
  /** For everything, redirects and body too. */
  readonly totalMs: number
  /** Without a single byte. */
  readonly idleMs: number
  readonly signal?: AbortSignal
}

/** An answer whose body still flows: read it by `read-body.ts`, or destroy it. `url` is where redirects led to. */
export type OutsideAnswer = { readonly url: URL; readonly status: number; readonly contentType: string; readonly body: Readable }

const MOST_REDIRECTS = 5
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; Fablecut)', accept: '*/*', 'accept-encoding': 'gzip, deflate, br' }

/**
 * GETs an address of the open internet over https, with none of our cookies. Every address on the way is checked: its name, then where that name
 * leads to. Throws an OutsideFetchError. Any status is an answer.
 */
export async function fetchOutside(address: string | URL, rules: OutsideRules): Promise<OutsideAnswer> {
  const deadline = AbortSignal.timeout(rules.totalMs)
  const signal = rules.signal ? AbortSignal.any([rules.signal, deadline]) : deadline
  let url = checkedAddress(address, rules)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await ask(url, rules, signal)
    const next = redirectOf(response)
    if (next === null) return { url, status: response.statusCode ?? 0, contentType: typeOf(response), body: decoded(response) }
    response.destroy()
    url = checkedAddress(next, rules, url)
  }
  throw new OutsideFetchError('redirects', `more than ${MOST_REDIRECTS} redirects`)
}

/** The address as it may be asked: by name, at the usual port, without credentials, over https. */
function checkedAddress(address: string | URL, { allows }: OutsideRules, base?: URL): URL {
  const url = URL.parse(String(address), base?.href)
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new OutsideFetchError('address', 'not a web address')
  if (url.username || url.password || url.port) throw new OutsideFetchError('address', 'an address with credentials or a port')
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) || !allows(url.hostname))
    throw new OutsideFetchError('address', `not an allowed host: ${url.hostname}`)
  url.protocol = 'https:'
  url.hash = ''
  return url
}

function ask(url: URL, rules: OutsideRules, signal: AbortSignal): Promise<IncomingMessage> {
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
    const onAbort = () => stop(stoppedBy(rules.signal))
    request.on('response', (answer) => resolve((response = answer)))
    request.on('timeout', () => stop(new OutsideFetchError('slow', `${rules.idleMs} ms without a byte`)))
    request.on('error', (error) => reject(asFetchError(error)))
    request.on('close', () => signal.removeEventListener('abort', onAbort))
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
    else request.end()
  })
}

const stoppedBy = (signal: AbortSignal | undefined): OutsideFetchError =>
  signal?.aborted ? new OutsideFetchError('stopped', 'nobody waits any more') : new OutsideFetchError('slow', 'took too long')

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? null) : null
}

const typeOf = ({ headers }: IncomingMessage): string => (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()

/** Unpacked while it flows, once: who reads it counts what comes out. */
function decoded(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity') return response
  const unpack = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }[encoding]
  if (!unpack) {
    response.destroy()
    throw new OutsideFetchError('encoding', `packed as ${encoding.slice(0, 40)}`)
  }
  return pipeline(response, unpack(), () => {})
}
