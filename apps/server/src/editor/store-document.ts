import { SHOT_PLAN_VERSION } from '@fablecut/domain/story/shot-plan/stored-plan'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { serializeTimeline } from '@fablecut/domain/timeline/parse-timeline'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { shot, story, timeline } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import type { StoryRow } from '../access/story-access.ts'

/** Rows per statement; Postgres accepts 65,535 parameters. */
const SHOTS_PER_STATEMENT = 1000

type DocumentChanges = {
  readonly written: readonly Shot[]
  readonly deleted: readonly string[]
  readonly timeline: Timeline | null
  /** Version of the client that wrote the timeline, as for `writeTimeline`. */
  readonly timelineVersion?: number
  /** New size of the film's frame in pixels. Default: it stays. */
  readonly frame?: { readonly width: number; readonly height: number }
}

/**
 * Stores the changes of a locked story, increments its revision and marks its export outdated. Only edits of a user (`by`) count as edited
 * revisions, not those of the server. Returns the story.
 */
export async function storeEdit(
  tx: OpenTransaction,
  storyId: string,
  { written, deleted, timeline: edited, timelineVersion, frame }: DocumentChanges,
  by: 'person' | 'server' = 'person',
): Promise<StoryRow> {
  for (let from = 0; from < written.length; from += SHOTS_PER_STATEMENT)
    await writeShots(tx, storyId, written.slice(from, from + SHOTS_PER_STATEMENT))
  if (deleted.length > 0) await tx.db.delete(shot).where(and(eq(shot.storyId, storyId), inArray(shot.shotId, [...deleted])))
  if (edited) await writeTimeline(tx, storyId, edited, timelineVersion)
  const next = sql`${story.revision} + 1`
  const [row] = await tx.db
    .update(story)
    .set({
      revision: next,
      ...(by === 'person' && { editedRevision: next }),
      isExportOutdated: true,
      updatedAt: sql`now()`,
      ...(frame && { width: frame.width, height: frame.height }),
    })
    .where(eq(story.id, storyId))
    .returning()
  return row!
}

async function writeShots({ db }: OpenTransaction, storyId: string, shots: readonly Shot[]): Promise<void> {
  await db
    .insert(shot)
    .values(shots.map((shot) => ({ storyId, ...rowOf(shot) })))
    .onConflictDoUpdate({
      target: [shot.storyId, shot.shotId],
      set: Object.fromEntries(EDITABLE_COLUMNS.map((field) => [field, sql.raw(`excluded.${shot[field].name}`)])),
    })
}

function rowOf(shot: Shot) {
  return {
    shotId: shot.shotId,
    lexorank: shot.lexorank,
    shotType: shot.shotType,
    imagePrompt: shot.imagePrompt,
    videoPrompt: shot.videoPrompt,
    plan: shot.plan,
    planVersion: shot.plan && SHOT_PLAN_VERSION,
    voiceOver: shot.voiceOver,
    isHidden: shot.isHidden,
    hiddenAt: shot.hiddenAt === null ? null : new Date(shot.hiddenAt * 1000),
    activeImageId: shot.activeImageId,
    activeVideoId: shot.activeVideoId,
    activeVoiceOverAudioId: shot.activeVoiceOverAudioId,
  }
}

/** Columns that an edit of an existing shot changes; its title stays. */
const EDITABLE_COLUMNS = [
  'lexorank',
  'shotType',
  'imagePrompt',
  'videoPrompt',
  'plan',
  'planVersion',
  'voiceOver',
  'isHidden',
  'hiddenAt',
  'activeImageId',
  'activeVideoId',
  'activeVoiceOverAudioId',
] as const satisfies readonly (keyof ReturnType<typeof rowOf>)[]

/**
 * Stores a timeline. `writerVersion`: version of the client that wrote it, by default the current one; an earlier one is stored as it is, and
 * migrated when it is read.
 */
export async function writeTimeline(
  { db }: OpenTransaction,
  storyId: string,
  edited: Timeline,
  writerVersion: number = TIMELINE_VERSION,
): Promise<void> {
  const [document, schemaVersion] = [serializeTimeline(edited), Math.min(writerVersion, TIMELINE_VERSION)]
  await db
    .insert(timeline)
    .values({ storyId, document, schemaVersion, revision: 1 })
    .onConflictDoUpdate({
      target: timeline.storyId,
      set: { document, schemaVersion, revision: sql`${timeline.revision} + 1`, updatedAt: sql`now()` },
    })
}
