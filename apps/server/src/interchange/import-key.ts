import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { KeyedRequest } from '../platform/database/with-idempotency-key.ts'
import type { ImportRequest } from './import-request.ts'

/** What is the same for two uploads of one file. Only a request with a key pays for its checksum. */
export async function importKey({ viewer, path, name, idempotencyKey: key }: ImportRequest): Promise<KeyedRequest> {
  const request = { userId: viewer.id, path: '/stories/import', key }
  if (key === null) return { ...request, body: null }
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return { ...request, body: { name, sha256: digest.digest('hex') } }
}
