import type { IncomingMessage } from 'node:http'
import { FILE_KINDS } from '../../media/file-kinds.ts'
import { type KeptUpload, type Upload, keepUpload } from '../../media/keep-upload.ts'
import type { RequestContext } from '../kernel/context.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { receiveFile } from './receive-file.ts'

/** `POST /api/media/upload_image`: field `file`, a picture; answers `{ imageUrl }` (C-301). */
export async function receiveImage(request: IncomingMessage, context: RequestContext): Promise<Response> {
  const kept = await receive(request, context, { only: 'image', isSong: false })
  return Response.json({ imageUrl: kept.url, id: kept.id, metadata: kept.metadata })
}

/** `POST /api/media/upload`: field `file`, a picture, video or sound; `?for=song` allows what the creation forms allow; answers `{ url }` (E-288, CD-57). */
export async function receiveUpload(request: IncomingMessage, context: RequestContext): Promise<Response> {
  const isSong = new URL(request.url ?? '/', 'http://localhost').searchParams.get('for') === 'song'
  const kept = await receive(request, context, { only: isSong ? 'audio' : null, isSong })
  return Response.json({ url: kept.url, id: kept.id, resource_type: kept.kind, mime_type: kept.mimeType, metadata: kept.metadata })
}

async function receive(request: IncomingMessage, context: RequestContext, wanted: Pick<Upload, 'only' | 'isSong'>): Promise<KeptUpload> {
  const { services } = context
  try {
    const { id } = signedIn(context)
    await services.limit('upload', id)
    const file = await receiveFile(request, services.uploadFolder, FILE_KINDS[wanted.only === 'image' ? 'image' : 'video'].mostBytes)
    return await keepUpload(services, id, { ...file, ...wanted })
  } catch (error) {
    // A refused upload is read to its end, so that the client hears the answer.
    request.resume()
    throw error
  }
}
