import { sql } from 'drizzle-orm'
import type { OpenTransaction } from '../platform/database/transaction.ts'

/**
 * The user's media that are in use: on a timeline, active in a shot, as a film or thumbnail, as the song of a music video, as the image of
 * a character, or as an input of an unfinished story.
 */
export async function mediaInUse({ db }: OpenTransaction, userId: string, ids: readonly string[]): Promise<string[]> {
  const idArray = sql`ARRAY[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH own AS (SELECT * FROM story WHERE user_id = ${userId} AND deleted_at IS NULL), wanted AS (SELECT unnest(${idArray}) AS id)
    SELECT id FROM wanted WHERE id IN (
      SELECT unnest(ARRAY[active_image_id, active_video_id, active_voice_over_audio_id]) FROM shot WHERE story_id IN (SELECT id FROM own)
      UNION ALL SELECT unnest(ARRAY[export_media_id, thumbnail_media_id, export_thumbnail_media_id]) FROM own
      UNION ALL SELECT media_id FROM story_song WHERE story_id IN (SELECT id FROM own)
      UNION ALL SELECT image_media_id FROM character WHERE user_id = ${userId} AND deleted_at IS NULL
      UNION ALL SELECT item ->> 'mediaAssetId' FROM timeline, jsonb_path_query(document, '$.tracks[*].items[*]') AS item
        WHERE story_id IN (SELECT id FROM own)
    ) OR EXISTS (SELECT 1 FROM own WHERE status NOT IN ('draft', 'completed') AND strpos(category_inputs::text, wanted.id) > 0)`)
  return rows.map(({ id }) => id)
}
