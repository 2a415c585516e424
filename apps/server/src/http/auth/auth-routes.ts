import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '../../platform/database/auth-schema.ts'
import { requireAcceptableName } from '../../account/require-acceptable-name.ts'
import { requireFreshSession } from '../../account/fresh-session.ts'
import { setRole } from '../../account/staff.ts'
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
import type { OidcAuth } from './oidc-auth.ts'
import { oidcSignInBody } from './oidc-requests.ts'
import { passkeyInput } from './passkey-input.ts'
import { endSessionsOfSuspended, readAccount, throwOutage } from './read-account.ts'
import { codeInput, emailSignInInput, usernameSignInInput } from './sign-in-input.ts'
import { signUpInput } from './sign-up.ts'
import { guardSignIn } from './guard-sign-in.ts'
import { findNoticeSubject, sendNotice } from './security-notices.ts'
import { signUp } from './sign-up-route.ts'

/** Routes that take passwords, codes or keys. */
const GUESSING = /^\/(?:sign-in|two-factor|passkey\/verify)|^\/change-password$/

/** Routes that check the password of a session's account. */
const CHECKS_PASSWORD = /^\/(?:change-password|two-factor\/(?:enable|disable|generate-backup-codes))$/

const COMPLETES_SIGN_IN: ReadonlySet<string> = new Set(['/two-factor/verify-totp', '/two-factor/verify-backup-code'])

/** Routes that add a way to sign in, so that a session that was left open is not enough. */
const NEEDS_FRESH_SESSION: ReadonlySet<string> = new Set(['/passkey/generate-register-options', '/passkey/verify-registration'])

/** Routes with a session whose input is checked here. */
const NEEDS_SESSION: ReadonlySet<string> = new Set(['/update-user', '/revoke-session', '/passkey/verify-registration'])

type AuthContext = { auth: Auth; oidc: OidcAuth | null; address: string; services: HttpServices }

/** Handles `/api/auth/*`: better-auth's open routes, with our rate limits and error format (CD-109). */
export async function handleAuth(request: Request, context: AuthContext): Promise<Response> {
  const { services, address } = context
  const path = new URL(request.url).pathname.slice('/api/auth'.length)
  const checked = await withJsonBody(request, { isSignedIn: false })
  const body = await bodyOf(checked)
  const error = findInvalidText([body, ...new URL(request.url).searchParams.values()])
  if (error) throw invalidInput([{ ...error, path: error.path.slice(1) }])
  if (!isOpen(request.method, path)) throw new AppError('NOT_FOUND')
  await endSessionsOfSuspended(context.auth, services.db, request.headers)
  if (path === '/sign-up/email') {
    await services.limit('signUp', address)
    return signUp(await parseBody(checked, signUpInput), { services, send: (to, body) => forward(asPost(checked, to), body, context) })
  }
  // All ways of guessing share one limit per address.
  if (GUESSING.test(path)) await services.limit('signIn', address)
  if (CHECKS_PASSWORD.test(path)) {
    const userId = await userIdOf(checked, context)
    if (userId !== undefined) await services.limit('signInAccount', `session:${userId}`)
  }
  if (NEEDS_FRESH_SESSION.has(path)) {
    const found = await context.auth.api.getSession({ headers: checked.headers, query: { disableRefresh: true } })
    if (found) await requireFreshSession(services.db, found.session.id)
  }
  if (path === '/admin/set-role') return changeRole(checked, context)
  if (path === '/sign-in/social' || path === '/callback/oidc') return forwardToProvider(path, checked, context)
  if (path === '/sign-in/email') {
    const input = await parseBody(checked, emailSignInInput)
    return guardSignIn(services, { email: input.email }, () => forward(checked, input, context))
  }
  if (path === '/sign-in/username') {
    const input = await parseBody(checked, usernameSignInInput)
    return guardSignIn(services, { username: input.username }, () => forward(checked, input, context))
  }
  return forward(checked, await bodyFor(path, checked, context), context)
}

