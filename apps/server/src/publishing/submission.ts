import type { Timeline } from '@fablecut/domain/timeline/model'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { STORED_COLUMNS, readStored } from '../platform/database/stored-timeline.ts'
import { media, shot, timeline } from '../platform/database/schema.ts'
import type { StoryRow } from '../access/story-access.ts'
import { storyText } from './story-text.ts'

/** What a moderator found in a file, as it is stored with the file. */
export type ModerationResult = { readonly engine: string; readonly flagged: readonly string[] }

/** A story as it would be seen in the community. */
export type Submission = {
  readonly words: string
  /** Its film and the picture of its card, by their bytes, with what is known of them. */
  readonly files: readonly { readonly hash: string; readonly look: ModerationResult | null }[]
}

export type Shown = {
  readonly title: string
  readonly filmHash: string | null
  readonly thumbnailHash: string | null
  /** Absent: as it is stored. */
  readonly timeline?: Timeline
}

type Reader = Pick<Database, 'select'>

/** Reads what of a story is moderated before others see it. Source: HD-49. */
export async function readSubmission(db: Reader, row: StoryRow, shown: Shown): Promise<Submission> {
  const hashes = new Set([shown.filmHash, shown.thumbnailHash].filter((hash) => hash !== null))
  const files: { hash: string; look: ModerationResult | null }[] = []
  for (const hash of hashes) files.push({ hash, look: await readLook(db, hash) })
  return { words: await readStoryText(db, row, shown), files }
}

export async function readStoryText(
  db: Reader,
  row: StoryRow,
  { title, timeline: given }: Pick<Shown, 'title' | 'timeline'>,
): Promise<string> {
  const shots = await db
    .select()
    .from(shot)
    .where(and(eq(shot.storyId, row.id), eq(shot.isHidden, false)))
    .orderBy(asc(shot.lexorank), asc(shot.shotId))
  const [stored] = given ? [] : await db.select(STORED_COLUMNS).from(timeline).where(eq(timeline.storyId, row.id))
  const document = given ?? (stored ? readStored(stored) : null)
  return storyText({ title, categoryInputs: row.categoryInputs, shots, timeline: document })
}

/** Two submissions with one key are the same for a moderator. */
export const keyOf = ({ words, files }: Submission): string => JSON.stringify([words, files.map(({ hash }) => hash)])

/** The bytes of a media; null where there are none. */
export async function hashOf(db: Reader, mediaId: string | null): Promise<string | null> {
  if (mediaId === null) return null
  const [file] = await db.select({ hash: media.hash }).from(media).where(eq(media.id, mediaId))
  return file?.hash ?? null
}

async function readLook(db: Reader, hash: string): Promise<ModerationResult | null> {
  const [known] = await db
    .select({ look: media.moderation })
    .from(media)
    .where(and(eq(media.hash, hash), sql`${media.moderation} IS NOT NULL`))
    .limit(1)
  return known?.look ?? null
}
