import { AppError } from '@fablecut/contracts/errors/app-error'
import { eq, sql } from 'drizzle-orm'
import { session } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'

/** How long after its sign-in, or after the password was asked for again, a session may add ways to sign in. */
const FRESH_MINUTES = 15

/** Throws 403 with the reason `SIGN_IN_AGAIN` for a session that is older. */
export async function requireFreshSession(db: Database, sessionId: string): Promise<void> {
  const { rows } = await db.execute<{ is_fresh: boolean }>(sql`
    SELECT greatest(created_at, confirmed_at) > now() - make_interval(mins => ${FRESH_MINUTES}) AS is_fresh FROM session WHERE id = ${sessionId}`)
  if (rows[0]?.is_fresh) return
  throw new AppError('FORBIDDEN', { message: 'Please enter your password first, or sign in again', data: { reason: 'SIGN_IN_AGAIN' } })
}

/** Makes a session fresh, after its password was checked. */
export async function confirmSession(db: Database, sessionId: string): Promise<void> {
  await db
    .update(session)
    .set({ confirmedAt: sql`now()` })
    .where(eq(session.id, sessionId))
}