async function forwardToProvider(path: string, request: Request, context: AuthContext): Promise<Response> {
  if (!context.oidc) throw new AppError('NOT_FOUND')
  const passed = path === '/sign-in/social' ? oidcSignInBody(await bodyOf(request)) : null
  return forward(request, passed, { ...context, auth: await context.oidc() })
}

/** A request to another route of better-auth, with the headers of this one. */
const asPost = ({ url, headers, signal }: Request, path: string): Request =>
  new Request(new URL(`/api/auth${path}`, url), { method: 'POST', headers, signal })

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

const userIdOf = async ({ headers }: Pick<Request, 'headers'>, { auth }: Pick<AuthContext, 'auth'>): Promise<string | undefined> =>
  (await auth.api.getSession({ headers }))?.user.id

/** The body passed to better-auth; null: unchanged. */
async function bodyFor(path: string, request: Request, context: AuthContext): Promise<object | null> {
  const { db } = context.services
  if (path === '/change-password') return parseBody(request, changePasswordInput)
  if (COMPLETES_SIGN_IN.has(path)) return parseBody(request, codeInput)
  if (path === '/passkey/verify-authentication') return parseBody(request, passkeyInput)
  if (!NEEDS_SESSION.has(path)) return null
  const userId = await userIdOf(request, context)
  if (userId === undefined) throw new AppError('UNAUTHORIZED')
  if (path === '/passkey/verify-registration') return parseBody(request, passkeyInput)
  if (path === '/revoke-session') return { token: await tokenOfSession(db, userId, (await parseBody(request, revokeSessionInput)).id) }
  const change = await parseBody(request, updateUserInput)
  if (change.name !== undefined) await requireNewName(context, userId, change.name)
  if (typeof change.image === 'string') await requireOwnAvatar(db, userId, change.image)
  return change
}

/** Staff may call themselves so. */
async function requireNewName({ services }: AuthContext, userId: string, name: string): Promise<void> {
  const [owner] = await services.db.select({ role: user.role, name: user.name }).from(user).where(eq(user.id, userId))
  if (owner?.name !== name)
    await requireAcceptableName(services.stories.engines.moderator, name, { mayBeOfficial: owner?.role === 'admin' })
}

async function forward(request: Request, body: object | null, { auth, address, services }: AuthContext): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set(addressHeader, address)
  headers.delete('content-length')
  const { method, signal } = request
  const passed = body
    ? new Request(request.url, { method, headers, signal, body: JSON.stringify(body) })
    : new Request(request, { headers })
  const path = new URL(request.url).pathname.slice('/api/auth'.length)
  const subject = await findNoticeSubject(services, path, () => userIdOf(request, { auth }))
  const response = await auth.handler(passed)
  if (response.status >= 500) await throwOutage(services.db, await toAppError(response))
  if (response.status >= 400) throw await toAppError(response)
  if (subject) await sendNotice(services, path, subject)
  if (path === '/update-user') await updateAvatarAccess(request, { auth, services })
  return withoutTokens(response)
}

async function updateAvatarAccess({ headers }: Request, { auth, services }: Pick<AuthContext, 'auth' | 'services'>): Promise<void> {
  const userId = await userIdOf({ headers }, { auth })
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
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string; objection_token?: string | null }
  const { code: reason = null, message, objection_token } = body
  if (String(reason).startsWith('USER_ALREADY_EXISTS')) {
    const emailTaken = 'There is an account with this email already. Sign in instead.'
    return new AppError('INVALID_INPUT', { message: emailTaken, data: { reason, fields: { email: emailTaken } } })
  }
  // Its own status is 500.
  if (reason === 'FAILED_TO_VERIFY_REGISTRATION')
    return new AppError('INVALID_INPUT', { message: 'This passkey cannot be used. Please try again', data: { reason } })
  if (reason === 'INVALID_PASSWORD') return invalidField('currentPassword', 'This is not your current password')
  return new AppError(codeOfStatus(response.status), {
    ...(message ? { message } : {}),
    data: { reason, ...(objection_token !== undefined && { objection_token }) },
  })
}
