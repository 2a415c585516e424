import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../platform/database/client.ts'
import type { Settings } from '../../platform/settings.ts'
import { anotherUsername, usernameFrom } from './username.ts'

/** What `POST /api/auth/sign-up/email` takes; other fields are left out. */
export const signUpInput = z.object({
  name: z.string('Please enter your name').trim().min(1, 'Please enter your name').max(80, 'Please use at most 80 characters'),
  email: z.string('Please enter your email').trim().max(254, 'Please enter a valid email').pipe(z.email('Please enter a valid email')),
  password: z.string('Please enter a password').min(8, 'Please use at least 8 characters').max(128, 'Please use at most 128 characters'),
  rememberMe: z.boolean().optional(),
})
export type SignUpInput = z.infer<typeof signUpInput>

/** What better-auth is given: the input with a free user name made from the name. */
export async function withUsername(db: Database, input: SignUpInput): Promise<SignUpInput & { username: string }> {
  const wanted = usernameFrom(input.name)
  const { rows } = await db.execute<{ taken: number }>(sql`SELECT 1 AS taken FROM "user" WHERE username = ${wanted}`)
  return { ...input, username: rows.length === 0 ? wanted : anotherUsername(wanted) }
}

/** FORBIDDEN unless SIGNUPS lets this address in; the first account of an installation always may. */
export async function checkSignUpAllowed(db: Database, signups: Settings['signups'], email: string): Promise<void> {
  if (signups === 'open') return
  const { rows } = await db.execute<{ first: boolean; invited: boolean }>(sql`
    SELECT NOT EXISTS (SELECT 1 FROM "user") AS first,
           EXISTS (SELECT 1 FROM invitation WHERE lower(email) = ${email.toLowerCase()} AND status = 'pending' AND expires_at > now()) AS invited`)
  const { first, invited } = rows[0]!
  if (first || (signups === 'invite' && invited)) return
  const message = signups === 'invite' ? 'New accounts need an invitation here' : 'This installation takes no new accounts'
  throw new AppError('FORBIDDEN', { message })
}
