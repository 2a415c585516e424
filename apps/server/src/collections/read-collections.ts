import type { WireCollection } from '@fablecut/contracts/operations/collections/collections'
import { type SQL, sql } from 'drizzle-orm'
import { thumbnailUrl } from '../media/media-url.ts'
import type { Database } from '../platform/database/client.ts'

type CollectionRow = { id: string; name: string; is_public: boolean; stories: string; thumbnail: string | null; has_story: boolean }

const SHOWN = sql`JOIN story s ON s.id = cs.story_id AND s.is_published AND s.deleted_at IS NULL`

type Listed = WireCollection & { has_story: boolean }

/** Collections `c` that meet a condition, newest first. `storyId`: whether they contain it. */
async function readCollections(db: Pick<Database, 'execute'>, where: SQL, storyId = ''): Promise<Listed[]> {
  const { rows } = await db.execute<CollectionRow>(sql`
    SELECT c.id, c.name, c.is_public,
      (SELECT count(*) FROM collection_story cs ${SHOWN} WHERE cs.collection_id = c.id) AS stories,
      (SELECT s.thumbnail_media_id FROM collection_story cs ${SHOWN} WHERE cs.collection_id = c.id AND s.thumbnail_media_id IS NOT NULL
        ORDER BY cs.place, cs.story_id LIMIT 1) AS thumbnail,
      EXISTS (SELECT 1 FROM collection_story cs WHERE cs.collection_id = c.id AND cs.story_id = ${storyId}) AS has_story
    FROM collection c WHERE ${where} ORDER BY c.created_at DESC, c.id`)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    is_public: row.is_public,
    story_count: Number(row.stories),
    image_url: row.thumbnail === null ? null : thumbnailUrl(row.thumbnail),
    has_story: row.has_story,
  }))
}

/** All collections of an account, and whether they contain a story. */
export const listOwnCollections = (db: Pick<Database, 'execute'>, userId: string, storyId: string | undefined): Promise<Listed[]> =>
  readCollections(db, sql`c.user_id = ${userId}`, storyId)

/** A collection that exists. */
export async function readCollection(db: Pick<Database, 'execute'>, id: string): Promise<WireCollection> {
  const [found] = await readCollections(db, sql`c.id = ${id}`)
  return withoutStory(found!)
}

/** Public collections of an account that show stories. */
export async function listPublicCollections(db: Pick<Database, 'execute'>, userId: string): Promise<WireCollection[]> {
  const found = await readCollections(db, sql`c.user_id = ${userId} AND c.is_public`)
  return found.filter(({ story_count: count }) => count > 0).map(withoutStory)
}

const withoutStory = ({ has_story: _hasStory, ...shown }: Listed): WireCollection => shown
