import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/client.ts'
import { storyFolder } from '../../platform/database/folder-schema.ts'

/** Throws 404 for an unknown folder and for somebody else's. */
export async function requireFolder(db: Pick<Database, 'select'>, userId: string, id: string): Promise<void> {
  const [own] = await db.select({ id: storyFolder.id }).from(storyFolder).where(isOwnFolder(userId, id)).for('share')
  if (!own) throw new AppError('NOT_FOUND')
}

export const isOwnFolder = (userId: string, id: string) => and(eq(storyFolder.id, id), eq(storyFolder.userId, userId))
