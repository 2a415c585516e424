import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { providerConnection } from '../platform/database/provider-schema.ts'
import { changeProviders } from './providers-version.ts'

/** Ends the use of a connection for new jobs. Throws NOT_FOUND for one that staff did not add, or have removed. */
export async function removeConnection(pool: pg.Pool, id: string): Promise<void> {
  await changeProviders(pool, async ({ db }) => {
    const { rowCount } = await db
      .update(providerConnection)
      .set({ removedAt: sql`now()` })
      .where(and(eq(providerConnection.id, id), isNull(providerConnection.removedAt)))
    if (!rowCount) throw new AppError('NOT_FOUND')
  })
}
