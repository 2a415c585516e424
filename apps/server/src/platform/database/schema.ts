import type { TimedLyricLine } from '@fablecut/domain/song/lyrics'
import type { SongFeatures } from '@fablecut/domain/song/song-features'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'

/** Text compared byte by byte, so that JavaScript and Postgres order shots alike. */
const orderKey = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

export const story = pgTable(
  'story',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    teamId: text('team_id'),
    title: text('title').notNull(),
    categoryId: text('category_id').notNull(),
    categoryInputs: jsonb('category_inputs').$type<Record<string, unknown>>().notNull().default({}),
    status: text('status').notNull(),
    statusMessage: text('status_message'),
    workflowRunId: text('workflow_run_id'),
    isTemplate: boolean('is_template').notNull().default(false),
    isPreview: boolean('is_preview').notNull().default(false),
    isPublished: boolean('is_published').notNull().default(false),
    isPublic: boolean('is_public').notNull().default(false),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** To the millisecond, as the cursor of a list keeps it. */
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date', precision: 3 }),
    /** Place in the community for everybody: higher is earlier. Kept by the ranking; 0 while unpublished. */
    rank: doublePrecision('rank').notNull().default(0),
    contests: text('contests').array().notNull().default([]),
    /** The story whose settings it was made of. */
    remixedFrom: text('remixed_from'),
    /** Which example it is; null for everybody's own stories. */
    templateKey: text('template_key').unique(),
    pausedAt: instant('paused_at'),
    resumedAt: instant('resumed_at'),
    exportMediaId: text('export_media_id'),
    thumbnailMediaId: text('thumbnail_media_id'),
    /** The picture that the last export brought along, while the creator shows another. Source: HD-53. */
    exportThumbnailMediaId: text('export_thumbnail_media_id'),
    isThumbnailModified: boolean('is_thumbnail_modified').notNull().default(false),
    isExportOutdated: boolean('is_export_outdated').notNull().default(false),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    fps: integer('fps').notNull(),
    durationSeconds: doublePrecision('duration_seconds'),
    /** Raised with every change of the story's document, by an editor or by the server. Source: ED-34. */
    revision: integer('revision').notNull().default(0),
    /** The revision that an editor made last; all later ones are the server's. */
    editedRevision: integer('edited_revision').notNull().default(0),
    /** To the millisecond, as the cursor of a list keeps it. */
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('story_owner_page')
      .on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at IS NULL`),
    index('story_team_page')
      .on(t.teamId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at IS NULL AND team_id IS NOT NULL`),
    index('story_by_run').on(t.workflowRunId),
    index('story_published_page')
      .on(t.isFeatured.desc().nullsFirst(), t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_published AND deleted_at IS NULL`),
    index('story_published_category')
      .on(t.categoryId, t.isFeatured.desc().nullsFirst(), t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_published AND deleted_at IS NULL`),
    index('story_published_author')
      .on(t.userId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_published AND deleted_at IS NULL`),
    index('story_ranked')
      .on(t.categoryId, t.rank.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_published AND deleted_at IS NULL`),
    index('story_remixes')
      .on(t.remixedFrom)
      .where(sql`remixed_from IS NOT NULL`),
  ],
)

export const shot = pgTable(
  'shot',
  {
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
    shotId: text('shot_id').notNull(),
    /** The order of shots lives only here. */
    lexorank: orderKey('lexorank').notNull(),
    shotType: text('shot_type').notNull(),
    title: text('title').notNull().default(''),
    imagePrompt: text('image_prompt').notNull().default(''),
    videoPrompt: text('video_prompt').notNull().default(''),
    voiceOver: text('voice_over').notNull().default(''),
    isHidden: boolean('is_hidden').notNull().default(false),
    hiddenAt: instant('hidden_at'),
    activeImageId: text('active_image_id'),
    activeVideoId: text('active_video_id'),
    activeVoiceOverAudioId: text('active_voice_over_audio_id'),
  },
  (t) => [primaryKey({ columns: [t.storyId, t.shotId] }), index('shot_order').on(t.storyId, t.lexorank, t.shotId)],
)

