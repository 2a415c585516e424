import { eq, sql } from 'drizzle-orm'
import { account, passkey, user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'

/** How an account is signed in to. */
export type AccountSecurity = {
  readonly emailConfirmed: boolean
  readonly hasPassword: boolean
  /** Whether it is linked with an account of the OpenID Connect provider. */
  readonly hasOidc: boolean
  readonly hasSecondFactor: boolean
  readonly passkeys: readonly { readonly id: string; readonly name: string | null; readonly createdAt: Date | null }[]
}

export async function readSecurity(db: Database, userId: string): Promise<AccountSecurity> {
  const [[owner], accounts, passkeys] = await Promise.all([
    db.select().from(user).where(eq(user.id, userId)),
    db
      .select({ providerId: account.providerId, hasPassword: sql<boolean>`password IS NOT NULL` })
      .from(account)
      .where(eq(account.userId, userId)),
    db
      .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
      .from(passkey)
      .where(eq(passkey.userId, userId))
      .orderBy(passkey.createdAt, passkey.id),
  ])
  return {
    emailConfirmed: owner?.emailVerified ?? false,
    hasPassword: accounts.some(({ hasPassword }) => hasPassword),
    hasOidc: accounts.some(({ providerId }) => providerId === 'oidc'),
    hasSecondFactor: owner?.twoFactorEnabled ?? false,
    passkeys,
  }
}
