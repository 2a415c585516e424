import { AppError } from '@fablecut/contracts/errors/app-error'
import { eq, or } from 'drizzle-orm'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { type CreatedLink, createLink } from './links/one-time-link.ts'

/** A link for staff to hand over, with which somebody sets a new password. `who`: an account's id or address. 404 without one. */
export async function makeResetLink(db: Database, origin: string, who: string): Promise<CreatedLink> {
  const [owner] = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(or(eq(user.id, who), eq(user.email, who.toLowerCase())))
  if (!owner) throw new AppError('NOT_FOUND', { message: `There is no account with the address ${who}.` })
  return createLink(db, origin, { purpose: 'reset', userId: owner.id, email: owner.email, sentBy: 'staff' })
}
