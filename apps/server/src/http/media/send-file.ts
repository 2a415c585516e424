import { Readable } from 'node:stream'
import { attachment } from '../kernel/attachment.ts'
import { mediaPolicy } from '../kernel/security-headers.ts'
import { type ByteRange, readRange } from './byte-range.ts'

/** Types served inline; all others are downloads, so that no browser renders a file as our page. */
const INLINE_TYPES =
  /^(image\/(png|jpeg|gif|webp)|video\/(mp4|webm|quicktime|x-msvideo)|audio\/(mpeg|mp4|wav|x-wav|aac|ogg|opus|webm)|application\/json)$/

export type FileToSend = {
  readonly mimeType: string
  readonly sizeBytes: number
  /** ETag without quotes. */
  readonly tag: string
  readonly access: 'public' | 'private'
  /** File name of a download; null: inline. */
  readonly downloadName: string | null
  readonly read: (range: ByteRange) => Promise<Readable>
}

/** How long caches may keep what everybody may read. */
const PUBLIC_CACHE_SECONDS = 60

/** Responds to GET or HEAD with a file: ranges, ETag, and a policy that prevents scripts. */
export async function sendFile(request: Request, file: FileToSend): Promise<Response> {
  const etag = `"${file.tag}"`
  const headers = headersOf(file, etag)
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const range = ifRange === null || ifRange === etag ? readRange(request.headers.get('range'), file.sizeBytes) : null
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${file.sizeBytes}` } })
  const bytes = range ?? { start: 0, end: file.sizeBytes - 1 }
  const isEmpty = request.method === 'HEAD' || file.sizeBytes === 0
  const body = isEmpty ? null : (Readable.toWeb(await file.read(bytes)) as ReadableStream)
  return new Response(body, { status: range ? 206 : 200, headers: { ...headers, ...lengthHeaders(range, bytes, file.sizeBytes) } })
}

function headersOf({ mimeType, access, downloadName }: FileToSend, etag: string): Record<string, string> {
  const isPlayable = INLINE_TYPES.test(mimeType)
  return {
    'Content-Type': isPlayable ? mimeType : 'application/octet-stream',
    'Content-Disposition': disposition(isPlayable && downloadName === null, downloadName),
    'Content-Security-Policy': mediaPolicy,
    'Accept-Ranges': 'bytes',
    // The bytes of an id never change, but its access may: what is taken back is gone from shared caches within a minute.
    'Cache-Control': access === 'public' ? `public, max-age=${PUBLIC_CACHE_SECONDS}, must-revalidate` : 'private, max-age=3600',
    ETag: etag,
    ...(access === 'public' && CROSS_ORIGIN_HEADERS),
  }
}

/** Public files may be read and embedded by other origins; the response is the same for every client. */
const CROSS_ORIGIN_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Length, Content-Range, ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

function disposition(inline: boolean, name: string | null): string {
  if (inline) return 'inline'
  return name === null ? 'attachment' : attachment(name)
}

function lengthHeaders(range: ByteRange | null, { start, end }: ByteRange, sizeBytes: number): Record<string, string> {
  const length = { 'Content-Length': String(end - start + 1) }
  return range ? { ...length, 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` } : length
}
