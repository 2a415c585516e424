import { eq, sql } from 'drizzle-orm'
import { member, user } from '../../platform/database/auth-schema.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Account } from '../kernel/account.ts'
import type { Auth } from './auth.ts'

/** better-auth hides failed queries behind its own error: an outage is detected by a query. */
export async function throwOutage(db: Database, error: unknown): Promise<never> {
  await db.execute(sql`SELECT 1`)
  throw error
}

/** A query that failed for want of a connection, as many requests came at once, is repeated when there is one. */
async function readSession(auth: Auth, db: Database, headers: Headers) {
  try {
    return await auth.api.getSession({ headers })
  } catch {
    await db.execute(sql`SELECT 1`)
    return auth.api.getSession({ headers })
  }
}

/** The account of a request's session cookie, or null. */
export async function readAccount(auth: Auth, db: Database, headers: Headers): Promise<Account | null> {
  if (!headers.has('cookie')) return null
  const session = await readSession(auth, db, headers)
  if (!session) return null
  const rows = await db
    .select({ role: user.role, features: user.features, teamId: member.organizationId, username: user.username })
    .from(user)
    .leftJoin(member, eq(member.userId, user.id))
    .where(eq(user.id, session.user.id))
    .orderBy(member.createdAt)
    .limit(1)
  const row = rows[0]
  if (!row) return null
  return {
    sessionId: session.session.id,
    id: session.user.id,
    email: session.user.email,
    displayName: session.user.name,
    username: row.username ?? session.user.id,
    avatarUrl: session.user.image ?? null,
    teamId: row.teamId,
    isStaff: row.role === 'admin',
    features: row.features,
  }
}
