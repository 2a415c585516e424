import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { z } from 'zod'
import { setRole } from '../../account/staff.ts'
import { findObjectionToken } from '../../moderation/suspension.ts'
import type { HttpServices } from '../kernel/services.ts'
import { codeOfStatus } from '../kernel/error-answer.ts'
import { invalidInput } from '../kernel/invalid-input.ts'
import { withJsonBody } from '../kernel/json-body.ts'
import { findInvalidText } from '../../platform/database/invalid-text.ts'
import { type Auth, addressHeader } from './auth.ts'
import {
  changePasswordInput,
  requireOwnAvatar,
  revokeSessionInput,
  updateAvatars,
  tokenOfSession,
  updateUserInput,
} from './change-account.ts'
import { isOpen } from './open-routes.ts'
import { readAccount, throwOutage } from './read-account.ts'
import { checkSignUpAllowed, signUpInput, withUsername } from './sign-up.ts'

const signInInput = z.looseObject({
  email: z.string('Please enter your email').min(1, 'Please enter your email'),
  password: z.string('Please enter your password'),
})

type AuthContext = { auth: Auth; address: string; services: HttpServices }

/** Handles `/api/auth/*`: better-auth's open routes, with our rate limits and error format (CD-109). */
export async function handleAuth(request: Request, context: AuthContext): Promise<Response> {
  const { services, address } = context
  const path = new URL(request.url).pathname.slice('/api/auth'.length)
  const checked = await withJsonBody(request, { isSignedIn: false })
  const body = await bodyOf(checked)
  const error = findInvalidText([body, ...new URL(request.url).searchParams.values()])
  if (error) throw invalidInput([{ ...error, path: error.path.slice(1) }])
  if (!isOpen(request.method, path)) throw new AppError('NOT_FOUND')
  if (path === '/sign-up/email') {
    await services.limit('signUp', address)
    return signUp(checked, context)
  }
  // All ways of guessing a password share one limit: sign-in by email or user name, and password changes.
  if (path.startsWith('/sign-in/') || path === '/change-password') await services.limit('signIn', address)
  if (path === '/admin/set-role') return changeRole(checked, context)
  return forward(checked, await bodyFor(path, checked, context), context)
}

const setRoleInput = z.object({ userId: z.string('Please name the account').max(100), role: z.enum(['admin', 'user']) })

/** Replaces better-auth's route, which lets the last staff resign. */
async function changeRole(request: Request, { auth, services: { db, pool } }: AuthContext): Promise<Response> {
  const account = await readAccount(auth, db, request.headers)
  if (!account) throw new AppError('UNAUTHORIZED')
  if (!account.isStaff) throw new AppError('FORBIDDEN')
  const { userId, role } = await parseBody(request, setRoleInput)
  await setRole(pool, userId, role)
  return Response.json({ user: { id: userId, role } })
}

/** The body passed to better-auth; null: unchanged. */
async function bodyFor(path: string, request: Request, { auth, services: { db } }: AuthContext): Promise<object | null> {
  if (path === '/sign-in/email') return parseBody(request, signInInput)
  if (path === '/change-password') return parseBody(request, changePasswordInput)
  if (path !== '/update-user' && path !== '/revoke-session') return null
  const userId = (await auth.api.getSession({ headers: request.headers }))?.user.id
  if (userId === undefined) throw new AppError('UNAUTHORIZED')
  if (path === '/revoke-session') return { token: await tokenOfSession(db, userId, (await parseBody(request, revokeSessionInput)).id) }
  const change = await parseBody(request, updateUserInput)
  if (typeof change.image === 'string') await requireOwnAvatar(db, userId, change.image)
  return change
}

/** Two concurrent sign-ups of one name want the same user name: the second is retried with another. */
async function signUp(request: Request, context: AuthContext): Promise<Response> {
  const { db, settings } = context.services
  const input = await parseBody(request, signUpInput)
  await checkSignUpAllowed(db, settings.signups, input.teamToken)
  try {
    return await forward(request, await withUsername(db, input), context)
  } catch (error) {
    if (!(error instanceof AppError) || error.data.reason !== 'FAILED_TO_CREATE_USER') throw error
    return forward(request, await withUsername(db, input), context)
  }
}

async function forward(request: Request, body: object | null, { auth, address, services }: AuthContext): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set(addressHeader, address)
  headers.delete('content-length')
  const { method, signal } = request
  const passed = body
    ? new Request(request.url, { method, headers, signal, body: JSON.stringify(body) })
    : new Request(request, { headers })
  const response = await auth.handler(passed)
  if (response.status >= 500) await throwOutage(services.db, await toAppError(response))
  if (response.status >= 400) throw await withObjectionToken(await toAppError(response), request, services)
  if (new URL(request.url).pathname.endsWith('/update-user')) await updateAvatarAccess(request, { auth, services })
  return withoutTokens(response)
}

/** A suspended account that signs in gets what it needs to object. Its password was right: otherwise the response is 401. */
async function withObjectionToken(error: AppError, request: Request, { db }: Pick<HttpServices, 'db'>): Promise<AppError> {
  if (error.data['reason'] !== 'BANNED_USER') return error
  const { email, username } = (await bodyOf(request)) as { email?: unknown; username?: unknown }
  const token = await findObjectionToken(db, { email, username })
  return new AppError('FORBIDDEN', { message: error.message, data: { ...error.data, objection_token: token } })
}

async function updateAvatarAccess({ headers }: Request, { auth, services }: Pick<AuthContext, 'auth' | 'services'>): Promise<void> {
  const userId = (await auth.api.getSession({ headers }))?.user.id
  if (userId !== undefined) await updateAvatars(services.db, userId)
}

/** Removes session tokens from responses: they are only in cookies, out of reach of scripts. */
async function withoutTokens(response: Response): Promise<Response> {
  const text = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const body = text === '' ? null : JSON.stringify(JSON.parse(text, (key, value: unknown) => (key === 'token' ? undefined : value)))
  return new Response(body, { status: response.status, headers })
}

async function parseBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  const read = schema.safeParse(await bodyOf(request))
  if (!read.success) throw invalidInput(read.error.issues)
  return read.data
}

/** Malformed bodies were refused before; a missing body is an empty object. All sign-in routes take objects. */
async function bodyOf(request: Request): Promise<object> {
  const text = await request.clone().text()
  const body: unknown = text === '' ? {} : JSON.parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalidInput([{ message: 'Send a JSON object' }])
  return body
}

async function toAppError(response: Response): Promise<AppError> {
  const { code: reason = null, message } = (await response.json().catch(() => ({}))) as { code?: string; message?: string }
  if (String(reason).startsWith('USER_ALREADY_EXISTS')) {
    const emailTaken = 'There is an account with this email already. Sign in instead.'
    return new AppError('INVALID_INPUT', { message: emailTaken, data: { reason, fields: { email: emailTaken } } })
  }
  if (reason === 'INVALID_PASSWORD') return invalidField('currentPassword', 'This is not your current password')
  return new AppError(codeOfStatus(response.status), { ...(message ? { message } : {}), data: { reason } })
}
