import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, count, eq, isNotNull } from 'drizzle-orm'
import type pg from 'pg'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import { lockOwnStory, readDocument } from '../editor/own-document.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { storyVersion } from '../platform/database/versions-schema.ts'
import { newId } from '../platform/new-id.ts'
import { type VersionRow, requireVersion } from './find-version.ts'
import { linkMedia } from './keep-version.ts'
import { versionOf } from './version-document.ts'

/** Named versions of a story, which are kept until their creator deletes them. */
const MAX_NAMED = 100

type NewVersion = { readonly viewer: Viewer; readonly storyId: string; readonly name: string }

/**
 * Keeps the stored document of an own story under a name; an automatic version of the same document gets it. 409 for a document that has a
 * name already, for an empty one, above 100 named versions, and while a run locks the story.
 */
export function createVersion(pool: pg.Pool, { viewer, storyId, name }: NewVersion): Promise<VersionRow> {
  return inTransaction(pool, async (tx) => {
    const row = await lockOwnStory(tx, storyId, viewer)
    const { document } = await readDocument(tx, row)
    const { columns, mediaIds, isEmpty } = versionOf(document, row)
    if (isEmpty) throw new AppError('CONFLICT', { message: 'There is nothing to keep yet' })
    const [same] = await tx.db
      .select()
      .from(storyVersion)
      .where(and(eq(storyVersion.storyId, storyId), eq(storyVersion.hash, columns.hash)))
    if (same && same.name !== null) throw new AppError('CONFLICT', { message: `This is kept already, as “${same.name}”` })
    await requireRoom(tx, storyId)
    if (same) return setName(tx, same.id, name)
    const [created] = await tx.db
      .insert(storyVersion)
      .values({ ...columns, id: newId(), storyId, cause: 'creator', name })
      .returning()
    await linkMedia(tx, created!.id, mediaIds)
    return created!
  })
}

/** Renames a version; null makes it an automatic one. 404 for an unknown one. */
export function renameVersion(
  pool: pg.Pool,
  { viewer, storyId, versionId, name }: { viewer: Viewer; storyId: string; versionId: string; name: string | null },
): Promise<VersionRow> {
  return inTransaction(pool, async (tx) => {
    await requireOwn(tx.db, storyId, viewer)
    const version = await requireVersion(tx.db, storyId, versionId)
    if (version.name === null && name !== null) await requireRoom(tx, storyId)
    return setName(tx, versionId, name)
  })
}

async function setName({ db }: OpenTransaction, id: string, name: string | null): Promise<VersionRow> {
  const [row] = await db.update(storyVersion).set({ name }).where(eq(storyVersion.id, id)).returning()
  return row!
}

async function requireRoom({ db }: OpenTransaction, storyId: string): Promise<void> {
  const [named] = await db
    .select({ count: count() })
    .from(storyVersion)
    .where(and(eq(storyVersion.storyId, storyId), isNotNull(storyVersion.name)))
  if ((named?.count ?? 0) < MAX_NAMED) return
  throw new AppError('CONFLICT', { message: `A story has at most ${MAX_NAMED} named versions. Delete one you no longer need` })
}
