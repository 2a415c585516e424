import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { character, media } from '../platform/database/schema.ts'
import { wireCharacter } from './list-characters.ts'

/** A character by its id: one's own, anybody's for TEAM_MEMBER_IDS, 403 for others; 404 for an id that is none (CD-29, C-300). */
export async function readTrainedModel(db: Pick<Database, 'select'>, viewer: { id: string; isTeamMember: boolean }, id: string) {
  const [row] = await db
    .select()
    .from(character)
    .leftJoin(media, eq(media.id, character.imageMediaId))
    .where(and(eq(character.id, id), isNull(character.deletedAt)))
  if (!row) throw new AppError('NOT_FOUND')
  if (row.character.userId !== viewer.id && !viewer.isTeamMember) throw new AppError('FORBIDDEN')
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
