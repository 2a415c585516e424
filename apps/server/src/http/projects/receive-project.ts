import type { IncomingMessage } from 'node:http'
import { rm } from 'node:fs/promises'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { MAX_IMPORT_BYTES, type WireImportedStory } from '@fablecut/contracts/wire/project'
import { importProject } from '../../interchange/import-project.ts'
import { requireSpace } from '../../media/require-space.ts'
import type { RequestContext } from '../kernel/context.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { receiveFile } from '../media/receive-file.ts'

/**
 * `POST /api/stories/import`: form field `file`, a `.fablecut` file, an OpenTimelineIO project in a zip or an `.otio` file; creates a story and
 * returns its id and what could not be taken over. The same file with the same `Idempotency-Key` again makes no second story. 413 too large, 415 no
 * form, 422 with the reason for a file that cannot be taken, 507.
 */
export async function receiveProject(request: IncomingMessage, context: RequestContext): Promise<Response> {
  const { services } = context
  try {
    const viewer = signedIn(context)
    const key = idempotencyKey(context)
    await services.limit('newStory', viewer.id)
    await services.limit('upload', viewer.id)
    await requireSpace(services, viewer.id)
    const file = await receiveFile(request, services.uploadFolder, MAX_IMPORT_BYTES)
    try {
      if (file.tooLarge) throw new AppError('PAYLOAD_TOO_LARGE', { message: 'This file is too large (max 2 GB)' })
      const { storyId, title, notes } = await importProject(services, { viewer, path: file.path, name: file.name, idempotencyKey: key })
      return Response.json({ story_id: storyId, title, notes: [...notes] } satisfies WireImportedStory)
    } finally {
      await rm(file.path, { force: true })
    }
  } catch (error) {
    // A refused upload is read to its end, so that the client receives the response.
    request.resume()
    throw error
  }
}
