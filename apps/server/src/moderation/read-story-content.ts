import type { SubjectDetails } from '@fablecut/contracts/operations/moderation/staff'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { StoryRow } from '../access/story-access.ts'
import { playbackUrl, thumbnailUrl } from '../media/media-url.ts'
import { STRIP } from '../media/derived/strip.ts'
import type { Database } from '../platform/database/client.ts'
import { withheldStory } from '../platform/database/moderation-schema.ts'
import { media, shot, timeline } from '../platform/database/schema.ts'
import { STORED_COLUMNS, readStoredTimeline } from '../platform/database/stored-timeline.ts'
import { captionsOf, textsIn } from '../publishing/story-text.ts'

/** What a story shows and says, for staff: film, frames, inputs, narration, captions. */
export async function readStoryContent(db: Database, row: StoryRow): Promise<NonNullable<SubjectDetails['story']>> {
  const fileIds = [row.exportMediaId, row.thumbnailMediaId].filter((id) => id !== null)
  const [files, shots, [stored], [withheld]] = await Promise.all([
    fileIds.length === 0
      ? []
      : db
          .select()
          .from(media)
          .where(and(inArray(media.id, fileIds), eq(media.isDeleted, false))),
    db
      .select({ voiceOver: shot.voiceOver })
      .from(shot)
      .where(and(eq(shot.storyId, row.id), eq(shot.isHidden, false)))
      .orderBy(asc(shot.lexorank), asc(shot.shotId)),
    db.select(STORED_COLUMNS).from(timeline).where(eq(timeline.storyId, row.id)),
    db.select().from(withheldStory).where(eq(withheldStory.storyId, row.id)),
  ])
  const film = files.find(({ id }) => id === row.exportMediaId)
  const thumbnail = files.find(({ id }) => id === row.thumbnailMediaId)
  return {
    title: row.title,
    is_published: row.isPublished,
    is_public: row.isPublic,
    is_hidden: withheld?.isHidden ?? false,
    is_deleted: row.deletedAt !== null,
    film_url: film ? playbackUrl(film) : null,
    thumbnail_url: thumbnail ? thumbnailUrl(thumbnail.id) : null,
    frames_url: film ? `/media/${film.id}/${STRIP.name}` : null,
    inputs: notEmpty(textsIn(row.categoryInputs)),
    narration: notEmpty(shots.map(({ voiceOver }) => voiceOver)),
    captions: notEmpty(captionsOf(stored ? readStoredTimeline(stored) : null)),
  }
}

const notEmpty = (texts: readonly string[]): string[] => texts.filter((text) => text.trim() !== '')
