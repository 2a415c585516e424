import type { Locale } from '@fablecut/domain/account/locales'
import { and, eq, isNull } from 'drizzle-orm'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'

/** Sets the language in which an account gets mails. */
export async function setLocale(db: Database, userId: string, locale: Locale): Promise<void> {
  await db.update(user).set({ locale }).where(eq(user.id, userId))
}

/** Sets the language of an account whose language is not known, such as one that was created before languages were stored. */
export async function setFirstLocale(db: Database, userId: string, locale: Locale): Promise<void> {
  await db
    .update(user)
    .set({ locale })
    .where(and(eq(user.id, userId), isNull(user.locale)))
}
