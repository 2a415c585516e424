import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { timeline } from '../platform/database/schema.ts'
import { mediaAsset } from '../media/media-asset.ts'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import { referencedMediaIds } from '../stories/stored-timeline.ts'
import { STORED_COLUMNS } from '../platform/database/stored-timeline.ts'
import { readUsableMedia } from './usable-media.ts'

/** All media usable in an own story, oldest first: takes, uploads and other media of its timeline. */
export async function listStoryMedia(db: Database, request: { viewer: Viewer; storyId: string }): Promise<MediaAsset[]> {
  const story = await requireOwn(db, request.storyId, request.viewer)
  const [stored] = await db.select(STORED_COLUMNS).from(timeline).where(eq(timeline.storyId, story.id))
  return (await readUsableMedia(db, story, referencedMediaIds(stored))).map(mediaAsset)
}
