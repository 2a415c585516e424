import { AppError } from '@fablecut/contracts/errors/app-error'
import { FfmpegError } from '@fablecut/render/export/ffmpeg'
import { type Derivation, derivedFile } from '../../media/derived/derived-file.ts'
import { findDerivation } from '../../media/derived/derivations.ts'
import { type ReadableMedia, findReadableMedia } from '../../media/find-media.ts'
import type { RequestContext } from '../kernel/context.ts'
import { isValidText } from '../../platform/database/invalid-text.ts'
import { sendFile } from './send-file.ts'

/**
 * `GET|HEAD /media/{id}/{name}`: the bytes with ranges and ETag; `?download` names the file to save. `thumbnail.jpg`, `strip.jpg`,
 * `peaks.json`, `proxy.mp4`, `less-noise-light.m4a` and `less-noise-strong.m4a` are derived at first request. 404 for unreadable files.
 */
export async function serveMedia(request: Request, params: { id: string; name: string }, context: RequestContext): Promise<Response> {
  const media = isValidText(params.id) ? await findReadableMedia(context.services.db, params.id, context.account) : null
  if (!media) throw new AppError('NOT_FOUND')
  const derivation = findDerivation(params.name)
  if (derivation) return serveDerived(request, media, derivation, context)
  const { mimeType, sizeBytes, hash, access } = media
  const downloadName = new URL(request.url).searchParams.has('download') ? params.name : null
  const read = (range: { start: number; end: number }) => context.services.storage.read(hash, range)
  return sendFile(request, { mimeType, sizeBytes, tag: hash, access, downloadName, read })
}

async function serveDerived(request: Request, media: ReadableMedia, derivation: Derivation, context: RequestContext): Promise<Response> {
  if (!derivation.isFor(media)) throw new AppError('NOT_FOUND')
  const { sizeBytes, read } = await derivedFile(context.services, derivation, media).catch((error: unknown) => {
    const { code, log } = describeFailure(error)
    context.services.log.warn('nothing could be made of a file', { media: media.id, name: derivation.name, log })
    throw new AppError(code, { cause: error })
  })
  const { mimeType, name, version } = derivation
  const tag = `${media.hash}-${name}-${version}`
  return sendFile(request, {
    mimeType,
    sizeBytes,
    tag,
    access: media.access,
    downloadName: null,
    read,
  })
}

/** 404 for files without this derivation; without ffmpeg, or under load, it may be generated later. */
export function describeFailure(error: unknown): { code: 'NOT_FOUND' | 'UNAVAILABLE'; log: string } {
  return error instanceof FfmpegError ? { code: 'NOT_FOUND', log: error.log.slice(-500) } : { code: 'UNAVAILABLE', log: String(error) }
}
