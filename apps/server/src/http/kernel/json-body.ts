import { AppError } from '@fablecut/contracts/errors/app-error'
import { readBody } from './read-body.ts'

/** Largest JSON body, in bytes. */
const MAX_JSON_BYTES = 1_000_000

/** For signed-in requests with a whole timeline, of which ten thousand items are about 4 MB. */
const MAX_TIMELINE_BYTES = 16_000_000
const TIMELINE_CALLS = /^\/api\/(stories\/[^/]+\/sync|stories\/generate_caption|internal\/storybuilder\/render_video)$/

/**
 * Reads and validates a request's JSON body first. Returns the request with that body, or throws PAYLOAD_TOO_LARGE, MALFORMED_JSON, or
 * UNSUPPORTED_MEDIA_TYPE for a body that is not JSON.
 */
export async function withJsonBody(request: Request, { isSignedIn }: { readonly isSignedIn: boolean }): Promise<Request> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  const maxBytes = isSignedIn && TIMELINE_CALLS.test(new URL(request.url).pathname) ? MAX_TIMELINE_BYTES : MAX_JSON_BYTES
  const text = (await readBody(request, maxBytes)).toString('utf8')
  const { method, headers, signal } = request
  if (text === '') return new Request(request.url, { method, headers, signal })
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? ''))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send JSON, with content-type application/json' })
  refuseMalformed(text)
  return new Request(request.url, { method, headers, signal, body: text })
}

function refuseMalformed(text: string): void {
  try {
    JSON.parse(text)
  } catch (cause) {
    throw new AppError('MALFORMED_JSON', { cause })
  }
}
