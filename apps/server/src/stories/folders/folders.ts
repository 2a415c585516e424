import { AppError } from '@fablecut/contracts/errors/app-error'
import type { WireFolder } from '@fablecut/contracts/operations/folders/folders'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Viewer } from '../../access/story-access.ts'
import type { Database } from '../../platform/database/client.ts'
import { storyFolder } from '../../platform/database/folder-schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { newId } from '../../platform/new-id.ts'
import { fileStories } from './move-stories.ts'
import { isOwnFolder } from './require-folder.ts'

/** Limit of folders per account. */
const MAX_FOLDERS = 200

type Account = NonNullable<Viewer>

/** A user's folders by name, with their number of stories. */
export async function listFolders(db: Pick<Database, 'execute'>, userId: string): Promise<WireFolder[]> {
  const { rows } = await db.execute<WireFolder>(sql`
    SELECT folder.id, folder.name, count(story.id)::int AS count
    FROM story_folder folder LEFT JOIN folder_story ON folder_story.folder_id = folder.id
      LEFT JOIN story ON story.id = folder_story.story_id AND story.deleted_at IS NULL
    WHERE folder.user_id = ${userId} GROUP BY folder.id, folder.name`)
  const byName = new Intl.Collator('und', { numeric: true })
  return rows.map(({ id, name, count }) => ({ id, name, count })).toSorted((a, b) => byName.compare(a.name, b.name))
}

/** Throws 409 for an account with as many folders as there may be, 404 for stories that the account does not have. */
export const createFolder = (pool: pg.Pool, account: Account, folder: { name: string; storyIds: readonly string[] }): Promise<WireFolder> =>
  inTransaction(pool, async (tx) => {
    if ((await tx.db.$count(storyFolder, eq(storyFolder.userId, account.id))) >= MAX_FOLDERS)
      throw new AppError('CONFLICT', { message: 'You have as many folders as there may be' })
    const id = newId()
    await tx.db.insert(storyFolder).values({ id, userId: account.id, name: folder.name })
    await fileStories(tx, account, { storyIds: folder.storyIds, folderId: id })
    return { id, name: folder.name, count: new Set(folder.storyIds).size }
  })

/** Throws 404 for an unknown folder and for somebody else's. */
export async function renameFolder(db: Database, userId: string, { id, name }: { id: string; name: string }): Promise<WireFolder> {
  const renamed = await db.update(storyFolder).set({ name }).where(isOwnFolder(userId, id)).returning({ id: storyFolder.id })
  if (renamed.length === 0) throw new AppError('NOT_FOUND')
  return (await listFolders(db, userId)).find((folder) => folder.id === id)!
}

/** Deletes a folder; its stories stay in My Stories. Throws 404 as `renameFolder`. */
export async function deleteFolder(db: Database, userId: string, id: string): Promise<void> {
  const deleted = await db.delete(storyFolder).where(isOwnFolder(userId, id)).returning({ id: storyFolder.id })
  if (deleted.length === 0) throw new AppError('NOT_FOUND')
}
