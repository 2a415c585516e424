import { ORPCError } from '@orpc/client'
import { decodeErrorBody } from '../api/error.ts'

export type SignInInput = { readonly email: string; readonly password: string }
/** `teamToken`, `inviteToken`: of the invitation that led to the sign-up. `setupCode`: for the first account. */
export type SignUpInput = SignInInput & {
  readonly name: string
  readonly teamToken?: string
  readonly inviteToken?: string
  readonly setupCode?: string
}

/** What is still missing after a password was accepted: a code of an authenticator app, or the confirmation of the address; null: nothing. */
export type SignInStep = 'code' | 'confirm' | null

/** Calls of the sign-in server; an error is an `ORPCError` with the message of the response. */
export async function postAuth(path: string, body: object): Promise<void> {
  await askAuth(path, body)
}

/** As `postAuth`, with the response. */
export async function askAuth(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const response = await request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.json().catch(() => null)
}

export async function getAuth(path: string): Promise<unknown> {
  return (await request(path, {})).json()
}

async function request(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`/api/auth/${path}`, { ...init, credentials: 'same-origin' })
  if (response.ok) return response
  const { code, message, data } = decodeErrorBody(await response.json().catch(() => null), response.status)
  throw new ORPCError(code, { status: response.status, message, data })
}

export async function signIn({ email, password }: SignInInput): Promise<SignInStep> {
  try {
    const answer = (await askAuth('sign-in/email', { email, password })) as { twoFactorRedirect?: boolean } | null
    return answer?.twoFactorRedirect ? 'code' : null
  } catch (error) {
    if (error instanceof ORPCError && (error.data as { reason?: string } | undefined)?.reason === 'EMAIL_NOT_CONFIRMED') return 'confirm'
    throw error
  }
}

export async function signUp({ name, email, password, teamToken, inviteToken, setupCode }: SignUpInput): Promise<SignInStep> {
  const input = { name, email, password, teamToken, inviteToken, setupCode }
  const answer = (await askAuth('sign-up/email', input)) as { confirmation_sent?: boolean } | null
  return answer?.confirmation_sent ? 'confirm' : null
}

/** Completes a sign-in with a code of the authenticator app, of 6 digits, or else with a backup code. */
export const sendCode = (code: string): Promise<void> =>
  postAuth(/^\d{6}$/.test(code) ? 'two-factor/verify-totp' : 'two-factor/verify-backup-code', { code })

/** The address of the OpenID Connect provider's sign-in, which leads back to `path`. */
export async function oidcAddress(path: string): Promise<string> {
  return ((await askAuth('sign-in/social', { callbackURL: path })) as { url: string }).url
}

export const signOut = (): Promise<void> => postAuth('sign-out', {})
