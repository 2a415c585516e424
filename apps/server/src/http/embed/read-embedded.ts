import { and, eq, isNull } from 'drizzle-orm'
import { canRead } from '../../access/story-access.ts'
import type { Database } from '../../platform/database/client.ts'
import { story } from '../../platform/database/schema.ts'
import { readStoryCards } from '../../stories/read-stories.ts'

/** A film that everybody may watch, as other sites embed it; its URLs are paths of this server. */
export type EmbeddedFilm = {
  readonly id: string
  readonly title: string
  readonly author: { readonly name: string; readonly path: string }
  /** The page of the story: in the community, otherwise by its share link. */
  readonly path: string
  readonly filmUrl: string
  readonly imageUrl: string | null
  /** Size of the film in pixels. */
  readonly width: number
  readonly height: number
}

/** The film of a published or shared story; null for all others, and for stories without an export. */
export async function readEmbedded(db: Database, storyId: string): Promise<EmbeddedFilm | null> {
  if (!/^[\w.-]{1,100}$/.test(storyId)) return null
  const [row] = await db
    .select()
    .from(story)
    .where(and(eq(story.id, storyId), isNull(story.deletedAt)))
  if (!row || !canRead(row, null) || !(row.isPublished || row.isPublic)) return null
  const [card] = await readStoryCards(db, [row])
  if (!card || card.last_export_url === null) return null
  return {
    id: row.id,
    title: row.title,
    author: { name: card.profile.display_name, path: `/@${card.profile.username}` },
    path: `/story/${row.isPublished ? 'community' : 'share'}/${row.id}`,
    filmUrl: card.last_export_url,
    imageUrl: card.card_image_url,
    width: row.width,
    height: row.height,
  }
}
