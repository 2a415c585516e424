import { eq, sql } from 'drizzle-orm'
import { grantCredits } from '../credits/grant-credits.ts'
import { twoFactor, user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'

/** Makes an account staff; throws for an unknown e-mail address. */
export async function makeStaff(db: Database, email: string): Promise<void> {
  await db
    .update(user)
    .set({ role: 'admin' })
    .where(eq(user.id, await idOf(db, email)))
}

/** Ends the second factor of an account whose owner lost the authenticator app and the backup codes. */
export async function removeSecondFactor(db: Database, email: string): Promise<void> {
  const userId = await idOf(db, email)
  await db.transaction(async (tx) => {
    await tx.delete(twoFactor).where(eq(twoFactor.userId, userId))
    await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId))
  })
}

/** Adds credits to an account; returns its new balance. */
export async function grantCreditsByEmail(db: Database, email: string, credits: number): Promise<number> {
  if (!Number.isSafeInteger(credits) || credits < 1) throw new Error('Give a whole number of credits, 1 or more.')
  const entry = await grantCredits(db.$client, { userId: await idOf(db, email), credits, note: 'Granted by staff' })
  if (!entry) throw new Error('The credits were not granted.')
  return entry.balanceAfter
}

async function idOf(db: Database, email: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM "user" WHERE email = ${email.toLowerCase()}`)
  if (!rows[0]) throw new Error(`There is no account with the address ${email}.`)
  return rows[0].id
}
