import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { EngineRefusal } from '@fablecut/engines/engine-error'
import { and, eq, isNull } from 'drizzle-orm'
import { findOwnMedia, type OwnMedia } from '../media/find-own-media.ts'
import { mediaIdOf, requireOwnMediaUrls } from '../media/require-own-media-urls.ts'
import { character } from '../platform/database/schema.ts'
import { newId } from '../platform/new-id.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { wireCharacter } from './wire-character.ts'

/** Own characters of one account. */
const MAX_CHARACTERS = 200
/** Types of a reference picture; an animation is none. Source: C-061. */
const PICTURE_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

const refuse = (field: string, message: string): never => {
  throw invalidField(field, message)
}

type NewCharacter = { readonly userId: string; readonly name: string }

/** A quick character of one picture: what the picture tells of its person is drawn in every shot (C-060, CD-28). */
export async function createCharacter(services: StoryServices, request: NewCharacter & { imageUrl: string }): Promise<WireCharacter> {
  const { userId, imageUrl } = request
  const picture = await readPicture(services, userId, 'image_url', imageUrl)
  return addCharacter(services, request, {
    field: 'image_url',
    pictures: [picture],
    made: { type: 'custom-quick', referenceMode: 'quick' },
  })
}

/** A character trained on several pictures of one person: what most of them show is drawn in every shot (C-058, C-059). */
export async function trainCharacter(
  services: StoryServices,
  request: NewCharacter & { imageUrls: readonly string[] },
): Promise<WireCharacter> {
  const { userId, imageUrls } = request
  const pictures: OwnMedia[] = []
  for (const address of imageUrls) pictures.push(await readPicture(services, userId, 'image_urls', address))
  const different = new Set(pictures.map(({ hash }) => hash))
  if (different.size < pictures.length) throw refuse('image_urls', 'Two of these pictures are the same. Please use different ones')
  return addCharacter(services, request, { field: 'image_urls', pictures, made: { type: 'custom-train', referenceMode: 'train' } })
}

type Origin = {
  readonly field: string
  /** At least one; the first is shown in lists. */
  readonly pictures: readonly OwnMedia[]
  readonly made: Pick<typeof character.$inferInsert, 'type' | 'referenceMode'>
}

async function addCharacter(services: StoryServices, { userId, name }: NewCharacter, origin: Origin): Promise<WireCharacter> {
  const { db, storage } = services
  const owned = await db.$count(character, and(eq(character.userId, userId), isNull(character.deletedAt)))
  if (owned >= MAX_CHARACTERS) throw new AppError('CONFLICT', { message: `You have ${MAX_CHARACTERS} characters. Delete one first.` })
  const id = newId()
  const bytes = await Promise.all(origin.pictures.map(({ hash }) => storage.readBytes(hash)))
  const look = await readLook(services.engines, bytes, { id, field: origin.field })
  const [media, ...others] = origin.pictures
  const sampleMediaIds = others.length > 0 ? origin.pictures.map((picture) => picture.id) : []
  const [row] = await db
    .insert(character)
    .values({ id, userId, name, ...origin.made, status: 'completed', imageMediaId: media!.id, sampleMediaIds, look })
    .returning()
  return wireCharacter({ character: row!, media: media! })
}

/** An own picture of a kind that characters can be made of; 422 at the field for any other address. */
async function readPicture({ db }: Pick<StoryServices, 'db'>, userId: string, field: string, address: string): Promise<OwnMedia> {
  await requireOwnMediaUrls(db, userId, { image_url: address })
  const picture = await findOwnMedia(db, userId, mediaIdOf(address))
  if (!picture || !PICTURE_TYPES.has(picture.mimeType ?? '')) throw refuse(field, 'This is not a picture for a character')
  return picture
}

async function readLook(
  engines: StoryServices['engines'],
  pictures: readonly Uint8Array[],
  { id, field }: { readonly id: string; readonly field: string },
): Promise<Record<string, unknown>> {
  try {
    return { ...(await engines.portraitist.lookOf(pictures, id)) }
  } catch (error) {
    if (error instanceof EngineRefusal) return refuse(field, error.message)
    throw error
  }
}
