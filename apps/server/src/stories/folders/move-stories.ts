import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Viewer, isOwnOrTeam } from '../../access/story-access.ts'
import { folderStory } from '../../platform/database/folder-schema.ts'
import { story } from '../../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import { requireFolder } from './require-folder.ts'

type Account = NonNullable<Viewer>
type Move = { readonly storyIds: readonly string[]; readonly folderId: string | null }

/** Moves stories to a folder, or out of theirs; all or none. Throws 404 for a folder or a story that the account does not have. */
export const moveStories = (pool: pg.Pool, account: Account, move: Move): Promise<void> =>
  inTransaction(pool, async (tx) => {
    if (move.folderId !== null) await requireFolder(tx.db, account.id, move.folderId)
    await fileStories(tx, account, move)
  })

/** As `moveStories`; the folder is the account's. */
export async function fileStories({ db }: OpenTransaction, account: Account, { storyIds, folderId }: Move): Promise<void> {
  const ids = [...new Set(storyIds)]
  if (ids.length === 0) return
  const stories = await db
    .select({ userId: story.userId, teamId: story.teamId })
    .from(story)
    .where(and(inArray(story.id, ids), isNull(story.deletedAt), eq(story.isTemplate, false), eq(story.isListed, true)))
  if (stories.filter((row) => isOwnOrTeam(row, account)).length < ids.length) throw new AppError('STORY_NOT_FOUND')
  if (folderId === null) await db.delete(folderStory).where(and(eq(folderStory.userId, account.id), inArray(folderStory.storyId, ids)))
  else
    await db
      .insert(folderStory)
      .values(ids.map((storyId) => ({ userId: account.id, storyId, folderId })))
      .onConflictDoUpdate({ target: [folderStory.userId, folderStory.storyId], set: { folderId: sql`excluded.folder_id` } })
}
