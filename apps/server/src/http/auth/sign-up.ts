import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../platform/database/client.ts'
import type { Settings } from '../../platform/settings.ts'
import { isEasyToGuess } from './password-strength.ts'
import { findInvite } from '../../team/read-invite.ts'
import { usernameWithSuffix, usernameFrom } from './username.ts'

export const personName = z
  .string('Please enter your name')
  .trim()
  .min(1, 'Please enter your name')
  .max(80, 'Please use at most 80 characters')

const EASY_MESSAGE = 'This password is easy to guess. Please choose one that is longer or less common'

export const newPassword = z
  .string('Please enter a password')
  .min(8, { error: 'Please use at least 8 characters', abort: true })
  .max(128, { error: 'Please use at most 128 characters', abort: true })
  .refine((password) => !isEasyToGuess(password), EASY_MESSAGE)

/** Input of `POST /api/auth/sign-up/email`; other fields are ignored. `teamToken`: token of a team invitation. */
export const signUpInput = z
  .object({
    name: personName,
    email: z.string('Please enter your email').trim().max(254, 'Please enter a valid email').pipe(z.email('Please enter a valid email')),
    password: newPassword,
    rememberMe: z.boolean().optional(),
    teamToken: z.string().max(100).optional(),
  })
  .refine(({ name, email, password }) => !isEasyToGuess(password, [name, email, email.split('@')[0]!]), {
    error: EASY_MESSAGE,
    path: ['password'],
  })
export type SignUpInput = z.infer<typeof signUpInput>

/** The input with a free user name derived from the name, as passed to better-auth. */
export async function withUsername(
  db: Database,
  { teamToken: _teamToken, ...input }: SignUpInput,
): Promise<Omit<SignUpInput, 'teamToken'> & { username: string }> {
  const base = usernameFrom(input.name)
  const { rows } = await db.execute<{ taken: number }>(sql`SELECT 1 AS taken FROM "user" WHERE username = ${base}`)
  return { ...input, username: rows.length === 0 ? base : usernameWithSuffix(base) }
}

/**
 * Throws FORBIDDEN unless SIGNUPS allows a sign-up: `invite` requires a team invitation. The first account of an installation is always
 * allowed.
 */
export async function checkSignUpAllowed(db: Database, signups: Settings['signups'], teamToken: string | undefined): Promise<void> {
  if (signups === 'open') return
  const { rows } = await db.execute<{ first: boolean }>(sql`SELECT NOT EXISTS (SELECT 1 FROM "user") AS first`)
  if (rows[0]!.first || (signups === 'invite' && teamToken !== undefined && (await findInvite(db, teamToken)))) return
  const message = signups === 'invite' ? 'New accounts need an invitation here' : 'This installation takes no new accounts'
  throw new AppError('FORBIDDEN', { message })
}
