import { Readable } from 'node:stream'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { type ReadableMedia, findReadableMedia } from '../../media/find-media.ts'
import type { RequestContext } from '../kernel/context.ts'
import { mediaPolicy } from '../kernel/security-headers.ts'
import { isStorable } from '../kernel/storable.ts'
import { type ByteRange, readRange } from './byte-range.ts'

/** Served with their own type; everything else only as a download, so that no browser takes a file for a page of ours. */
const playable = /^(image\/(png|jpeg|gif|webp)|video\/(mp4|webm|quicktime|x-msvideo)|audio\/(mpeg|mp4|wav|x-wav|aac|ogg|opus|webm))$/

/** `GET|HEAD /media/{id}/{name}`: the bytes with ranges and ETag; `?download` names the file to save. 404 for whatever this caller may not read. */
export async function serveMedia(request: Request, params: { id: string; name: string }, context: RequestContext): Promise<Response> {
  const media = isStorable(params.id) ? await findReadableMedia(context.services.db, params.id, context.account) : null
  if (!media) throw new AppError('NOT_FOUND')
  const etag = `"${media.hash}"`
  const headers = headersOf(media, etag, new URL(request.url).searchParams.has('download') ? params.name : null)
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const range = ifRange === null || ifRange === etag ? readRange(request.headers.get('range'), media.sizeBytes) : null
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${media.sizeBytes}` } })
  const wanted = range ?? { start: 0, end: media.sizeBytes - 1 }
  const body = request.method === 'HEAD' || media.sizeBytes === 0 ? null : await readBody(context, media.hash, wanted)
  return new Response(body, { status: range ? 206 : 200, headers: { ...headers, ...lengthHeaders(range, wanted, media.sizeBytes) } })
}

function headersOf(media: ReadableMedia, etag: string, downloadName: string | null): Record<string, string> {
  const isPlayable = playable.test(media.mimeType)
  return {
    'Content-Type': isPlayable ? media.mimeType : 'application/octet-stream',
    'Content-Disposition': disposition(isPlayable && downloadName === null, downloadName),
    'Content-Security-Policy': mediaPolicy,
    'Accept-Ranges': 'bytes',
    // The bytes of an id never change, but who may read them can.
    'Cache-Control': media.access === 'public' ? 'public, max-age=300' : 'private, max-age=3600',
    ETag: etag,
  }
}

function disposition(inline: boolean, name: string | null): string {
  const how = inline ? 'inline' : 'attachment'
  return name === null ? how : `${how}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`
}

function lengthHeaders(range: ByteRange | null, { start, end }: ByteRange, sizeBytes: number): Record<string, string> {
  const length = { 'Content-Length': String(end - start + 1) }
  return range ? { ...length, 'Content-Range': `bytes ${start}-${end}/${sizeBytes}` } : length
}

async function readBody(context: RequestContext, hash: string, range: ByteRange): Promise<ReadableStream> {
  return Readable.toWeb(await context.services.storage.read(hash, range)) as ReadableStream
}
