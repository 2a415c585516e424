import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { character } from '../platform/database/schema.ts'

/** Soft-deletes an own character; 404 for any other. */
export async function deleteCharacter(db: Database, userId: string, id: string): Promise<void> {
  const deleted = await db
    .update(character)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(character.id, id), eq(character.userId, userId), isNull(character.deletedAt)))
    .returning({ id: character.id })
  if (deleted.length === 0) throw new AppError('NOT_FOUND')
}
