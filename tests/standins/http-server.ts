import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobFaults, Place } from './faults.ts'

export type Exchange = {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
  readonly response: ServerResponse
}

export type StandinServer = {
  readonly origin: string
  /** Requests in order of arrival, e.g. `POST /v1/images/generations`. */
  readonly requests: readonly string[]
  close(): Promise<void>
}

/** A server on loopback. What `handle` throws is answered with 500, so that it is seen in the test. */
export async function startServer(handle: (exchange: Exchange) => Promise<void> | void): Promise<StandinServer> {
  const requests: string[] = []
  const server = createServer((request, response) => void serve(request, response))
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const url = new URL(request.url!, `http://${request.headers.host}`)
      requests.push(`${request.method} ${url.pathname}`)
      await handle({ method: request.method!, url, headers: request.headers, body: await buffer(request), response })
    } catch (error) {
      if (!response.headersSent) response.writeHead(500)
      response.end(`the stand-in failed: ${String(error)}`)
    }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export function answerJson(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export function answerBytes(response: ServerResponse, bytes: Uint8Array, mediaType: string): void {
  response.writeHead(200, { 'content-type': mediaType, 'content-length': String(bytes.length) }).end(bytes)
}

export const readForm = ({ body, headers }: Exchange): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData()

/**
 * Plays the faults of a place that no protocol words in its own way: slow, hanging, a status of a gateway, a redirect. True if the request is answered, or
 * never will be.
 */
export async function playFaults(faults: JobFaults, place: Place, response: ServerResponse): Promise<boolean> {
  const slow = faults.find('slow')
  if (slow) await sleep(slow.ms)
  if (faults.at('hang', place)) return true
  const failure = faults.at('error_status', place)
  if (failure) response.writeHead(failure.status, { 'content-type': 'text/html' }).end('<title>Gateway</title>')
  const redirect = faults.at('redirect', place)
  if (redirect && !failure) response.writeHead(307, { location: redirect.to }).end()
  return failure !== undefined || redirect !== undefined
}
