export type UploadResponse = {
  readonly status: number
  readonly statusText: string
  /** Parsed JSON; null for anything else. */
  readonly body: unknown
}

type UploadOptions = {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** Bytes of the request so far; infinite when all are sent and the response is awaited. */
  readonly onSent: (bytes: number) => void
}

/**
 * Uploads a file as multipart field `file`, reporting sent bytes, and returns the response whatever its status. Throws a `TypeError` when the
 * server could not be reached, as `fetch` does, and an `AbortError`.
 */
export function sendUpload(address: string, file: File, { signal, headers = {}, onSent }: UploadOptions): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    // `fetch` does not report what was sent.
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.set('file', file, file.name)
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.responseType = 'text'
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    request.upload.addEventListener('load', () => onSent(Number.POSITIVE_INFINITY))
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      resolve({ status, statusText, body: readJson(responseText) })
    })
    request.addEventListener('error', () => reject(new TypeError('Failed to send the file')))
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) reject(new DOMException('', 'AbortError'))
    else request.send(body)
  })
}

export const isSuccess = ({ status }: Pick<UploadResponse, 'status'>): boolean => status >= 200 && status < 300

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
