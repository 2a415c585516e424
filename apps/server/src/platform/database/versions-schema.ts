import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { story } from './schema.ts'

/** Documents that a story had: stored by the product before something replaces them, or kept by the creator under a name. */
export const storyVersion = pgTable(
  'story_version',
  {
    id: text('id').primaryKey(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
    /** A VersionCause. */
    cause: text('cause').notNull(),
    /** Null for an automatic version; only the latest ones of a story are kept. */
    name: text('name'),
    /** Shots and timeline without URLs and assets, read by `readStoryDocument` in `schema_version`. */
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
    schemaVersion: integer('schema_version').notNull(),
    /** SHA-256 of the document: a story has each once. */
    hash: text('hash').notNull(),
    shotCount: integer('shot_count').notNull(),
    durationSeconds: doublePrecision('duration_seconds').notNull(),
    thumbnailMediaId: text('thumbnail_media_id'),
    /** Size of the film's frame in pixels; null while the story has only had the present one. */
    width: integer('width'),
    height: integer('height'),
    /** The last time that the story had this document when a version was stored. */
    storedAt: instant('stored_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('story_version_once').on(t.storyId, t.hash), index('story_version_by_time').on(t.storyId, t.storedAt.desc())],
)

/** Files that a version uses; their bytes are kept while it exists. */
export const storyVersionMedia = pgTable(
  'story_version_media',
  {
    versionId: text('version_id')
      .notNull()
      .references(() => storyVersion.id, { onDelete: 'cascade' }),
    mediaId: text('media_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.mediaId] }), index('story_version_media_of_file').on(t.mediaId)],
)
