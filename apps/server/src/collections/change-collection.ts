import { AppError } from '@fablecut/contracts/errors/app-error'
import { MAX_COLLECTIONS } from '@fablecut/domain/collections/limits'
import type { Engines } from '@fablecut/generation/ports/engines'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { collection } from '../platform/database/community/collections-schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import { requireAcceptableCollectionName } from './collection-name.ts'

type Services = { readonly db: Database; readonly pool: pg.Pool; readonly engines: Pick<Engines, 'moderator'> }

/** Creates an empty collection; returns its id. 409 when the account has as many as it may have; errors of the name as `requireAcceptableCollectionName`. */
export async function createCollection(
  services: Services,
  { userId, name, isPublic }: { userId: string; name: string; isPublic: boolean },
) {
  await requireAcceptableCollectionName(services, name)
  const id = newId()
  await inTransaction(services.pool, async ({ db }) => {
    const [account] = await db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    if (!account) throw new AppError('UNAUTHORIZED')
    if ((await db.$count(collection, eq(collection.userId, userId))) >= MAX_COLLECTIONS)
      throw new AppError('CONFLICT', { message: `You have ${MAX_COLLECTIONS} collections, which is the most` })
    await db.insert(collection).values({ id, userId, name, isPublic })
  })
  return id
}

export type CollectionChange = {
  readonly userId: string
  readonly id: string
  readonly name?: string | undefined
  readonly isPublic?: boolean | undefined
}

/** Changes the given fields of an own collection. 404 for others; errors of the name as `requireAcceptableCollectionName`. */
export async function updateCollection(services: Services, { userId, id, name, isPublic }: CollectionChange): Promise<void> {
  const isOwn = and(eq(collection.id, id), eq(collection.userId, userId))
  if ((await services.db.$count(collection, isOwn)) === 0) throw new AppError('NOT_FOUND')
  if (name !== undefined) await requireAcceptableCollectionName(services, name)
  const changes = { ...(name !== undefined && { name }), ...(isPublic !== undefined && { isPublic }), updatedAt: sql`now()` }
  await services.db.update(collection).set(changes).where(isOwn)
}

/** 404 for collections of others. */
export async function deleteCollection(db: Pick<Database, 'delete'>, { userId, id }: { userId: string; id: string }): Promise<void> {
  const deleted = await db
    .delete(collection)
    .where(and(eq(collection.id, id), eq(collection.userId, userId)))
    .returning({ id: collection.id })
  if (deleted.length === 0) throw new AppError('NOT_FOUND')
}
