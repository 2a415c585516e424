import { AppError } from '@fablecut/contracts/errors/app-error'

/** An oversized body is read and discarded up to this size, so that the client receives the response instead of a connection error. */
const MAX_DRAINED_BYTES = 64_000_000

/** The body of a request. Throws PAYLOAD_TOO_LARGE for more than `maxBytes`. */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size <= maxBytes) chunks.push(chunk)
    if (size > MAX_DRAINED_BYTES) break
  }
  if (size > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE', { data: { limitBytes: maxBytes } })
  return Buffer.concat(chunks)
}
