import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { songUrl } from '@fablecut/domain/song/song-url'
import { SONGS } from '@fablecut/studio/songs/library'
import { findOwnMedia } from './find-own-media.ts'
import type { Database } from '../platform/database/client.ts'

/** Static files of the product, e.g. images of premade characters. */
const PRODUCT_FILE = /^\/(characters|styles)\/[\w-]+\.webp$/

const isLibrarySong = (url: string): boolean => SONGS.some(({ id }) => songUrl(id) === url)

const FIELD_TYPES = {
  background_music: { resourceType: 'audio', refusal: 'Please select an audio file' },
  reference_image_url: { resourceType: 'image', refusal: 'Please select a picture' },
  image_url: { resourceType: 'image', refusal: 'Please select a picture' },
} as const
type Field = keyof typeof FIELD_TYPES

/**
 * Requires every URL in a request to be a file of the user or of the product, with the type of its field; nothing else is fetched. Throws 422
 * otherwise (CD-114).
 */
export async function requireOwnMediaUrls(
  db: Pick<Database, 'select'>,
  userId: string,
  urls: Partial<Record<Field, string | null | undefined>>,
): Promise<void> {
  for (const [field, url] of Object.entries(urls) as [Field, string | null | undefined][]) {
    if (!url || isProductFile(field, url)) continue
    const file = await findOwnMedia(db, userId, mediaIdOf(url))
    if (!file) throw invalidField(field, 'This file is not one of yours')
    if (file.resourceType !== FIELD_TYPES[field].resourceType) throw invalidField(field, FIELD_TYPES[field].refusal)
  }
}

const isProductFile = (field: Field, url: string): boolean =>
  FIELD_TYPES[field].resourceType === 'audio' ? url === 'auto' || isLibrarySong(url) : PRODUCT_FILE.test(url)

/** Parses `/media/{id}/{name}`, also in the thumbnail folder and with an origin. */
export function mediaIdOf(url: string): string | null {
  return /^(?:https?:\/\/[^/]+)?\/media\/([\w-]{1,100})\/(?:stories\/thumbnails\/)?[^/]+$/.exec(url)?.[1] ?? null
}
