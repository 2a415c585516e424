import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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

/** Text in byte order, so that JavaScript and Postgres sort shots alike. */
const byteOrderedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

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
    /** False: in no list of stories, such as the story that an action video belongs to. */
    isListed: boolean('is_listed').notNull().default(true),
    /** In milliseconds, the precision of list cursors. */
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date', precision: 3 }),
    /** Rank in the community for all readers: higher is earlier. Updated by the ranking job; 0 while unpublished. */
    rank: doublePrecision('rank').notNull().default(0),
    contests: text('contests').array().notNull().default([]),
    /** Id of the story that this one was remixed from. */
    remixedFrom: text('remixed_from'),
    /** Key of the example; null for users' own stories. */
    templateKey: text('template_key').unique(),
    pausedAt: instant('paused_at'),
    resumedAt: instant('resumed_at'),
    exportMediaId: text('export_media_id'),
    thumbnailMediaId: text('thumbnail_media_id'),
    /** The thumbnail of the last export, while the creator shows another one. */
    exportThumbnailMediaId: text('export_thumbnail_media_id'),
    isThumbnailModified: boolean('is_thumbnail_modified').notNull().default(false),
    isExportOutdated: boolean('is_export_outdated').notNull().default(false),
    /** Nobody can comment, and no comments are shown. */
    areCommentsOff: boolean('are_comments_off').notNull().default(false),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    fps: integer('fps').notNull(),
    durationSeconds: doublePrecision('duration_seconds'),
    /** Incremented with every change of the story's document, by an editor or by the server. */
    revision: integer('revision').notNull().default(0),
    /** The last revision written by an editor; later ones were written by the server. */
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
    index('story_published_time')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.userId)
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
    /** The only source of the order of shots. */
    lexorank: byteOrderedText('lexorank').notNull(),
    shotType: text('shot_type').notNull(),
    title: text('title').notNull().default(''),
    imagePrompt: text('image_prompt').notNull().default(''),
    videoPrompt: text('video_prompt').notNull().default(''),
    /** A ShotPlan of the version `plan_version`; null for a prompt written by hand. */
    plan: jsonb('plan'),
    planVersion: integer('plan_version'),
    voiceOver: text('voice_over').notNull().default(''),
    isHidden: boolean('is_hidden').notNull().default(false),
    hiddenAt: instant('hidden_at'),
    activeImageId: text('active_image_id'),
    activeVideoId: text('active_video_id'),
    activeVoiceOverAudioId: text('active_voice_over_audio_id'),
  },
  (t) => [primaryKey({ columns: [t.storyId, t.shotId] }), index('shot_order').on(t.storyId, t.lexorank, t.shotId)],
)

/** One row per asset or take. Bytes are content-addressed in the storage; `hash` is their SHA-256, null until they are stored. */
export const media = pgTable(
  'media',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    storyId: text('story_id').references(() => story.id, { onDelete: 'cascade' }),
    shotId: text('shot_id'),
    resourceType: text('resource_type').notNull(),
    subtype: text('subtype'),
    /**
     * `take`, `export`, `thumbnail`, `upload`, `music`, `voiceover`, `avatar`, `character`: a copy of the image of another user's
     * character, or `character_sheet`: a picture of a story's persons.
     */
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
    /** Result of moderation; null before it ran. */
    moderation: jsonb('moderation').$type<{ engine: string; flagged: string[] }>(),
    referenceMediaId: text('reference_media_id'),
    /** The image that a clip ends with. */
    endFrameMediaId: text('end_frame_media_id'),
    /** Settings of a generated song: genre, mood, tempo, has_lyrics. */
    configs: jsonb('configs').$type<Record<string, unknown>>(),
    isDeleted: boolean('is_deleted').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // A partial index: few rows wait for deletion at any time.
    index('media_deleted')
      .on(t.updatedAt)
      .where(sql`is_deleted AND hash IS NOT NULL`),
    index('media_of_story').on(t.storyId, t.shotId, t.createdAt),
    index('media_by_hash').on(t.hash),
    index('media_of_user').on(t.userId, t.createdAt.desc()),
  ],
)

/** A user's collection of media. */
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

/** The song of a music video: its file and the result of its analysis, read by `readStorySong`. */
export const storySong = pgTable('story_song', {
  storyId: text('story_id')
    .primaryKey()
    .references(() => story.id, { onDelete: 'cascade' }),
  mediaId: text('media_id').notNull(),
  reading: jsonb('reading').notNull(),
  /** Visemes of the singing voice over the whole song. */
  visemes: jsonb('visemes').notNull(),
  /** The lyrics with their times; empty for songs without words. */
  lines: jsonb('lines').notNull(),
  /** Version of the three documents. */
  schemaVersion: integer('schema_version').notNull().default(1),
})

