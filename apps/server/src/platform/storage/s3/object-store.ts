import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from './s3-settings.ts'
import { ObjectStoreError, isMissing, missingObject } from './object-store-error.ts'

export type ObjectFacts = {
  readonly sizeBytes: number
  readonly modifiedAt: number
  /** SHA-256 of the bytes in hex, where it was stored with them. */
  readonly sha256: string | null
}

export type StoredEntry = Pick<ObjectFacts, 'sizeBytes' | 'modifiedAt'> & { readonly key: string }

export type ObjectStoreOptions = {
  readonly settings: S3Settings
  /** How long requests are repeated while the server cannot be reached or is overloaded, in milliseconds. */
  readonly patienceMs: number
  /** Told about failed requests, with one clause for operators, at most once a minute. */
  readonly onProblem?: (detail: string) => void
}

/** Requests to one bucket. Errors are ObjectStoreErrors, except for missing objects. */
export type ObjectStore = ReturnType<typeof createObjectStore>

const CONNECTION_TIMEOUT_MS = 5_000
/** A stream that nobody reads any further, such as that of a paused player, is closed after this time and continued later. */
const IDLE_TIMEOUT_MS = 15_000
const MAX_CONNECTIONS = 200
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
const REPORT_MS = 60_000

export function createObjectStore({ settings, patienceMs, onProblem }: ObjectStoreOptions) {
  const { bucket } = settings
  const client = createClient(settings)
  const report = reporter(onProblem)
  const request = <T>(operation: string, work: () => Promise<T>) => withPatience(operation, work, { patienceMs, report })

  return {
    client,
    bucket,
    request,
    /** Null for a missing object. */
    async head(key: string): Promise<ObjectFacts | null> {
      try {
        const head = await request(`HEAD ${key}`, () => client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })))
        return {
          sizeBytes: head.ContentLength ?? 0,
          modifiedAt: head.LastModified?.getTime() ?? 0,
          sha256: head.Metadata?.sha256 ?? null,
        }
      } catch (error) {
        if (isMissing(causeOf(error))) return null
        throw error
      }
    },
    /** Streams bytes `start` to `end`, inclusive. Rejects with `ENOENT` for a missing object. */
    async get(key: string, { start, end }: { start: number; end?: number }): Promise<{ body: Readable; sha256: string | null }> {
      const range = start === 0 && end === undefined ? {} : { Range: `bytes=${start}-${end ?? ''}` }
      try {
        const answer = await request(`GET ${key}`, () => client.send(new GetObjectCommand({ Bucket: bucket, Key: key, ...range })))
        return { body: answer.Body as Readable, sha256: answer.Metadata?.sha256 ?? null }
      } catch (error) {
        throw isMissing(causeOf(error)) ? missingObject(key) : error
      }
    },
    async put(key: string, bytes: Uint8Array, sha256?: string): Promise<void> {
      const body = { Body: bytes, ContentLength: bytes.byteLength, ContentMD5: md5Of(bytes), ...(sha256 && { Metadata: { sha256 } }) }
      await request(`PUT ${key}`, () => client.send(new PutObjectCommand({ Bucket: bucket, Key: key, ...body })))
    },
    /** Copies an object to itself, which sets its modification time. */
    async refresh(key: string, { sha256 }: ObjectFacts): Promise<void> {
      const source = `${bucket}/${key}`
      const target = { Bucket: bucket, Key: key, CopySource: source, MetadataDirective: 'REPLACE' as const }
      await request(`COPY ${key}`, () => client.send(new CopyObjectCommand({ ...target, ...(sha256 && { Metadata: { sha256 } }) })))
    },
    /** `signal` also ends the repetitions. */
    async delete(key: string, signal?: AbortSignal): Promise<void> {
      const target = new DeleteObjectCommand({ Bucket: bucket, Key: key })
      try {
        await request(`DELETE ${key}`, () => client.send(target, signal ? { abortSignal: signal } : {}))
      } catch (error) {
        if (!isMissing(causeOf(error))) throw error
      }
    },
    async *list(prefix: string, startAfter?: string): AsyncGenerator<StoredEntry> {
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, StartAfter: startAfter, ContinuationToken })
        const page = await request(`LIST ${prefix}`, () => client.send(command))
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          if (Key) yield { key: Key, sizeBytes: Size ?? 0, modifiedAt: LastModified?.getTime() ?? 0 }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken)
    },
    close: () => client.destroy(),
  }
}

export const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64')

function createClient({ endpoint, region, accessKeyId, secretAccessKey, forcePathStyle }: S3Settings): S3Client {
  const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS }
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint !== null && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    // Servers other than Amazon's refuse the trailing checksums; sizes, MD5 and SHA-256 are checked instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: IDLE_TIMEOUT_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
}

/** The client's own retries last about a second; results of paid calls are worth waiting for a server that restarts. */
async function withPatience<T>(
  operation: string,
  work: () => Promise<T>,
  { patienceMs, report }: { patienceMs: number; report: (detail: string) => void },
): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return await work()
    } catch (cause) {
      const error = new ObjectStoreError(operation, cause)
      if (isMissing(cause)) throw error
      report(error.detail)
      const isFinal = error.isPermanent || (cause as Error).name === 'AbortError' || isClientError(cause)
      if (isFinal || Date.now() + waitMs > deadline) throw error
      await setTimeout(waitMs * (0.5 + Math.random() / 2))
    }
  }
}

/** One outage fails many requests. */
function reporter(onProblem: ObjectStoreOptions['onProblem']): (detail: string) => void {
  let reportedAt = Number.NEGATIVE_INFINITY
  return (detail) => {
    if (performance.now() - reportedAt < REPORT_MS) return
    reportedAt = performance.now()
    onProblem?.(detail)
  }
}

/** The request itself is at fault; too many requests and timeouts are not. */
function isClientError(error: unknown): boolean {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0
  return status >= 400 && status < 500 && status !== 429 && status !== 408
}

/** The error of the client below an ObjectStoreError. */
const causeOf = (error: unknown): unknown => (error instanceof ObjectStoreError ? (error.cause as Error).cause : error)
