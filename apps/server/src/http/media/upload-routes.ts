import type { IncomingMessage } from 'node:http'
import { rm } from 'node:fs/promises'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { derivedFile } from '../../media/derived/derived-file.ts'
import { PROXY } from '../../media/derived/proxy.ts'
import { FILE_TYPE_RULES } from '@fablecut/domain/story/file-types'
import { convertReference } from '../../media/conversions/convert-reference.ts'
import { type SavedUpload, type Upload, saveUpload } from '../../media/save-upload.ts'
import { requireSpace } from '../../media/require-space.ts'
import { THUMBNAIL_FOLDER, inThumbnailFolder } from '../../media/media-url.ts'
import type { RequestContext } from '../kernel/context.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { mediaAsset } from '../../media/media-asset.ts'
import { requireOwn } from '../../access/story-access.ts'
import { isValidText } from '../../platform/database/invalid-text.ts'
import { receiveFile } from './receive-file.ts'

/** `POST /api/media/upload_image`: form field `file`, an image; returns `{ imageUrl }`. */
export async function receiveImage(request: IncomingMessage, context: RequestContext): Promise<Response> {
  const saved = await receive(request, context, { only: 'image', isSong: false })
  return Response.json({ imageUrl: saved.url, id: saved.id, metadata: saved.metadata })
}

/**
 * `POST /api/media/upload`: form field `file`, an image, video or audio file; `?for=song` applies the limits of songs, `?for=reference` takes videos to imitate, also
 * in Ogg and bare H.264 (E-250); field or query
 * `folder=stories/thumbnails` accepts images only (422 for any other folder); returns `{ url }` (CD-57).
 */
export async function receiveUpload(request: IncomingMessage, context: RequestContext): Promise<Response> {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams
  const purpose = query.get('for')
  const only = purpose === 'song' ? 'audio' : purpose === 'reference' ? 'video' : null
  const expectation = { only, isSong: purpose === 'song', isReference: purpose === 'reference', folder: query.get('folder') } as const
  const saved = await receive(request, context, expectation)
  const url = saved.isThumbnail ? inThumbnailFolder(saved.url) : saved.url
  return Response.json({ url, id: saved.id, resource_type: saved.fileType, mime_type: saved.mimeType, metadata: saved.metadata })
}

/**
 * `POST /api/stories/{id}/upload`: form field `file`, saved as media of an own story; `?subtype=music|voiceover` of audio. Returns `{
 * media_resource }`.
 */
export async function receiveStoryFile(request: IncomingMessage, storyId: string, context: RequestContext): Promise<Response> {
  const subtype = new URL(request.url ?? '/', 'http://localhost').searchParams.get('subtype')
  const expectation: UploadExpectation = { only: null, isSong: false, storyId }
  const { row } = await receive(request, context, subtype === 'voiceover' ? { ...expectation, subtype } : expectation)
  if (row.metadata['needsProxy'] === true) prepareProxy(row, context)
  return Response.json({ media_resource: toWireMediaAsset(mediaAsset(row)) })
}

/** Started early, since it may take minutes. */
function prepareProxy({ id, hash, ...row }: SavedUpload['row'], { services }: RequestContext): void {
  if (hash === null) return
  void derivedFile(services, PROXY, { hash, ...row }).catch((error: unknown) => {
    services.log.warn('a film for browsers could not be made', { media: id, error: error instanceof Error ? error.message : String(error) })
  })
}

type UploadExpectation = Pick<Upload, 'only' | 'isSong' | 'storyId' | 'subtype'> & {
  readonly folder?: string | null
  readonly isReference?: boolean
}

async function receive(
  request: IncomingMessage,
  context: RequestContext,
  { folder: requestedFolder, isReference = false, ...expectation }: UploadExpectation,
): Promise<SavedUpload & { isThumbnail: boolean }> {
  const { services } = context
  try {
    const { id } = signedIn(context)
    if (expectation.storyId !== undefined) await requireOwnStory(context, expectation.storyId)
    await services.limit('upload', id)
    requireFolder(requestedFolder ?? null)
    await requireSpace(services, id)
    const file = await receiveFile(
      request,
      services.uploadFolder,
      Math.min(FILE_TYPE_RULES[expectation.only === 'image' ? 'image' : 'video'].maxBytes, services.limits.uploadBytes),
    )
    if (isReference) await convertReference(file.path)
    const isThumbnail = await isForThumbnails(requestedFolder ?? file.folder, file.path)
    return { ...(await saveUpload(services, id, { ...file, ...expectation, ...(isThumbnail && { only: 'image' }) })), isThumbnail }
  } catch (error) {
    // A refused upload is read to its end, so that the client receives the response.
    request.resume()
    throw error
  }
}

/** Whether the file is a thumbnail; a file for an unknown folder is deleted. */
async function isForThumbnails(folder: string | null, path: string): Promise<boolean> {
  try {
    requireFolder(folder)
    return folder !== null
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

function requireFolder(folder: string | null): void {
  if (folder !== null && folder !== THUMBNAIL_FOLDER) throw invalidField('folder', 'There is no such folder')
}

/** Checked before the file is read, as for every change of a story. */
async function requireOwnStory({ services, account }: RequestContext, storyId: string): Promise<void> {
  if (!isValidText(storyId)) throw new AppError('STORY_NOT_FOUND')
  await requireOwn(services.db, storyId, account)
}
