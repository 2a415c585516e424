import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { type Readable, pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { HttpAnswer, HttpRequest, RequestBody } from './http-message.ts'

/** An answer may have a clip in it; nothing longer is kept in memory. */
const MAX_BYTES = 64_000_000

type Payload = { readonly bytes: Uint8Array; readonly mediaType: string }

/**
 * Makes one request over a connection of its own and reads the answer. Redirects are answers. Rejects with a ProviderError: `not_sent` until the
 * connection, with its encryption, is there, since nothing has left before; later `outcome_unknown`, or `not_sent` where the request is repeatable.
 *
 * Not `fetch`: it gives up after five minutes without headers, sends over reused connections that the server may be closing, and does not say whether a
 * failed connection was made.
 */
export async function exchange(request: HttpRequest, connectMs: number): Promise<HttpAnswer> {
  const url = new URL(request.url)
  const isRepeatable = request.isRepeatable ?? request.method === 'GET'
  const progress = { isConnected: false }
  try {
    const payload = request.body && (await toPayload(request.body))
    const response = await send(url, request, payload, { connectMs, progress })
    const body = await readBody(response)
    return { status: response.statusCode ?? 0, headers: toHeaders(response), body, host: url.host, isRepeatable }
  } catch (error) {
    if (error instanceof ProviderError) throw error
    const isLost = progress.isConnected && !isRepeatable
    const reason = request.signal.aborted ? 'no answer in time' : reasonOf(error)
    throw new ProviderError(isLost ? 'outcome_unknown' : 'not_sent', `${url.host}: ${reason}`, { isCharged: isLost ? null : false })
  }
}

async function toPayload(body: RequestBody): Promise<Payload> {
  if ('bytes' in body) return body
  if ('json' in body) return { bytes: new TextEncoder().encode(JSON.stringify(body.json)), mediaType: 'application/json' }
  const encoded = new Response(body.form)
  return { bytes: new Uint8Array(await encoded.arrayBuffer()), mediaType: encoded.headers.get('content-type')! }
}

type Connecting = { readonly connectMs: number; readonly progress: { isConnected: boolean } }

function send(
  url: URL,
  { method, headers, signal }: HttpRequest,
  payload: Payload | undefined,
  { connectMs, progress }: Connecting,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const bodyHeaders = payload && { 'content-type': payload.mediaType, 'content-length': String(payload.bytes.length) }
  const options = { method, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers, ...bodyHeaders }, agent: false, signal }
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? requestSecure : requestPlain)(url, options, resolve)
    const overdue = setTimeout(() => outgoing.destroy(new Error(`not connected within ${connectMs} ms`)), connectMs)
    outgoing.on('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        progress.isConnected = true
        clearTimeout(overdue)
      }),
    )
    outgoing.on('error', reject)
    outgoing.on('close', () => clearTimeout(overdue))
    outgoing.end(payload?.bytes)
  })
}

async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of decompress(response)) {
    length += (chunk as Uint8Array).length
    if (length > MAX_BYTES) {
      response.destroy()
      throw new ProviderError('failed', `The answer is longer than ${MAX_BYTES} bytes`, { isCharged: null })
    }
    chunks.push(chunk as Uint8Array)
  }
  return Buffer.concat(chunks)
}

/** The reader counts the decompressed bytes. */
function decompress(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const decompressor = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }[encoding]
  return decompressor ? pipeline(response, decompressor(), () => {}) : response
}

function toHeaders({ headers }: IncomingMessage): HttpAnswer['headers'] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]))
}

/** Addresses and system codes; a failure to reach any of a host's addresses has no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
