import type { Timeline } from '@fablecut/domain/timeline/model'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { STORED_COLUMNS, readStoredTimeline } from '../platform/database/stored-timeline.ts'
import { media, shot, timeline } from '../platform/database/schema.ts'
import type { StoryRow } from '../access/story-access.ts'
import { storyText } from './story-text.ts'

/** Moderation result of a file, stored with it. */
export type ModerationResult = { readonly engine: string; readonly flagged: readonly string[] }

/** A story as the community would see it. */
export type Submission = {
  readonly text: string
  /** Hashes of its film and thumbnail, with existing results. */
  readonly files: readonly { readonly hash: string; readonly moderation: ModerationResult | null }[]
}

export type SubmissionSource = {
  readonly title: string
  readonly filmHash: string | null
  readonly thumbnailHash: string | null
  /** Absent: the stored timeline. */
  readonly timeline?: Timeline
}

type Queryable = Pick<Database, 'select'>

/** Reads the parts of a story that are moderated before others see it. */
export async function readSubmission(db: Queryable, row: StoryRow, source: SubmissionSource): Promise<Submission> {
  const hashes = new Set([source.filmHash, source.thumbnailHash].filter((hash) => hash !== null))
  const files: { hash: string; moderation: ModerationResult | null }[] = []
  for (const hash of hashes) files.push({ hash, moderation: await readModerationResult(db, hash) })
  return { text: await readStoryText(db, row, source), files }
}

export async function readStoryText(
  db: Queryable,
  row: StoryRow,
  { title, timeline: documentTimeline }: Pick<SubmissionSource, 'title' | 'timeline'>,
): Promise<string> {
  const shots = await db
    .select()
    .from(shot)
    .where(and(eq(shot.storyId, row.id), eq(shot.isHidden, false)))
    .orderBy(asc(shot.lexorank), asc(shot.shotId))
  const [stored] = documentTimeline ? [] : await db.select(STORED_COLUMNS).from(timeline).where(eq(timeline.storyId, row.id))
  const document = documentTimeline ?? (stored ? readStoredTimeline(stored) : null)
  return storyText({ title, categoryInputs: row.categoryInputs, shots, timeline: document })
}

/** Submissions with equal keys have equal moderation results. */
export const keyOf = ({ text, files }: Submission): string => JSON.stringify([text, files.map(({ hash }) => hash)])

/** Hash of a media asset; null without stored bytes. */
export async function hashOf(db: Queryable, mediaId: string | null): Promise<string | null> {
  if (mediaId === null) return null
  const [file] = await db.select({ hash: media.hash }).from(media).where(eq(media.id, mediaId))
  return file?.hash ?? null
}

async function readModerationResult(db: Queryable, hash: string): Promise<ModerationResult | null> {
  const [known] = await db
    .select({ moderation: media.moderation })
    .from(media)
    .where(and(eq(media.hash, hash), sql`${media.moderation} IS NOT NULL`))
    .limit(1)
  return known?.moderation ?? null
}
