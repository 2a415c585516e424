import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Engines } from '@fablecut/generation/ports/engines'
import { eq } from 'drizzle-orm'
import { claimUnconfirmedAccount } from '../../account/claim-unconfirmed-account.ts'
import { requireAcceptableName } from '../../account/require-acceptable-name.ts'
import { user } from '../../platform/database/auth-schema.ts'
import { hashOfSubject } from '../../platform/rate-limit.ts'
import type { HttpServices } from '../kernel/services.ts'
import { type SignUpInput, admitSignUp, hasAccounts, withUsername } from './sign-up.ts'

type Services = Pick<HttpServices, 'db' | 'pool' | 'settings' | 'mailer' | 'limit'> & {
  readonly stories: { readonly engines: { readonly moderator: Pick<Engines['moderator'], 'checkText'> } }
}

type SignUpContext = {
  readonly services: Services
  /** Sends a body to a route of better-auth. */
  readonly send: (path: string, body: object) => Promise<Response>
}

/** Longer than an account takes to be created, so that the time does not tell whether the address has one. */
const SIGN_UP_MS = 700

/**
 * Creates an account and signs it in. Where mails are sent its address is confirmed first: the answer is `{ confirmation_sent: true }`, also for an address
 * that has an account, whose owner gets a mail about it.
 */
export async function signUp(input: SignUpInput, context: SignUpContext): Promise<Response> {
  const { db, settings, mailer, limit, stories } = context.services
  const isFirst = !(await hasAccounts(db))
  await requireAcceptableName(stories.engines.moderator, input.name, { mayBeOfficial: isFirst })
  const invitation = await admitSignUp(db, settings, input)
  const provesAddress = invitation?.provesAddress ?? false
  let isConfirmed: boolean
  try {
    if (!mailer.isOn) return await createAccount(input, context)
    await limit('mail', hashOfSubject(input.email))
    ;[isConfirmed] = await Promise.all([
      provesAddress ? createConfirmed(input, context) : createUnconfirmed(input, context),
      sleep(SIGN_UP_MS),
    ])
  } catch (error) {
    await invitation?.giveBack()
    throw error
  }
  if (provesAddress && !isConfirmed) await invitation?.giveBack()
  if (isFirst || isConfirmed) return context.send('/sign-in/email', input)
  return Response.json({ confirmation_sent: true })
}

async function createUnconfirmed(input: SignUpInput, context: SignUpContext): Promise<false> {
  const response = await createAccount(input, context)
  void response.body?.cancel()
  return false
}

/**
 * The link of an invitation that came by mail to the same address confirms it: of the account that this request creates, or of one that was never confirmed.
 * Returns false where the address has another account, which stays as it is.
 */
async function createConfirmed(input: SignUpInput, context: SignUpContext): Promise<boolean> {
  const { db, pool } = context.services
  if (await claimUnconfirmedAccount(pool, input)) return true
  const response = await createAccount(input, context)
  // For an address with an account the response has an id that no account has.
  const created = (await response.json()) as { user: { id: string } }
  const confirmed = await db
    .update(user)
    .set({ emailVerified: true, mustConfirmEmail: false })
    .where(eq(user.id, created.user.id))
    .returning({ id: user.id })
  return confirmed.length > 0
}

/** Two concurrent sign-ups of one name want the same user name: the second is retried with another. */
async function createAccount(input: SignUpInput, { services: { db }, send }: SignUpContext): Promise<Response> {
  try {
    return await send('/sign-up/email', await withUsername(db, input))
  } catch (error) {
    if (!(error instanceof AppError) || error.data.reason !== 'FAILED_TO_CREATE_USER') throw error
    return send('/sign-up/email', await withUsername(db, input))
  }
}
