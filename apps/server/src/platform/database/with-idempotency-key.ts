import { createHash } from 'node:crypto'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type OpenTransaction, inTransaction } from './transaction.ts'

export type KeyedRequest = { readonly userId: string; readonly path: string; readonly key: string | null; readonly body: unknown }

/**
 * Runs `start` in one transaction. With a key, a second identical request returns the first response, and the same key with another body is
 * 422. Parallel requests with one key wait for each other. Keys are kept 24 hours.
 */
export async function withIdempotencyKey<T extends Record<string, unknown>>(
  pool: pg.Pool,
  key: KeyedRequest,
  start: (tx: OpenTransaction) => Promise<T>,
): Promise<T> {
  return inTransaction(pool, async (tx) => {
    if (key.key === null) return start(tx)
    const scope = `${key.userId} ${key.path} ${key.key}`
    await tx.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${scope}, 0))`)
    const stored = await readStoredResponse<T>(tx, key)
    if (stored) return stored
    const response = await start(tx)
    await tx.db.execute(sql`INSERT INTO idempotency (user_id, path, key, body_hash, answer)
      VALUES (${key.userId}, ${key.path}, ${key.key}, ${bodyHashOf(key)}, ${JSON.stringify(response)}::jsonb)`)
    return response
  })
}

/** The first response to a request, before the work that precedes its transaction; null for a new one. 422 as `withIdempotencyKey`. */
export async function findKeyedResponse<T>(pool: pg.Pool, key: KeyedRequest): Promise<T | null> {
  return key.key === null ? null : inTransaction(pool, (tx) => readStoredResponse<T>(tx, key))
}

const bodyHashOf = ({ body }: KeyedRequest): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')

async function readStoredResponse<T>(tx: OpenTransaction, key: KeyedRequest): Promise<T | null> {
  await tx.db.execute(sql`DELETE FROM idempotency WHERE user_id = ${key.userId} AND created_at < now() - interval '24 hours'`)
  const { rows } = await tx.db.execute<{ body_hash: string; response: T }>(
    sql`SELECT body_hash, answer AS response FROM idempotency WHERE user_id = ${key.userId} AND path = ${key.path} AND key = ${key.key}`,
  )
  const [stored] = rows
  if (stored && stored.body_hash !== bodyHashOf(key)) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return stored?.response ?? null
}
