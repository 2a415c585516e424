import { AppError } from '@fablecut/contracts/errors/app-error'
import { openSong, songKey } from '../../songs/song-file.ts'
import type { RequestContext } from '../kernel/context.ts'
import { sendFile } from '../media/send-file.ts'

/** `GET /songs/{id}.mp3`: a library song with ranges; public, generated at first use. */
export async function serveSong(request: Request, file: string, { services, address }: RequestContext): Promise<Response> {
  const id = /^([a-z0-9-]{1,80})\.mp3$/.exec(file)?.[1]
  if (!id) throw new AppError('NOT_FOUND')
  await services.limit('song', address)
  const { storage, uploadFolder } = services
  const song = await openSong({ composer: services.stories.engines.composer, storage, uploadFolder }, id)
  return sendFile(request, { ...song, mimeType: 'audio/mpeg', tag: songKey(id), access: 'public', downloadName: null })
}