/** One row per asset or take. Bytes are content-addressed in the storage; `hash` is their SHA-256 and null until they are there. */
export const media = pgTable(
  'media',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    storyId: text('story_id').references(() => story.id, { onDelete: 'cascade' }),
    shotId: text('shot_id'),
    resourceType: text('resource_type').notNull(),
    subtype: text('subtype'),
    /** What it is for: `take`, `export`, `thumbnail`, `upload`, `music`, `voiceover`, `avatar`; `character`: the picture of somebody else's character. */
    role: text('role').notNull(),
    source: text('source').notNull(),
    title: text('title').notNull().default(''),
    aiModel: text('ai_model'),
    prompt: text('prompt'),
    workflowRunId: text('workflow_run_id'),
    status: text('status').notNull(),
    statusMessage: text('status_message'),
    hash: text('hash'),
    mimeType: text('mime_type'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
    /** What the moderator found in it, null while nobody looked. Source: HD-49. */
    moderation: jsonb('moderation').$type<{ engine: string; flagged: string[] }>(),
    referenceMediaId: text('reference_media_id'),
    /** The picture that a clip ends with. Source: E-111. */
    endFrameMediaId: text('end_frame_media_id'),
    /** Of a song: genre, mood, tempo, has_lyrics. Source: E-113. */
    configs: jsonb('configs').$type<Record<string, unknown>>(),
    isDeleted: boolean('is_deleted').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // What waits to be removed is little among everything that is kept.
    index('media_deleted')
      .on(t.updatedAt)
      .where(sql`is_deleted AND hash IS NOT NULL`),
    index('media_of_story').on(t.storyId, t.shotId, t.createdAt),
    index('media_by_hash').on(t.hash),
    index('media_of_user').on(t.userId, t.createdAt.desc()),
  ],
)

/** A creator's collection of media. Source: ED-07. */
export const album = pgTable(
  'album',
  { id: text('id').primaryKey(), userId: text('user_id').notNull(), name: text('name').notNull(), createdAt: createdAt() },
  (t) => [index('album_of_user').on(t.userId, t.createdAt.desc())],
)

export const albumMedia = pgTable(
  'album_media',
  {
    albumId: text('album_id')
      .notNull()
      .references(() => album.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.albumId, t.mediaId] }), index('album_media_of_media').on(t.mediaId)],
)

