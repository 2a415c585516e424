import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { songAddress } from '@fablecut/domain/song/song-address'
import { SONGS } from '@fablecut/engines/builtin/songs/library'
import { findOwnMedia } from './find-own-media.ts'
import type { Database } from '../platform/database/client.ts'

/** Pictures of the product itself, e.g. of premade characters. */
const PRODUCT_FILE = /^\/(characters|styles)\/[\w-]+\.webp$/

const isLibrarySong = (address: string): boolean => SONGS.some(({ id }) => songAddress(id) === address)

const KINDS = {
  background_music: { resourceType: 'audio', refusal: 'Please select an audio file' },
  reference_image_url: { resourceType: 'image', refusal: 'Please select a picture' },
  image_url: { resourceType: 'image', refusal: 'Please select a picture' },
} as const
type Field = keyof typeof KINDS

/**
 * Every address in a request has to be a file of the caller's own or of the product, of the kind its field is for; nothing else is ever fetched.
 * 422 otherwise. Source: CD-114.
 */
export async function requireOwnMediaUrls(
  db: Pick<Database, 'select'>,
  userId: string,
  addresses: Partial<Record<Field, string | null | undefined>>,
): Promise<void> {
  for (const [field, address] of Object.entries(addresses) as [Field, string | null | undefined][]) {
    if (!address || isOfProduct(field, address)) continue
    const file = await findOwnMedia(db, userId, mediaIdOf(address))
    if (!file) throw invalidField(field, 'This file is not one of yours')
    if (file.resourceType !== KINDS[field].resourceType) throw invalidField(field, KINDS[field].refusal)
  }
}

const isOfProduct = (field: Field, address: string): boolean =>
  KINDS[field].resourceType === 'audio' ? address === 'auto' || isLibrarySong(address) : PRODUCT_FILE.test(address)

/** `/media/{id}/{name}`, also in the folder of thumbnails, and with an origin before it. */
export function mediaIdOf(address: string): string | null {
  return /^(?:https?:\/\/[^/]+)?\/media\/([\w-]{1,100})\/(?:stories\/thumbnails\/)?[^/]+$/.exec(address)?.[1] ?? null
}