/** One run of work on a story; `status` is a RunStatus, `step` the current phase. */
export const run = pgTable(
  'run',
  {
    id: text('id').primaryKey(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    /**
     * `generate`, `preview`, `resume`, `recover`, `export`, `action`: the run locks the story. `shots`, `captions`, `render`: the story stays
     * editable, and several such runs may be unfinished at once.
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
    index('run_by_end').on(t.finishedAt),
    uniqueIndex('run_one_unfinished_per_story')
      .on(t.storyId)
      .where(sql`status = 'RUN_RUNNING' AND kind NOT IN ('shots', 'captions', 'render')`),
  ],
)

/** The events sent to followers of a run; `id` is the event id of the stream. */
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

/** The journal of engine calls: intent -> submitted -> done. A finished call is never repeated. */
export const call = pgTable(
  'call',
  {
    /** Derived from run, step, shot and attempt, so that a repeated step finds its own call. */
    id: text('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => run.id, { onDelete: 'cascade' }),
    shotId: text('shot_id'),
    kind: text('kind').notNull(),
    engine: text('engine').notNull(),
    /** `intent`, `submitted`, `done`, `failed`. */
    state: text('state').notNull(),
    operation: jsonb('operation'),
    result: jsonb('result').$type<Record<string, unknown>>(),
    error: text('error'),
    /** Number of submissions to the engine; above 1 only after a crash between submission and result. */
    submissions: integer('submissions').notNull().default(0),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [index('call_of_run').on(t.runId), index('call_by_end').on(t.finishedAt)],
)

/**
 * Submissions of calls to outside providers. `state`: `submitted` (the answer is awaited), `accepted` (the job is awaited), `fetched` (its files are stored),
 * `kept`, `failed`, `unknown` (the answer was lost), `cancelled`.
 */
export const callSubmission = pgTable(
  'call_submission',
  {
    callId: text('call_id')
      .notNull()
      .references(() => call.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    provider: text('provider').notNull(),
    /** Id of the catalogue's row. */
    model: text('model').notNull(),
    endpoint: text('endpoint').notNull(),
    connection: text('connection').notNull(),
    state: text('state').notNull(),
    job: jsonb('job').$type<Record<string, unknown>>(),
    result: jsonb('result').$type<Record<string, unknown>>(),
    errorCode: text('error_code'),
    error: text('error'),
    /** Whether the provider charged; null: unknown. */
    isCharged: boolean('is_charged'),
    /** What it costs by the catalogue, in US dollars. Null in submissions of releases without budgets. */
    expectedUsd: doublePrecision('expected_usd'),
    /** What the provider reported, in US dollars. */
    costUsd: doublePrecision('cost_usd'),
    /** Random, in the address for webhooks that the provider was given. Null: it was given none. */
    webhookToken: text('webhook_token'),
    /** Of the first webhook that the provider signed. */
    webhookReceivedAt: instant('webhook_received_at'),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    acceptedAt: instant('accepted_at'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.callId, t.number] }),
    index('call_submission_by_time').on(t.submittedAt),
    uniqueIndex('call_submission_by_webhook').on(t.webhookToken),
  ],
)

/** Characters of users; premade ones are part of the product. */
export const character = pgTable(
  'character',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** `quick`: from one image; `train`: from several. */
    referenceMode: text('reference_mode').notNull(),
    type: text('type').notNull(),
    status: text('status').notNull(),
    imageMediaId: text('image_media_id').notNull(),
    /** Training images of a trained character. */
    sampleMediaIds: text('sample_media_ids').array().notNull().default([]),
    /** Features of the character that the image engine draws. */
    look: jsonb('look').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    /** When it was shared with the community, null while private. In milliseconds, the precision of list cursors. */
    sharedAt: instant('shared_at'),
  },
  (t) => [
    index('character_of_user')
      .on(t.userId, t.createdAt.desc())
      .where(sql`deleted_at IS NULL`),
    index('character_shared')
      .on(t.sharedAt.desc(), t.id.desc())
      .where(sql`shared_at IS NOT NULL AND deleted_at IS NULL`),
    // Every request for a media file checks whether it belongs to a shared character.
    index('character_of_image').on(t.imageMediaId),
  ],
)

/** Responses to requests with an `Idempotency-Key`, kept 24 hours. */
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
