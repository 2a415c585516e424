import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { moderationAction } from '../platform/database/moderation-schema.ts'

/** What a suspended person is told who signs in. */
export function suspensionMessage(account: Record<string, unknown>): string {
  const { banReason, banExpires } = account
  const end = banExpires instanceof Date || typeof banExpires === 'string' ? new Date(banExpires) : null
  const until = end ? ` until ${end.toISOString().slice(0, 16).replace('T', ' ')} UTC` : ''
  return `This account is suspended${until}.${typeof banReason === 'string' ? ` The moderators’ reason: ${banReason}` : ''}`
}

/** The token with which a suspended account can object without a session; null when there is nothing to object to. */
export async function findObjectionToken(
  db: Database,
  { email, username }: { email?: unknown; username?: unknown },
): Promise<string | null> {
  const isAccount = or(
    typeof email === 'string' ? eq(user.email, email.toLowerCase()) : undefined,
    typeof username === 'string' ? eq(user.username, username.toLowerCase()) : undefined,
  )
  if (!isAccount) return null
  const isSuspension = and(inArray(moderationAction.kind, ['suspend', 'ban']), isNull(moderationAction.undoneBy))
  const [row] = await db
    .select({ token: moderationAction.objectionToken })
    .from(user)
    .innerJoin(moderationAction, eq(moderationAction.accountId, user.id))
    .where(and(isAccount, isSuspension))
    .orderBy(desc(moderationAction.createdAt))
    .limit(1)
  return row?.token ?? null
}
