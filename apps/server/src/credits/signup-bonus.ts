import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { openWallet } from './open-wallet.ts'

export type SignupBonus = { readonly userId: string; readonly credits: number; readonly freeStories: number; readonly secret: string }

/**
 * Opens the wallet of a new account. Each email address gets the bonus once, also after its account was deleted: a keyed hash of it is
 * stored.
 */
export async function grantSignupBonus(db: Database, { userId, secret, ...bonus }: SignupBonus): Promise<void> {
  const [account] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId))
  if (account) await openWallet(db.$client, { userId, ...bonus, addressHash: addressHash(account.email, secret) })
}

/** Normalizes the address, so that every spelling of one mailbox has one hash: lower case, without a `+` suffix. */
function addressHash(email: string, secret: string): string {
  const [, name, host] = /^(.+)@(.*)$/s.exec(email.normalize('NFKC').toLowerCase()) ?? ['', email, '']
  const mailbox = `${name!.replace(/(?<=.)\+.*$/s, '')}@${host}`
  return createHmac('sha256', secret).update(`welcome ${mailbox}`).digest('hex')
}
