import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { actionModelRules } from '@fablecut/domain/action-video/action-models'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { FileReference } from '@fablecut/generation/requests/media-request'
import { type FittedReference, fitReference } from '@fablecut/render/fit/fit-reference'
import { fitStill } from '@fablecut/render/fit/fit-still'
import { UnfitMedia } from '@fablecut/render/fit/unfit-media'
import type { ActionVideoRunInput } from '../../generation/action-video/run-input.ts'
import { type OwnMedia, findOwnMedia } from '../../media/find-own-media.ts'
import { services } from '../run/services.ts'

/** The files of an action video in formats that every engine reads. */
export type ActionInputs = {
  readonly character: FileReference
  readonly reference: FileReference & FittedReference
}

/** Prepares both files; the same files give the same bytes. Rejects with EngineRefusal for a deleted file and one that cannot be read. */
export async function readActionInputs(
  userId: string,
  { characterId, referenceId, model }: ActionVideoRunInput,
  signal: AbortSignal | undefined,
): Promise<ActionInputs> {
  const { maxSeconds } = actionModelRules(model)
  const [character, reference] = [await findInput(userId, characterId, 'character'), await findInput(userId, referenceId, 'reference')]
  return {
    character: await stillOf(character, signal),
    reference: await convert(reference, 'mp4', 'reference', async (from, to) => fitReference(from, maxSeconds, to, signal)),
  }
}

type Role = 'character' | 'reference'

const UNREADABLE: Record<Role, string> = {
  character: 'The character cannot be read. Choose another file: nothing was charged.',
  reference: 'The reference video cannot be read. Choose another file: nothing was charged.',
}

async function findInput(userId: string, id: string, role: Role): Promise<OwnMedia> {
  const file = await findOwnMedia(services().db, userId, id)
  if (!file) throw new EngineRefusal('input_gone', `The ${role === 'character' ? 'character' : 'reference video'} was deleted.`)
  return file
}

/** Sent as they are, with their transparency, if they are not large. */
const STILL_TYPES = new Set(['image/png', 'image/jpeg'])
const MAX_STILL_BYTES = 7_000_000

async function stillOf(file: OwnMedia, signal: AbortSignal | undefined): Promise<FileReference> {
  if (STILL_TYPES.has(file.mimeType ?? '') && (file.sizeBytes ?? 0) <= MAX_STILL_BYTES)
    return { hash: file.hash, mediaType: file.mimeType! }
  const { hash, mediaType } = await convert(file, 'png', 'character', async (from, to) => {
    await fitStill(from, to, signal)
    return {}
  })
  return { hash, mediaType }
}

const MEDIA_TYPES = { png: 'image/png', mp4: 'video/mp4' } as const

async function convert<Facts extends object>(
  { hash }: OwnMedia,
  extension: keyof typeof MEDIA_TYPES,
  role: Role,
  fit: (from: string, to: string) => Promise<Facts>,
): Promise<Facts & FileReference> {
  const { storage, workFolder } = services()
  const copy = path.join(workFolder, `${randomUUID()}.${extension}`)
  try {
    const facts = await fit(await storage.localPath(hash), copy)
    return { ...facts, hash: (await storage.putFile(copy)).hash, mediaType: MEDIA_TYPES[extension] }
  } catch (error) {
    if (!(error instanceof UnfitMedia)) throw error
    throw new EngineRefusal('input_unreadable', UNREADABLE[role])
  } finally {
    await rm(copy, { force: true })
  }
}
