import { AppError } from '@fablecut/contracts/errors/app-error'

/** Largest JSON body, in bytes. */
const longestJsonBytes = 1_000_000

/** Of calls that carry a whole timeline, of who is signed in: ten thousand items are about 4 MB. Source: E-276. */
const longestTimelineBytes = 16_000_000
const TIMELINE_CALLS = /^\/api\/(stories\/[^/]+\/sync|stories\/generate_caption|internal\/storybuilder\/render_video)$/

/** What is still read and thrown away of a body that is too long, so that the client hears our answer instead of a broken connection. */
const longestDrainBytes = 64_000_000

/**
 * Reads a request's JSON body before anything else sees it. Answers the same request with that body, or throws: PAYLOAD_TOO_LARGE,
 * UNSUPPORTED_MEDIA_TYPE for a body that is not JSON, MALFORMED_JSON.
 */
export async function withJsonBody(request: Request, { isSignedIn }: { readonly isSignedIn: boolean }): Promise<Request> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  const mostBytes = isSignedIn && TIMELINE_CALLS.test(new URL(request.url).pathname) ? longestTimelineBytes : longestJsonBytes
  const text = await readText(request, mostBytes)
  const { method, headers, signal } = request
  if (text === '') return new Request(request.url, { method, headers, signal })
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? ''))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send JSON, with content-type application/json' })
  refuseMalformed(text)
  return new Request(request.url, { method, headers, signal, body: text })
}

async function readText(request: Request, mostBytes: number): Promise<string> {
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size <= mostBytes) chunks.push(chunk)
    if (size > longestDrainBytes) break
  }
  if (size > mostBytes) throw new AppError('PAYLOAD_TOO_LARGE', { data: { limitBytes: mostBytes } })
  return Buffer.concat(chunks).toString('utf8')
}

function refuseMalformed(text: string): void {
  try {
    JSON.parse(text)
  } catch (cause) {
    throw new AppError('MALFORMED_JSON', { cause })
  }
}