/** One document per story, edited and synced as a whole. */
export const timeline = pgTable('timeline', {
  storyId: text('story_id')
    .primaryKey()
    .references(() => story.id, { onDelete: 'cascade' }),
  document: jsonb('document').$type<Record<string, unknown>>().notNull(),
  schemaVersion: integer('schema_version').notNull().default(1),
  revision: integer('revision').notNull().default(0),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** The song of a music video: its file, and what was heard in it. */
export const storySong = pgTable('story_song', {
  storyId: text('story_id')
    .primaryKey()
    .references(() => story.id, { onDelete: 'cascade' }),
  mediaId: text('media_id').notNull(),
  reading: jsonb('reading').$type<SongFeatures>().notNull(),
  /** Shapes of the singing mouth over the whole song. */
  visemes: jsonb('visemes').$type<readonly unknown[]>().notNull(),
  /** The words as they are sung; empty without words. */
  lines: jsonb('lines').$type<readonly TimedLyricLine[]>().notNull(),
})

/** One start of work on a story; `status` is a RunStatus, `step` the story status it is in. */
export const run = pgTable(
  'run',
  {
    id: text('id').primaryKey(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    /**
     * `generate`, `preview`, `resume`, `recover`, `export`: the story is in this run's hands. `shots`, `captions`, `render`: it stays as it is, can be
     * edited, and several may go on at once.
     */
    kind: text('kind').notNull(),
    workflow: text('workflow').notNull(),
    status: text('status').notNull(),
    step: text('step').notNull(),
    error: text('error'),
    output: jsonb('output').$type<Record<string, unknown>>(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull().default({}),
    costKey: text('cost_key'),
    priceCredits: integer('price_credits').notNull().default(0),
    usedFreeStory: boolean('used_free_story').notNull().default(false),
    cancelRequestedAt: instant('cancel_requested_at'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('run_of_story').on(t.storyId, t.createdAt),
    index('run_unfinished_of_user')
      .on(t.userId)
      .where(sql`status = 'RUN_RUNNING'`),
    uniqueIndex('run_one_unfinished_per_story')
      .on(t.storyId)
      .where(sql`status = 'RUN_RUNNING' AND kind NOT IN ('shots', 'captions', 'render')`),
  ],
)

/** Everything a watcher of a run is told; `id` is the stream's event id. */
export const runEvent = pgTable(
  'run_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    runId: text('run_id')
      .notNull()
      .references(() => run.id, { onDelete: 'cascade' }),
    storyId: text('story_id').notNull(),
    status: text('status').notNull(),
    error: text('error'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('run_event_of_run').on(t.runId, t.id)],
)

/** The journal of calls to engines: intent -> submitted -> done. A finished call is never made again. */
export const call = pgTable(
  'call',
  {
    /** Made of run, step, shot and attempt, so that a repeated step finds its own call. */
    id: text('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => run.id, { onDelete: 'cascade' }),
    shotId: text('shot_id'),
    kind: text('kind').notNull(),
    engine: text('engine').notNull(),
    /** `intent`, `submitted`, `done`, `failed`, `unknown`. */
    state: text('state').notNull(),
    operation: jsonb('operation'),
    result: jsonb('result').$type<Record<string, unknown>>(),
    error: text('error'),
    /** How often it was handed to an engine; above 1 only after a crash in between. */
    submissions: integer('submissions').notNull().default(0),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [index('call_of_run').on(t.runId)],
)

/** Per account: what can be spent. Written only by the ledger's trigger and the free-story rules. */
export const wallet = pgTable(
  'wallet',
  {
    userId: text('user_id').primaryKey(),
    available: bigint('available', { mode: 'number' }).notNull().default(0),
    freeStoriesLeft: integer('free_stories_left').notNull().default(0),
    /** When its account was deleted: what is still found of it goes, all but the ledger. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    index('wallet_closed')
      .on(t.userId)
      .where(sql`closed_at IS NOT NULL`),
    check('wallet_available_not_negative', sql`${t.available} >= 0`),
    check('wallet_free_not_negative', sql`${t.freeStoriesLeft} >= 0`),
  ],
)

/** Only ever added to. `amount` changes the available balance: grant +n, hold -n, capture 0, release +n, refund +n; `captured` is what a capture took of its hold. */
export const ledger = pgTable(
  'ledger',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    kind: text('kind').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    captured: bigint('captured', { mode: 'number' }).notNull().default(0),
    /** The hold this row belongs to; a hold names itself. */
    holdId: text('hold_id'),
    costKey: text('cost_key'),
    label: text('label'),
    storyId: text('story_id'),
    runId: text('run_id'),
    shotId: text('shot_id'),
    note: text('note'),
    /** Makes each happening count once, e.g. `hold:{run}` or `capture:{run}:image:{shot}`. */
    onceKey: text('once_key').notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ledger_once').on(t.onceKey),
    index('ledger_of_user').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('ledger_of_hold').on(t.holdId),
    check('ledger_kind', sql`${t.kind} IN ('grant', 'hold', 'capture', 'release', 'refund')`),
    check(
      'ledger_sign',
      sql`(${t.kind} = 'hold' AND ${t.amount} <= 0) OR (${t.kind} = 'capture' AND ${t.amount} = 0 AND ${t.captured} > 0) OR (${t.kind} IN ('grant', 'release', 'refund') AND ${t.amount} >= 0)`,
    ),
  ],
)

/** Somebody's own characters; premade ones are part of the product. */
export const character = pgTable(
  'character',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** `quick`: made of one picture; `train`: of several. */
    referenceMode: text('reference_mode').notNull(),
    type: text('type').notNull(),
    status: text('status').notNull(),
    imageMediaId: text('image_media_id').notNull(),
    /** Pictures that a trained one was read from. */
    sampleMediaIds: text('sample_media_ids').array().notNull().default([]),
    /** What the painter draws. */
    look: jsonb('look').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    /** Since when it is in the community; null: its owner's alone. Whole milliseconds, as cursors have them. */
    sharedAt: instant('shared_at'),
  },
  (t) => [
    index('character_of_user')
      .on(t.userId, t.createdAt.desc())
      .where(sql`deleted_at IS NULL`),
    index('character_shared')
      .on(t.sharedAt.desc(), t.id.desc())
      .where(sql`shared_at IS NOT NULL AND deleted_at IS NULL`),
    // Whether a picture is that of a shared character is asked for each picture that is served.
    index('character_of_image').on(t.imageMediaId),
  ],
)

/** Answers of starts with an `Idempotency-Key`, kept 24 hours. Source: CD-105. */
export const idempotency = pgTable(
  'idempotency',
  {
    userId: text('user_id').notNull(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.path, t.key] })],
)

/** A living worker; one whose lease ran out has its pending work taken over. */
export const lease = pgTable('lease', {
  executorId: text('executor_id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
})
