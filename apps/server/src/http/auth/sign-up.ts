import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type TakenInvitation, takeInvitation } from '../../account/invitations.ts'
import { personalWords, passwordProblem } from '../../account/password-strength.ts'
import { requireSetupCode } from '../../account/setup-code.ts'
import type { Database } from '../../platform/database/client.ts'
import { type Settings, isReachable } from '../../platform/settings.ts'
import { findInvite } from '../../team/read-invite.ts'
import { usernameWithSuffix, usernameFrom } from './username.ts'

export const personName = z
  .string('Please enter your name')
  .trim()
  .min(1, 'Please enter your name')
  .max(80, 'Please use at most 80 characters')

export const newPassword = z
  .string('Please enter a password')
  .min(8, { error: 'Please use at least 8 characters', abort: true })
  .max(128, { error: 'Please use at most 128 characters', abort: true })
  .superRefine((password, context) => addProblem(context, password))

function addProblem(context: z.RefinementCtx, password: string, known: readonly string[] = [], path: string[] = []): void {
  const message = passwordProblem(password, known)
  if (message !== null) context.addIssue({ code: 'custom', message, path })
}

/**
 * Input of `POST /api/auth/sign-up/email`; other fields are ignored. `teamToken`: token of a team invitation; `inviteToken`: of an invitation by staff;
 * `setupCode`: for the first account.
 */
export const signUpInput = z
  .object({
    name: personName,
    email: z.string('Please enter your email').trim().max(254, 'Please enter a valid email').pipe(z.email('Please enter a valid email')),
    password: newPassword,
    rememberMe: z.boolean().optional(),
    teamToken: z.string().max(100).optional(),
    inviteToken: z.string().max(100).optional(),
    setupCode: z.string().max(40).optional(),
  })
  .superRefine(({ password, ...owner }, context) => addProblem(context, password, personalWords(owner), ['password']))
export type SignUpInput = z.infer<typeof signUpInput>

/** The input with a free user name derived from the name, as passed to better-auth. */
export async function withUsername(db: Database, { name, email, password, rememberMe }: SignUpInput): Promise<object> {
  return { name, email, password, rememberMe, username: await freeUsername(db, name) }
}

/** A user name that nobody has, derived from a name. */
export async function freeUsername(db: Database, name: string): Promise<string> {
  const base = usernameFrom(name)
  const { rows } = await db.execute<{ taken: number }>(sql`SELECT 1 AS taken FROM "user" WHERE username = ${base}`)
  return rows.length === 0 ? base : usernameWithSuffix(base)
}

export async function hasAccounts(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ some: boolean }>(sql`SELECT EXISTS (SELECT 1 FROM "user") AS some`)
  return rows[0]!.some
}

/**
 * Refuses a sign-up that SIGNUPS does not allow: `invite` requires an invitation, by staff or to a team. The first account of an installation is always
 * allowed, with the set-up code if others can reach it. Returns the invitation by staff, which is used up.
 */
export async function admitSignUp(
  db: Database,
  settings: Settings,
  { teamToken, inviteToken, setupCode, email }: SignUpInput,
): Promise<TakenInvitation | null> {
  const isFirst = !(await hasAccounts(db))
  if (isFirst && isReachable(settings)) await requireSetupCode(db, setupCode)
  const invitation = inviteToken === undefined ? null : await takeInvitation(db, inviteToken, email)
  const { signups } = settings
  if (isFirst || signups === 'open') return invitation
  if (signups === 'invite' && (invitation || (teamToken !== undefined && (await findInvite(db, teamToken))))) return invitation
  await invitation?.giveBack()
  const message = signups === 'invite' ? 'New accounts need an invitation here' : 'This installation takes no new accounts'
  throw new AppError('FORBIDDEN', { message })
}
