import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { CorruptObjectError } from './object-store-error.ts'
import type { ObjectStore } from './object-store.ts'

/** Broken connections in a row, without a byte between them, after which a stream fails. */
const MAX_BREAKS = 4

/**
 * Streams an object, or bytes `start` to `end` of it, inclusive. A connection that breaks is continued where it ended. A whole object is checked against its
 * SHA-256 (`sha256`, else the stored one): the stream then fails at its end. Rejects with `ENOENT` for a missing object.
 */
export async function readObject(
  store: ObjectStore,
  key: string,
  { range, sha256 }: { range?: { start: number; end: number }; sha256?: string } = {},
): Promise<Readable> {
  const { start = 0, end } = range ?? {}
  const first = await store.get(key, { start, ...(end !== undefined && { end }) })
  const expected = range ? null : (sha256 ?? first.sha256)
  const open = { body: first.body }

  async function* read(): AsyncGenerator<Buffer> {
    const digest = createHash('sha256')
    let position = start
    for (let breaks = 0; ;) {
      try {
        for await (const chunk of open.body as AsyncIterable<Buffer>) {
          position += chunk.length
          breaks = 0
          if (expected) digest.update(chunk)
          yield chunk
        }
        break
      } catch (error) {
        breaks += 1
        if (breaks > MAX_BREAKS) throw error
        if (end !== undefined && position > end) break
        open.body = (await store.get(key, { start: position, ...(end !== undefined && { end }) })).body
      }
    }
    if (expected && digest.digest('hex') !== expected) throw new CorruptObjectError(key)
  }

  const stream = Readable.from(read(), { objectMode: false })
  // A generator that was never started has no `finally` that could do this.
  stream.once('close', () => open.body.destroy())
  return stream
}
