import { and, eq, ne } from 'drizzle-orm'
import type { Mailer } from '../../account/mails/queue-mail.ts'
import { account, user } from '../../platform/database/auth-schema.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Settings } from '../../platform/settings.ts'

/** Nothing is asked of a provider after the sign-in, so its tokens are not stored. */
export const withoutProviderTokens = <Account extends object>(account: Account): Account => ({
  ...account,
  accessToken: null,
  refreshToken: null,
  idToken: null,
})

type Services = { readonly db: Database; readonly settings: Settings; readonly mailer: Mailer }

/** Tells the owner of an account that it can be signed in to with the provider from now on; not of one that was just created so. */
export async function notifyOfLinkedAccount(
  { db, settings, mailer }: Services,
  linked: { userId: string; providerId: string },
): Promise<void> {
  if (!settings.oidc || linked.providerId === 'credential') return
  const others = await db.$count(account, and(eq(account.userId, linked.userId), ne(account.providerId, linked.providerId)))
  const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, linked.userId))
  if (others > 0 && owner)
    await mailer.queue(db, { kind: 'sign-in-added', to: owner.email, userId: linked.userId, details: { method: settings.oidc.name } })
}
