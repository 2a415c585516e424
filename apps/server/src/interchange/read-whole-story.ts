import type { DocumentFile, Medium, RecipeFile } from '@fablecut/interchange/story-file/contents'
import { asc, eq } from 'drizzle-orm'
import { requireOwn, type StoryRow } from '../access/story-access.ts'
import { readUsableMedia } from '../editor/usable-media.ts'
import { mediaIdOf } from '../media/require-own-media-urls.ts'
import { type media, shot, storySong, timeline } from '../platform/database/schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { createFileNamer } from '../platform/zip/file-names.ts'
import { referencedMediaIds } from '../stories/stored-timeline.ts'
import { extensionOf, type ProjectRequest } from './read-project.ts'

type MediaRow = typeof media.$inferSelect
type ShotRow = typeof shot.$inferSelect

/** A stored file and what is known of it. */
export type StoredMedium = { readonly medium: Medium; readonly hash: string; readonly sizeBytes: number; readonly at: Date }
/** Everything of a story that its `.fablecut` file holds. */
export type WholeStory = {
  readonly story: StoryRow
  readonly document: DocumentFile
  readonly recipe: RecipeFile
  readonly media: readonly StoredMedium[]
}

/** Reads a story as it is at one moment. 401, 403, 404 as `requireOwn`. Exported films are left out: they are made again. */
export function readWholeStory({ pool }: Pick<StoryServices, 'pool'>, { viewer, storyId }: ProjectRequest): Promise<WholeStory> {
  return inTransaction(pool, async (tx) => {
    const story = await requireOwn(tx.db, storyId, viewer)
    const [stored] = await tx.db.select().from(timeline).where(eq(timeline.storyId, storyId))
    const [song] = await tx.db.select().from(storySong).where(eq(storySong.storyId, storyId))
    const shots = await tx.db.select().from(shot).where(eq(shot.storyId, storyId)).orderBy(asc(shot.lexorank), asc(shot.shotId))
    const active = shots.flatMap((row) => [row.activeImageId, row.activeVideoId, row.activeVoiceOverAudioId])
    const named = [...referencedMediaIds(stored), ...active, song?.mediaId, ...mediaIdsIn(story.categoryInputs)]
    const rows = await readUsableMedia(
      tx.db,
      story,
      named.filter((id) => typeof id === 'string'),
    )
    const { width, height, fps, categoryId, categoryInputs } = story
    return {
      story,
      document: {
        width,
        height,
        fps,
        timeline: stored ? { schema_version: stored.schemaVersion, document: stored.document } : null,
        shots: shots.map(shotOf),
      },
      recipe: {
        category_id: categoryId as RecipeFile['category_id'],
        category_inputs: categoryInputs,
        song: song
          ? { media_id: song.mediaId, schema_version: song.schemaVersion, reading: song.reading, visemes: song.visemes, lines: song.lines }
          : null,
      },
      media: mediaOf(rows),
    }
  })
}

/** Ids of media whose URLs are anywhere in a value. */
function mediaIdsIn(value: unknown): string[] {
  if (typeof value === 'string') return [mediaIdOf(value)].filter((id) => id !== null)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(mediaIdsIn) : []
}

const shotOf = (row: ShotRow): DocumentFile['shots'][number] => ({
  shot_id: row.shotId,
  lexorank: row.lexorank,
  shot_type: row.shotType as DocumentFile['shots'][number]['shot_type'],
  title: row.title,
  image_prompt: row.imagePrompt,
  video_prompt: row.videoPrompt,
  plan: row.plan === null ? null : { version: row.planVersion, plan: row.plan },
  voice_over: row.voiceOver,
  is_hidden: row.isHidden,
  hidden_at: row.hiddenAt === null ? null : Math.floor(row.hiddenAt.getTime() / 1000),
  active_image_id: row.activeImageId,
  active_video_id: row.activeVideoId,
  active_voice_over_audio_id: row.activeVoiceOverAudioId,
})

/** Roles that a file has within its story; files of other roles, such as the image of a character, are uploads there. */
const ROLES: readonly string[] = ['take', 'upload', 'music', 'voiceover', 'character_sheet'] satisfies Medium['role'][]

function mediaOf(rows: readonly MediaRow[]): StoredMedium[] {
  const nameOf = createFileNamer()
  return rows.flatMap((row) => {
    if (row.hash === null || row.resourceType === 'file') return []
    const medium: Medium = {
      id: row.id,
      path: nameOf('media/', row.title.trim() || row.resourceType, extensionOf(row)),
      resource_type: row.resourceType as Medium['resource_type'],
      subtype: row.subtype as Medium['subtype'],
      role: (ROLES.includes(row.role) ? row.role : 'upload') as Medium['role'],
      source: row.source as Medium['source'],
      title: row.title,
      shot_id: row.shotId,
      ai_model: row.aiModel,
      prompt: row.prompt,
      metadata: row.metadata,
      configs: row.configs,
      reference_media_id: row.referenceMediaId,
      end_frame_media_id: row.endFrameMediaId,
      created_at: row.createdAt.toISOString(),
    }
    return [{ medium, hash: row.hash, sizeBytes: row.sizeBytes ?? 0, at: row.createdAt }]
  })
}
