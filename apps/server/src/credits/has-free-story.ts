import { eq } from 'drizzle-orm'
import { wallet } from '../platform/database/credits-schema.ts'
import type { Database } from '../platform/database/client.ts'

/** Whether the next whole story of an account is free. Does not lock the wallet. */
export async function hasFreeStory(db: Pick<Database, 'select'>, userId: string): Promise<boolean> {
  const [row] = await db.select({ left: wallet.freeStoriesLeft }).from(wallet).where(eq(wallet.userId, userId))
  return (row?.left ?? 0) > 0
}

/** The same, with the wallet locked. */
export async function lockFreeStory(db: Pick<Database, 'select'>, userId: string): Promise<boolean> {
  const [row] = await db.select({ left: wallet.freeStoriesLeft }).from(wallet).where(eq(wallet.userId, userId)).for('update')
  return (row?.left ?? 0) > 0
}
