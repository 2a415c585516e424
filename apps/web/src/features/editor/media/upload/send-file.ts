import { decodeErrorBody } from '../../../../api/error.ts'
import { mediaTexts } from '../../../../texts/editor/media.ts'

const texts = mediaTexts.upload

/** The server could not be reached or the connection broke; retryable. */
export class ConnectionLost extends Error {}

type SendOptions = { readonly signal?: AbortSignal; readonly onSent: (bytes: number) => void }

/**
 * Uploads a file as multipart field `file`, reporting sent bytes. Returns the JSON response, or null. Throws
 * `HTTP {status}: {statusText}` with the server's message on a second line, or `ConnectionLost`.
 */
export function sendFile(address: string, file: File, { signal, onSent }: SendOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.set('file', file, file.name)
    request.open('POST', address)
    request.responseType = 'text'
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    request.upload.addEventListener('load', () => onSent(Number.POSITIVE_INFINITY))
    request.addEventListener('load', () => (isFine(request.status) ? resolve(readJson(request.responseText)) : reject(failureOf(request))))
    request.addEventListener('error', () => reject(new ConnectionLost(texts.failed)))
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) reject(new DOMException('', 'AbortError'))
    else request.send(body)
  })
}

const isFine = (status: number): boolean => status >= 200 && status < 300

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function failureOf({ status, statusText, responseText }: XMLHttpRequest): Error {
  const line = texts.http(status, statusText)
  const body = readJson(responseText)
  const isTold = status < 500 && typeof body === 'object' && body !== null && 'message' in body
  return new Error(isTold ? `${line}\n${decodeErrorBody(body, status).message}` : line)
}
