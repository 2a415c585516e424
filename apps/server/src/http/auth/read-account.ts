import { and, eq, exists, sql } from 'drizzle-orm'
import { isSuspended } from '../../access/suspended.ts'
import { member, session, user } from '../../platform/database/auth-schema.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Account } from '../kernel/account.ts'
import type { Auth } from './auth.ts'

/** better-auth hides failed queries behind its own error: an outage is detected by a query. */
export async function throwOutage(db: Database, error: unknown): Promise<never> {
  await db.execute(sql`SELECT 1`)
  throw error
}

/** A query that failed for want of a connection, as many requests came at once, is repeated when there is one. */
async function readSession(auth: Auth, db: Database, headers: Headers, query: { disableRefresh?: boolean } = {}) {
  try {
    return await auth.api.getSession({ headers, query })
  } catch {
    await db.execute(sql`SELECT 1`)
    return auth.api.getSession({ headers, query })
  }
}

/** The account of a request's session cookie; null without a session, and while the account is suspended. */
export async function readAccount(auth: Auth, db: Database, headers: Headers): Promise<Account | null> {
  if (!headers.has('cookie')) return null
  const found = await readSession(auth, db, headers)
  if (!found) return null
  const rows = await db
    .select({ role: user.role, features: user.features, teamId: member.organizationId, username: user.username, isSuspended })
    .from(user)
    .leftJoin(member, eq(member.userId, user.id))
    .where(eq(user.id, found.user.id))
    .orderBy(member.createdAt)
    .limit(1)
  const row = rows[0]
  if (!row || row.isSuspended) return null
  return {
    sessionId: found.session.id,
    id: found.user.id,
    email: found.user.email,
    displayName: found.user.name,
    username: row.username ?? found.user.id,
    avatarUrl: found.user.image ?? null,
    teamId: row.teamId,
    isStaff: row.role === 'admin',
    features: row.features,
  }
}

/**
 * Ends the sessions of the request's account if that is suspended. A sign-in that was checked before a suspension was committed stores its session after
 * the others were ended.
 */
export async function endSessionsOfSuspended(auth: Auth, db: Database, headers: Headers): Promise<void> {
  // Only the route itself renews a session: its response has the cookie.
  const found = headers.has('cookie') ? await readSession(auth, db, headers, { disableRefresh: true }) : null
  if (!found) return
  const isOwnerSuspended = exists(
    db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, found.user.id), isSuspended)),
  )
  await db.delete(session).where(and(eq(session.userId, found.user.id), isOwnerSuspended))
}
