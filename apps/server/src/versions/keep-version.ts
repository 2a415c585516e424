import type { VersionCause } from '@fablecut/domain/story/version-cause'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { storyVersion, storyVersionMedia } from '../platform/database/versions-schema.ts'
import type { Limits } from '../platform/limit-settings.ts'
import { newId } from '../platform/new-id.ts'
import { type FrameSize, versionOf } from './version-document.ts'

type Kept = {
  readonly story: FrameSize & { readonly id: string }
  readonly document: StoryDocument
  readonly cause: Exclude<VersionCause, 'creator'>
}

/**
 * Stores a document as an automatic version before something replaces it, and deletes the story's oldest automatic ones above the limit, but for those
 * in another shape: with them the story changes back. A document that is stored already only gets the new time and cause; an empty one is not stored.
 */
export async function keepVersion(
  tx: OpenTransaction,
  { limits }: { readonly limits: Pick<Limits, 'automaticVersions'> },
  { story: { id: storyId, width, height }, document, cause }: Kept,
): Promise<void> {
  const { columns, mediaIds, isEmpty } = versionOf(document, { width, height })
  if (isEmpty) return
  const stored = await tx.db
    .insert(storyVersion)
    .values({ ...columns, id: newId(), storyId, cause })
    .onConflictDoUpdate({
      target: [storyVersion.storyId, storyVersion.hash],
      set: { storedAt: sql`now()`, cause: causeAgain(cause), width, height },
      setWhere: isNull(storyVersion.name),
    })
    .returning({ id: storyVersion.id })
  for (const { id } of stored) await linkMedia(tx, id, mediaIds)
  await deleteOldest(tx, storyId, limits.automaticVersions)
}

/** A version that was kept for a change of shape stays one. */
const causeAgain = (cause: Kept['cause']) => sql`CASE WHEN ${storyVersion.cause} = ${SHAPE} THEN ${SHAPE} ELSE ${cause} END`

const SHAPE: VersionCause = 'shape'

/** Rows per statement; Postgres accepts 65,535 parameters. */
const LINKS_PER_STATEMENT = 10_000

/** Records which files a version uses. */
export async function linkMedia({ db }: OpenTransaction, versionId: string, mediaIds: readonly string[]): Promise<void> {
  for (let from = 0; from < mediaIds.length; from += LINKS_PER_STATEMENT) {
    const links = mediaIds.slice(from, from + LINKS_PER_STATEMENT).map((mediaId) => ({ versionId, mediaId }))
    await db.insert(storyVersionMedia).values(links).onConflictDoNothing()
  }
}

async function deleteOldest({ db }: OpenTransaction, storyId: string, kept: number): Promise<void> {
  const old = db
    .select({ id: storyVersion.id })
    .from(storyVersion)
    .where(and(eq(storyVersion.storyId, storyId), isNull(storyVersion.name), ne(storyVersion.cause, SHAPE)))
    .orderBy(desc(storyVersion.storedAt), desc(storyVersion.id))
    .offset(kept)
  await db.delete(storyVersion).where(inArray(storyVersion.id, old))
}
