import { ORPCError } from '@orpc/client'
import { decodeErrorBody } from '../api/error.ts'

export type SignInInput = { readonly email: string; readonly password: string }
/** `teamToken`: of the invitation that led to the sign-up. */
export type SignUpInput = SignInInput & { readonly name: string; readonly teamToken?: string }

/** Calls of the sign-in server; an error is an `ORPCError` with the message of the response. */
export async function postAuth(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await request(path, { method: 'POST', headers, body: JSON.stringify(body) })
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

export const signIn = ({ email, password }: SignInInput): Promise<void> => postAuth('sign-in/email', { email, password })
export const signUp = ({ name, email, password, teamToken }: SignUpInput): Promise<void> =>
  postAuth('sign-up/email', { name, email, password, teamToken })
export const signOut = (): Promise<void> => postAuth('sign-out', {})
