import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { character, media } from '../platform/database/schema.ts'
import { wireCharacter } from './list-characters.ts'

/** A character by its id: one's own, anybody's for staff; 403 for others (CD-29). */
export async function readTrainedModel(db: Pick<Database, 'select'>, viewer: { id: string; isStaff: boolean }, id: string) {
  const [row] = await db
    .select()
    .from(character)
    .leftJoin(media, eq(media.id, character.imageMediaId))
    .where(and(eq(character.id, id), isNull(character.deletedAt)))
  const isOwn = row?.character.userId === viewer.id
  if (!isOwn && !viewer.isStaff) throw new AppError('FORBIDDEN')
  if (!row) throw new AppError('NOT_FOUND')
  const { model_name, image_url } = wireCharacter(row)
  return {
    id,
    model_name,
    image_url,
    fal_cdn_file_path: null,
    object_prompt: '',
    character_features_description: '',
    sample_images: image_url === null ? [] : [image_url],
  }
}
