import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { WireCharacter } from '@fablecut/contracts/wire/character'
import { EngineRefusal } from '@fablecut/engines/engine-error'
import { and, eq, isNull } from 'drizzle-orm'
import { character, media } from '../platform/database/schema.ts'
import { newId } from '../platform/new-id.ts'
import { mediaIdOf, requireOwnAddresses } from '../media/require-own-addresses.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { wireCharacter } from './list-characters.ts'

/** Own characters of one account. */
const MOST_CHARACTERS = 200
/** Types of a reference picture; an animation is none. Source: C-061. */
const PICTURE_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

const refuse = (field: string, message: string): never => {
  throw invalidField(field, message)
}

/** A quick character of one picture: what the picture tells of its person is drawn in every shot (C-060, CD-28). */
export async function createCharacter(
  { db, storage, engines }: StoryServices,
  request: { userId: string; name: string; imageUrl: string },
): Promise<WireCharacter> {
  const { userId, name, imageUrl } = request
  await requireOwnAddresses(db, userId, { image_url: imageUrl })
  const [picture] = await db
    .select()
    .from(media)
    .where(eq(media.id, mediaIdOf(imageUrl) ?? ''))
  if (!picture?.hash || !PICTURE_TYPES.has(picture.mimeType ?? '')) throw refuse('image_url', 'This is not a picture for a character')
  const owned = await db.$count(character, and(eq(character.userId, userId), isNull(character.deletedAt)))
  if (owned >= MOST_CHARACTERS) throw new AppError('CONFLICT', { message: `You have ${MOST_CHARACTERS} characters. Delete one first.` })
  const id = newId()
  const look = await lookOf(engines, await storage.readBytes(picture.hash), id)
  const [row] = await db
    .insert(character)
    .values({ id, userId, name, referenceMode: 'quick', type: 'custom-quick', status: 'completed', imageMediaId: picture.id, look })
    .returning()
  return wireCharacter({ character: row!, media: picture })
}

async function lookOf(engines: StoryServices['engines'], picture: Uint8Array, id: string): Promise<Record<string, unknown>> {
  try {
    return { ...(await engines.portraitist.lookOf([picture], id)) }
  } catch (error) {
    if (error instanceof EngineRefusal) return refuse('image_url', error.message)
    throw error
  }
}
