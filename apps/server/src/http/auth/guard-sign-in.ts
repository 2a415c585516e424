import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import { user } from '../../platform/database/auth-schema.ts'
import { clearRateLimit, hashOfSubject } from '../../platform/rate-limit.ts'
import type { HttpServices } from '../kernel/services.ts'
import { MUST_CONFIRM } from './complete-account.ts'

type Services = Pick<HttpServices, 'db' | 'limit' | 'mailer'>
type Owner = { readonly id: string; readonly email: string }

/**
 * Limits sign-ins with a password per account, wherever they come from: what is tried for an address or name without an account is counted, and answered,
 * alike. A right password, or a reset, starts at zero. Sessions that the owner has are not affected.
 */
export async function guardSignIn(services: Services, body: object, signIn: () => Promise<Response>): Promise<Response> {
  const { email, username } = body as { email?: unknown; username?: unknown }
  const name = String(email ?? username ?? '')
    .trim()
    .toLowerCase()
  const owner = await ownerOf(services.db, name)
  const subject = owner?.id ?? hashOfSubject(name)
  await services.limit('signInAccount', subject)
  const response = await signIn().catch(async (error: unknown) => {
    if (owner && error instanceof AppError && error.data.reason === MUST_CONFIRM.code) await sendConfirmationAgain(services, owner)
    throw error
  })
  await clearRateLimit(services.db, 'signInAccount', subject)
  return response
}

async function ownerOf(db: Services['db'], name: string): Promise<Owner | null> {
  const [row] = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(sql`email = ${name} OR username = ${name}`)
    .limit(1)
  return row ?? null
}

/** The password was right. */
async function sendConfirmationAgain({ db, limit, mailer }: Services, { id, email }: Owner): Promise<void> {
  await limit('mail', hashOfSubject(email))
  await mailer.queue(db, { kind: 'confirm-email', to: email, userId: id })
}
