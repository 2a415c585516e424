import type { Shot } from '@fablecut/domain/story/shots/shot'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { serializeTimeline } from '@fablecut/domain/timeline/parse-timeline'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { shot, story, timeline } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import type { StoryRow } from '../access/story-access.ts'

/** Rows of one statement; Postgres takes 65,535 values. */
const SHOTS_AT_ONCE = 1000

type Changes = { readonly written: readonly Shot[]; readonly deleted: readonly string[]; readonly timeline: Timeline | null }

/**
 * Stores what an edit changed of a locked story, raises its revision and marks its export outdated. An edit of the server, such as a take that is
 * finished, does not count as one of a person. Answers the story as it is now. Source: E-137, E-276, ED-34.
 */
export async function storeEdit(
  tx: OpenTransaction,
  storyId: string,
  { written, deleted, timeline: edited }: Changes,
  by: 'person' | 'server' = 'person',
): Promise<StoryRow> {
  for (let from = 0; from < written.length; from += SHOTS_AT_ONCE) await writeShots(tx, storyId, written.slice(from, from + SHOTS_AT_ONCE))
  if (deleted.length > 0) await tx.db.delete(shot).where(and(eq(shot.storyId, storyId), inArray(shot.shotId, [...deleted])))
  if (edited) await writeTimeline(tx, storyId, edited)
  const next = sql`${story.revision} + 1`
  const [row] = await tx.db
    .update(story)
    .set({ revision: next, ...(by === 'person' && { editedRevision: next }), isExportOutdated: true, updatedAt: sql`now()` })
    .where(eq(story.id, storyId))
    .returning()
  return row!
}

async function writeShots({ db }: OpenTransaction, storyId: string, shots: readonly Shot[]): Promise<void> {
  await db
    .insert(shot)
    .values(shots.map((one) => ({ storyId, ...rowOf(one) })))
    .onConflictDoUpdate({
      target: [shot.storyId, shot.shotId],
      set: Object.fromEntries(EDITED.map((field) => [field, sql.raw(`excluded.${shot[field].name}`)])),
    })
}

function rowOf(one: Shot) {
  return {
    shotId: one.shotId,
    lexorank: one.lexorank,
    shotType: one.shotType,
    imagePrompt: one.imagePrompt,
    videoPrompt: one.videoPrompt,
    voiceOver: one.voiceOver,
    isHidden: one.isHidden,
    hiddenAt: one.hiddenAt === null ? null : new Date(one.hiddenAt * 1000),
    activeImageId: one.activeImageId,
    activeVideoId: one.activeVideoId,
    activeVoiceOverAudioId: one.activeVoiceOverAudioId,
  }
}

/** Columns that an edit of a known shot changes; its title stays. */
const EDITED = [
  'lexorank',
  'shotType',
  'imagePrompt',
  'videoPrompt',
  'voiceOver',
  'isHidden',
  'hiddenAt',
  'activeImageId',
  'activeVideoId',
  'activeVoiceOverAudioId',
] as const satisfies readonly (keyof ReturnType<typeof rowOf>)[]

/** Stores a timeline in today's version. */
export async function writeTimeline({ db }: OpenTransaction, storyId: string, edited: Timeline): Promise<void> {
  const [document, schemaVersion] = [serializeTimeline(edited), TIMELINE_VERSION]
  await db
    .insert(timeline)
    .values({ storyId, document, schemaVersion, revision: 1 })
    .onConflictDoUpdate({
      target: timeline.storyId,
      set: { document, schemaVersion, revision: sql`${timeline.revision} + 1`, updatedAt: sql`now()` },
    })
}
