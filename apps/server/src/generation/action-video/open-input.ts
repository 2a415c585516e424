import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { ActionMedia } from '@fablecut/domain/action-video/check-media'
import { FILE_TYPE_RULES, sizeLimitText } from '@fablecut/domain/story/file-types'
import { findOwnMedia } from '../../media/find-own-media.ts'
import { convertReference } from '../../media/conversions/convert-reference.ts'
import { mediaIdOf } from '../../media/require-own-media-urls.ts'
import { saveUpload } from '../../media/save-upload.ts'
import type { media } from '../../platform/database/schema.ts'
import type { Network } from '../../platform/outside-fetch/network.ts'
import { OutsideFetchError } from '../../platform/outside-fetch/outside-fetch-error.ts'
import { type OutsideResponse, fetchOutside } from '../../platform/outside-fetch/outside-fetch.ts'
import { saveBody } from '../../platform/outside-fetch/read-body.ts'
import type { StoryServices } from '../../platform/story-services.ts'

export type InputServices = {
  readonly stories: StoryServices
  readonly uploadFolder: string
  readonly network: Network
  /** Counts a public address against the rate limit. */
  readonly countOutside: () => Promise<void>
  readonly signal: AbortSignal | undefined
}

/** A field with an address, and the type of file that it may have. */
type InputField = { readonly name: 'characterUrl' | 'referenceUrl'; readonly url: string; readonly type: 'image' | 'video' }

/** A file of the user. */
export type OpenedInput = ActionMedia & { readonly mediaId: string }

const TIMEOUTS = { totalMs: 120_000, idleMs: 15_000 }

/**
 * The user's file at an address; a file at a public address becomes one, with the checks of an upload. 422 for the address of somebody else's file, another
 * type of file and an address that cannot be read, 413 and 415 as for uploads (CD-114).
 */
export async function openInput(services: InputServices, userId: string, field: InputField): Promise<OpenedInput> {
  const own = await findOwnMedia(services.stories.db, userId, mediaIdOf(field.url))
  const file = own ?? (field.url.startsWith('/') ? null : await fetchInput(services, userId, field))
  if (!file) throw invalidField(field.name, 'This file is not one of yours')
  if (file.resourceType !== field.type)
    throw invalidField(field.name, field.type === 'image' ? 'Please select a picture' : 'Please select a video')
  return { mediaId: file.id, ...factsOf(file, field.type) }
}

type MediaRow = typeof media.$inferSelect

function factsOf({ metadata, sizeBytes }: MediaRow, type: ActionMedia['type']): ActionMedia {
  const numberOf = (name: string): number | null => (typeof metadata[name] === 'number' ? metadata[name] : null)
  return { type, sizeBytes, durationSeconds: numberOf('duration'), width: numberOf('width'), height: numberOf('height') }
}

async function fetchInput(services: InputServices, userId: string, { name, url, type }: InputField): Promise<MediaRow> {
  await services.countOutside()
  const path = join(services.uploadFolder, randomUUID())
  const { maxBytes } = FILE_TYPE_RULES[type]
  try {
    await saveBody(await fetchFile(services, url), path, maxBytes)
    if (name === 'referenceUrl') await convertReference(path)
    const title = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '').slice(-200) || type
    return (await saveUpload(services.stories, userId, { path, name: title, tooLarge: false, only: type, isSong: false })).row
  } catch (error) {
    if (!(error instanceof OutsideFetchError)) throw error
    if (error.reason === 'large')
      throw new AppError('PAYLOAD_TOO_LARGE', { message: `The file is too large (max ${sizeLimitText(maxBytes)})` })
    throw invalidField(name, error.reason === 'address' ? 'This address cannot be used' : 'This address could not be read')
  } finally {
    await rm(path, { force: true })
  }
}

async function fetchFile({ network, signal }: InputServices, url: string): Promise<OutsideResponse> {
  const response = await fetchOutside(url, { network, allows: () => true, ...TIMEOUTS, ...(signal && { signal }) })
  if (response.status === 200) return response
  response.body.destroy()
  throw new OutsideFetchError('connection', `answered with ${response.status}`)
}
