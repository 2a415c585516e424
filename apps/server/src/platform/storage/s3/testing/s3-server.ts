import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../s3-settings.ts'
import { findSignatureError } from './verify-signature.ts'

type StoredObject = { bytes: Buffer; modifiedAt: number; metadata: Record<string, string> }
type MultipartUpload = { key: string; startedAt: number; metadata: Record<string, string>; parts: Map<number, Buffer> }
type Answer = { status: number; headers?: Record<string, string | number>; body?: string | Buffer }
type Request = { method: string; key: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: Buffer }
/** What happens to a request: an S3 error, a connection that ends after so many bytes of the body, or something else just before the answer. */
export type Fault = { error: string; status: number } | { cutAfterBytes: number } | { before: () => void }

const BUCKET = 'films'

/**
 * A server on this machine that speaks the part of the S3 protocol that the storage uses, with the checks of a real one: signatures, payload hashes and MD5.
 * In memory.
 */
export async function startS3Server() {
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, MultipartUpload>()
  /** `METHOD key` of all requests. */
  const requests: string[] = []
  const faults: { matches: RegExp; fault: Fault }[] = []
  const keys = { accessKeyId: 'test-key', secretAccessKey: 'test/secret+key' }

  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await request.toArray())
      const url = new URL(request.url!, 'http://host')
      const [, bucket = '', ...path] = decodeURIComponent(url.pathname).split('/')
      const key = path.join('/')
      const name = `${request.method} ${key}${url.searchParams.has('partNumber') ? ` part ${url.searchParams.get('partNumber')}` : ''}`
      requests.push(name)
      const at = faults.findIndex(({ matches }) => matches.test(name))
      const fault = at === -1 ? null : faults.splice(at, 1)[0]!.fault
      const refusal = findSignatureError(request, body, keys)
      if (refusal) return send(response, failure(403, refusal))
      if (bucket !== BUCKET) return send(response, failure(404, 'NoSuchBucket'))
      if (fault && 'error' in fault) return send(response, failure(fault.status, fault.error))
      if (fault && 'before' in fault) fault.before()
      const answer = respond(
        { method: request.method!, key, query: url.searchParams, headers: request.headers, body },
        { objects, uploads },
      )
      send(response, answer, request.method === 'HEAD', fault && 'cutAfterBytes' in fault ? fault.cutAfterBytes : undefined)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: S3Settings = { endpoint, bucket: BUCKET, region: 'eu-test-1', ...keys, forcePathStyle: true }
  return {
    settings,
    objects,
    uploads,
    requests,
    /** Applies to the next request whose `METHOD key` matches. */
    atNext: (matches: RegExp, fault: Fault) => void faults.push({ matches, fault }),
    setAge: (key: string, ms: number) => void (objects.get(key)!.modifiedAt = Date.now() - ms),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type State = { objects: Map<string, StoredObject>; uploads: Map<string, MultipartUpload> }

function respond(request: Request, state: State): Answer {
  const { method, key, query, headers, body } = request
  const md5 = headers['content-md5']
  if (md5 !== undefined && md5 !== createHash('md5').update(body).digest('base64')) return failure(400, 'BadDigest')
  if (method === 'GET' && query.has('uploads')) return listUploads(state)
  if (method === 'GET' && query.get('list-type') === '2') return list(state, query)
  if (query.has('uploads') || query.has('uploadId')) return multipart(request, state)
  if (method === 'PUT' && headers['x-amz-copy-source'] !== undefined) return copy(request, state)
  if (method === 'PUT') return put(state, key, body, metadataOf(headers))
  if (method === 'DELETE') return remove(state, key)
  return read(request, state)
}

function put({ objects }: State, key: string, bytes: Buffer, metadata: Record<string, string>): Answer {
  objects.set(key, { bytes, modifiedAt: Date.now(), metadata })
  return { status: 200, headers: { ETag: etagOf(bytes) } }
}

function remove({ objects }: State, key: string): Answer {
  objects.delete(key)
  return { status: 204 }
}

function read({ method, key, headers }: Request, { objects }: State): Answer {
  const object = objects.get(key)
  if (!object) return method === 'HEAD' ? { status: 404 } : failure(404, 'NoSuchKey')
  const { bytes, modifiedAt, metadata } = object
  const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '')
  const start = Number(range?.[1] ?? 0)
  const end = Math.min(range?.[2] ? Number(range[2]) : Number.POSITIVE_INFINITY, bytes.length - 1)
  if (range && start >= bytes.length) return failure(416, 'InvalidRange')
  const body = bytes.subarray(start, end + 1)
  const common = { 'Last-Modified': new Date(modifiedAt).toUTCString(), ETag: etagOf(bytes), 'Content-Length': body.length }
  const own = Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value]))
  const partial: Record<string, string> = range ? { 'Content-Range': `bytes ${start}-${end}/${bytes.length}` } : {}
  return { status: range ? 206 : 200, headers: { ...common, ...own, ...partial }, body }
}

