import { AppError } from '@fablecut/contracts/errors/app-error'
import { eq } from 'drizzle-orm'
import { user } from '../../platform/database/auth-schema.ts'
import { clearRateLimit, hashOfSubject } from '../../platform/rate-limit.ts'
import type { HttpServices } from '../kernel/services.ts'
import { MUST_CONFIRM } from './complete-account.ts'

type Services = Pick<HttpServices, 'db' | 'limit' | 'mailer'>
/** What the route signs in with: nothing else may name the account that is counted. */
type Login = { readonly email: string } | { readonly username: string }
type Owner = { readonly id: string; readonly email: string }

/**
 * Limits sign-ins with a password per account, wherever they come from: what is tried for an address or name without an account is counted, and answered,
 * alike. A right password, or a reset, starts at zero. Sessions that the owner has are not affected.
 */
export async function guardSignIn(services: Services, login: Login, signIn: () => Promise<Response>): Promise<Response> {
  const owner = await ownerOf(services.db, login)
  const subject = owner?.id ?? hashOfSubject(normalize('email' in login ? login.email : login.username))
  await services.limit('signInAccount', subject)
  const response = await signIn().catch(async (error: unknown) => {
    if (owner && error instanceof AppError && error.data.reason === MUST_CONFIRM.code) await sendConfirmationAgain(services, owner)
    throw error
  })
  await clearRateLimit(services.db, 'signInAccount', subject)
  return response
}

const normalize = (name: string): string => name.trim().toLowerCase()

async function ownerOf(db: Services['db'], login: Login): Promise<Owner | null> {
  const isOwner = 'email' in login ? eq(user.email, normalize(login.email)) : eq(user.username, normalize(login.username))
  const [row] = await db.select({ id: user.id, email: user.email }).from(user).where(isOwner)
  return row ?? null
}

/** The password was right. */
async function sendConfirmationAgain({ db, limit, mailer }: Services, { id, email }: Owner): Promise<void> {
  await limit('mail', hashOfSubject(email))
  await mailer.queue(db, { kind: 'confirm-email', to: email, userId: id })
}
