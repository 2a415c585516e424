import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { moderationAction } from '../platform/database/moderation-schema.ts'

type Suspension = { readonly banReason: string | null; readonly banExpires: Date | null }

/** What a suspended person is told who signs in. */
export function suspensionMessage({ banReason, banExpires }: Suspension): string {
  const until = banExpires ? ` until ${banExpires.toISOString().slice(0, 16).replace('T', ' ')} UTC` : ''
  return `This account is suspended${until}.${banReason === null ? '' : ` The moderators’ reason: ${banReason}`}`
}

/** The token with which a suspended account can object without a session; null when there is nothing to object to. */
export async function findObjectionToken(db: Database, accountId: string): Promise<string | null> {
  const isSuspension = and(inArray(moderationAction.kind, ['suspend', 'ban']), isNull(moderationAction.undoneBy))
  const [row] = await db
    .select({ token: moderationAction.objectionToken })
    .from(moderationAction)
    .where(and(eq(moderationAction.accountId, accountId), isSuspension))
    .orderBy(desc(moderationAction.createdAt))
    .limit(1)
  return row?.token ?? null
}