function copy({ key, headers }: Request, state: State): Answer {
  const source = decodeURIComponent(String(headers['x-amz-copy-source'])).replace(/^\//, '')
  const object = state.objects.get(source.slice(BUCKET.length + 1))
  if (!source.startsWith(`${BUCKET}/`) || !object) return failure(404, 'NoSuchKey')
  if (headers['x-amz-metadata-directive'] !== 'REPLACE') return failure(400, 'InvalidRequest')
  put(state, key, object.bytes, metadataOf(headers))
  return xml(`<CopyObjectResult><ETag>${etagOf(object.bytes)}</ETag></CopyObjectResult>`)
}

function multipart({ method, key, query, headers, body }: Request, state: State): Answer {
  const id = query.get('uploadId') ?? ''
  if (method === 'POST' && query.has('uploads')) {
    const uploadId = randomUUID()
    state.uploads.set(uploadId, { key, startedAt: Date.now(), metadata: metadataOf(headers), parts: new Map() })
    return xml(`<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`)
  }
  const upload = state.uploads.get(id)
  if (!upload || upload.key !== key) return failure(404, 'NoSuchUpload')
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), body)
    return { status: 200, headers: { ETag: etagOf(body) } }
  }
  state.uploads.delete(id)
  if (method === 'DELETE') return { status: 204 }
  const listed = [...String(body).matchAll(/<ETag>(?:&quot;|")?([0-9a-f]+)(?:&quot;|")?<\/ETag><PartNumber>(\d+)</g)]
  const parts = listed.map(([, etag, number]) => ({ etag: `"${etag}"`, bytes: upload.parts.get(Number(number)) }))
  if (parts.length === 0 || parts.some(({ etag, bytes }) => !bytes || etagOf(bytes) !== etag)) return failure(400, 'InvalidPart')
  put(state, key, Buffer.concat(parts.map(({ bytes }) => bytes!)), upload.metadata)
  return xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
}

/** Two entries per page, so that every list has several pages. */
function list({ objects }: State, query: URLSearchParams): Answer {
  const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
  const found = [...objects]
    .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const page = found.slice(0, 2)
  const isTruncated = found.length > page.length
  const entries = page.map(
    ([key, { bytes, modifiedAt }]) =>
      `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${new Date(modifiedAt).toISOString()}</LastModified></Contents>`,
  )
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : ''
  return xml(`<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`)
}

function listUploads({ uploads }: State): Answer {
  const entries = [...uploads].map(
    ([id, { key, startedAt }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${new Date(startedAt).toISOString()}</Initiated></Upload>`,
  )
  return xml(`<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`)
}

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`
const xml = (body: string): Answer => ({ status: 200, headers: { 'Content-Type': 'application/xml' }, body })
const failure = (status: number, code: string): Answer => ({
  ...xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
  status,
})

const metadataOf = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name.startsWith('x-amz-meta-') ? [[name.slice(11), String(value)]] : [])),
  )

function send(response: ServerResponse, { status, headers, body }: Answer, isHead = false, cutAfterBytes?: number): void {
  const length = { 'Content-Length': Buffer.byteLength(body ?? '') }
  response.writeHead(status, { ...length, ...headers })
  if (isHead) return void response.end()
  if (cutAfterBytes === undefined) return void response.end(body)
  response.write(Buffer.from(body ?? '').subarray(0, cutAfterBytes), () => response.destroy())
}
