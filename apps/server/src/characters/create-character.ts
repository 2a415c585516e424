import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { and, eq, isNull } from 'drizzle-orm'
import { findOwnMedia, type OwnMedia } from '../media/find-own-media.ts'
import { mediaIdOf, requireOwnMediaUrls } from '../media/require-own-media-urls.ts'
import { character } from '../platform/database/schema.ts'
import { newId } from '../platform/new-id.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { wireCharacter } from './wire-character.ts'

/** Limit of characters per account. */
const MAX_CHARACTERS = 200
/** MIME types of reference images; animated formats are excluded. */
const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

const throwInvalidField = (field: string, message: string): never => {
  throw invalidField(field, message)
}

type NewCharacter = { readonly userId: string; readonly name: string }

/** Creates a quick character from one image: features found in it are drawn in every shot (CD-28). */
export async function createCharacter(services: StoryServices, request: NewCharacter & { imageUrl: string }): Promise<WireCharacter> {
  const { userId, imageUrl } = request
  const image = await requireOwnImage(services, userId, 'image_url', imageUrl)
  return addCharacter(services, request, {
    field: 'image_url',
    images: [image],
    columns: { type: 'custom-quick', referenceMode: 'quick' },
  })
}

/** Creates a character from several images of one person: features found in most of them are drawn in every shot. */
export async function trainCharacter(
  services: StoryServices,
  request: NewCharacter & { imageUrls: readonly string[] },
): Promise<WireCharacter> {
  const { userId, imageUrls } = request
  const images: OwnMedia[] = []
  for (const url of imageUrls) images.push(await requireOwnImage(services, userId, 'image_urls', url))
  const distinct = new Set(images.map(({ hash }) => hash))
  if (distinct.size < images.length) throw throwInvalidField('image_urls', 'Two of these pictures are the same. Please use different ones')
  return addCharacter(services, request, { field: 'image_urls', images, columns: { type: 'custom-train', referenceMode: 'train' } })
}

/** 409 for an account that has as many characters as there may be. */
export function requireRoom(owned: number): void {
  if (owned >= MAX_CHARACTERS) throw new AppError('CONFLICT', { message: `You have ${MAX_CHARACTERS} characters. Delete one first.` })
}

type CharacterSource = {
  readonly field: string
  /** At least one; the first is the thumbnail. */
  readonly images: readonly OwnMedia[]
  readonly columns: Pick<typeof character.$inferInsert, 'type' | 'referenceMode'>
}

async function addCharacter(services: StoryServices, { userId, name }: NewCharacter, source: CharacterSource): Promise<WireCharacter> {
  const { db, storage } = services
  const owned = await db.$count(character, and(eq(character.userId, userId), isNull(character.deletedAt)))
  requireRoom(owned)
  const id = newId()
  const bytes = await Promise.all(source.images.map(({ hash }) => storage.readBytes(hash)))
  const look = await readLook(services.engines, bytes, { id, field: source.field })
  const [media, ...others] = source.images
  const sampleMediaIds = others.length > 0 ? source.images.map((image) => image.id) : []
  const [row] = await db
    .insert(character)
    .values({ id, userId, name, ...source.columns, status: 'completed', imageMediaId: media!.id, sampleMediaIds, look })
    .returning()
  return wireCharacter({ character: row!, media: media! })
}

/** The user's own image in a supported format; 422 at the field for any other URL. */
async function requireOwnImage({ db }: Pick<StoryServices, 'db'>, userId: string, field: string, url: string): Promise<OwnMedia> {
  await requireOwnMediaUrls(db, userId, { image_url: url })
  const image = await findOwnMedia(db, userId, mediaIdOf(url))
  if (!image || !IMAGE_TYPES.has(image.mimeType ?? '')) throw throwInvalidField(field, 'This is not a picture for a character')
  return image
}

async function readLook(
  engines: StoryServices['engines'],
  images: readonly Uint8Array[],
  { id, field }: { readonly id: string; readonly field: string },
): Promise<Record<string, unknown>> {
  try {
    return { ...(await engines.portraitist.deriveLook(images, id)) }
  } catch (error) {
    if (error instanceof EngineRefusal) return throwInvalidField(field, error.message)
    throw error
  }
}
