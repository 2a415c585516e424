import { AppError } from '@fablecut/contracts/errors/app-error'
import { describeLook } from '@fablecut/studio/characters/describe-look'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { mediaUrl } from '../media/media-url.ts'
import type { Database } from '../platform/database/client.ts'
import { character, media } from '../platform/database/schema.ts'
import { storedLook } from './stored-look.ts'
import { selectCharacters, wireCharacter } from './wire-character.ts'

type Reader = Pick<Database, 'select'>

/** A character by id: one's own; any for TEAM_MEMBER_IDS; 403 for others' characters, 404 for an unknown id (CD-29). */
export async function readTrainedModel(db: Reader, viewer: { id: string; isTeamMember: boolean }, id: string) {
  const [row] = await selectCharacters(db).where(and(eq(character.id, id), isNull(character.deletedAt)))
  if (!row) throw new AppError('NOT_FOUND')
  if (row.character.userId !== viewer.id && !viewer.isTeamMember) throw new AppError('FORBIDDEN')
  const { model_name, image_url, reference_mode } = wireCharacter(row)
  const samples = await readSamples(db, row.character.sampleMediaIds)
  const { subject, features } = describeLook({ id, name: row.character.name, look: storedLook.parse(row.character.look) })
  return {
    id,
    model_name,
    image_url,
    reference_mode,
    fal_cdn_file_path: null,
    object_prompt: `${model_name}, ${subject}`,
    character_features_description: features,
    sample_images: samples.length > 0 || image_url === null ? samples : [image_url],
  }
}

/** URLs of the training images that still exist, in their original order. */
async function readSamples(db: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, [...ids]), eq(media.isDeleted, false)))
  return ids.flatMap((id) => rows.filter((row) => row.id === id && row.hash).map(mediaUrl))
}
