import type { IncomingMessage } from 'node:http'
import { rm } from 'node:fs/promises'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { derivedFile } from '../../media/derived/derived-file.ts'
import { PROXY } from '../../media/derived/proxy.ts'
import { FILE_KINDS } from '@fablecut/domain/story/file-kinds'
import { type SavedUpload, type Upload, saveUpload } from '../../media/save-upload.ts'
import { requireSpace } from '../../media/require-space.ts'
import { THUMBNAIL_FOLDER, inThumbnailFolder } from '../../media/media-url.ts'
import type { RequestContext } from '../kernel/context.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { mediaAsset } from '../../media/media-asset.ts'
import { requireOwn } from '../../access/story-access.ts'
import { isValidText } from '../kernel/invalid-text.ts'
import { receiveFile } from './receive-file.ts'

/** `POST /api/media/upload_image`: field `file`, a picture; answers `{ imageUrl }` (C-301). */
export async function receiveImage(request: IncomingMessage, context: RequestContext): Promise<Response> {
  const kept = await receive(request, context, { only: 'image', isSong: false })
  return Response.json({ imageUrl: kept.url, id: kept.id, metadata: kept.metadata })
}

/**
 * `POST /api/media/upload`: field `file`, a picture, video or sound; `?for=song` allows what the creation forms allow, the field or query
 * `folder=stories/thumbnails` pictures only (422 for any other folder); answers `{ url }` (E-288, CD-57, HD-55).
 */
export async function receiveUpload(request: IncomingMessage, context: RequestContext): Promise<Response> {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams
  const isSong = query.get('for') === 'song'
  const kept = await receive(request, context, { only: isSong ? 'audio' : null, isSong, folder: query.get('folder') })
  const url = kept.isThumbnail ? inThumbnailFolder(kept.url) : kept.url
  return Response.json({ url, id: kept.id, resource_type: kept.kind, mime_type: kept.mimeType, metadata: kept.metadata })
}

/**
 * `POST /api/stories/{id}/upload`: field `file`, kept as media of an own story; `?subtype=music|voiceover` of a sound. Answers
 * `{ media_resource }`. Source: E-284, ED-35, ED-38.
 */
export async function receiveStoryFile(request: IncomingMessage, storyId: string, context: RequestContext): Promise<Response> {
  const subtype = new URL(request.url ?? '/', 'http://localhost').searchParams.get('subtype')
  const wanted: Wanted = { only: null, isSong: false, storyId }
  const { row } = await receive(request, context, subtype === 'voiceover' ? { ...wanted, subtype } : wanted)
  if (row.metadata['needsProxy'] === true) prepareProxy(row, context)
  return Response.json({ media_resource: toWireMediaAsset(mediaAsset(row)) })
}

/** Begun before anybody asks: it may take minutes. */
function prepareProxy({ id, hash, ...row }: SavedUpload['row'], { services }: RequestContext): void {
  if (hash === null) return
  void derivedFile(services, PROXY, { hash, ...row }).catch((error: unknown) => {
    services.log.warn('a film for browsers could not be made', { media: id, error: error instanceof Error ? error.message : String(error) })
  })
}

type Wanted = Pick<Upload, 'only' | 'isSong' | 'storyId' | 'subtype'> & { readonly folder?: string | null }

async function receive(
  request: IncomingMessage,
  context: RequestContext,
  { folder: asked, ...wanted }: Wanted,
): Promise<SavedUpload & { isThumbnail: boolean }> {
  const { services } = context
  try {
    const { id } = signedIn(context)
    if (wanted.storyId !== undefined) await requireOwnStory(context, wanted.storyId)
    await services.limit('upload', id)
    requireFolder(asked ?? null)
    await requireSpace(services, id)
    const file = await receiveFile(request, services.uploadFolder, FILE_KINDS[wanted.only === 'image' ? 'image' : 'video'].maxBytes)
    const isThumbnail = await isForThumbnails(asked ?? file.folder, file.path)
    return { ...(await saveUpload(services, id, { ...file, ...wanted, ...(isThumbnail && { only: 'image' }) })), isThumbnail }
  } catch (error) {
    // A refused upload is read to its end, so that the client hears the answer.
    request.resume()
    throw error
  }
}

/** Whether the file is meant for the cards of stories; one for a folder that there is not is removed. */
async function isForThumbnails(folder: string | null, path: string): Promise<boolean> {
  try {
    requireFolder(folder)
    return folder !== null
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Source: HD-55. */
function requireFolder(folder: string | null): void {
  if (folder !== null && folder !== THUMBNAIL_FOLDER) throw invalidField('folder', 'There is no such folder')
}

/** Before a byte of the file is read, as for everything that writes to a story. Source: ED-01. */
async function requireOwnStory({ services, account }: RequestContext, storyId: string): Promise<void> {
  if (!isValidText(storyId)) throw new AppError('STORY_NOT_FOUND')
  await requireOwn(services.db, storyId, account)
}
