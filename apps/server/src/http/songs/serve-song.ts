import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { songFile } from '../../songs/song-file.ts'
import type { RequestContext } from '../kernel/context.ts'
import { readRange } from '../media/byte-range.ts'

/** `GET /songs/{id}.mp3`: a library song with ranges; public, generated at first use. */
export async function serveSong(request: Request, file: string, { services, address }: RequestContext): Promise<Response> {
  const id = /^([a-z0-9-]{1,80})\.mp3$/.exec(file)?.[1]
  if (!id) throw new AppError('NOT_FOUND')
  await services.limit('song', address)
  const path = await songFile({ composer: services.stories.engines.composer, dataFolder: services.settings.dataFolder }, id)
  const { size } = await stat(path)
  const headers = { 'Content-Type': 'audio/mpeg', 'Accept-Ranges': 'bytes', 'Cache-Control': 'public, max-age=86400' }
  const range = readRange(request.headers.get('range'), size)
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const body = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream
  const length = { 'Content-Length': String(end - start + 1) }
  if (!range) return new Response(body, { headers: { ...headers, ...length } })
  return new Response(body, { status: 206, headers: { ...headers, ...length, 'Content-Range': `bytes ${start}-${end}/${size}` } })
}
