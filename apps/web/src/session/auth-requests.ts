import { ORPCError } from '@orpc/client'
import { decodeErrorBody } from '../api/error.ts'

export type SignInInput = { readonly email: string; readonly password: string }
export type SignUpInput = SignInInput & { readonly name: string }

/** Calls of the sign-in server; a refusal is an `ORPCError` with the answer's own message. Source: HD-10. */
async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.ok) return
  const { code, message, data } = decodeErrorBody(await response.json().catch(() => null), response.status)
  throw new ORPCError(code, { status: response.status, message, data })
}

export const signIn = ({ email, password }: SignInInput): Promise<void> => post('sign-in/email', { email, password })
export const signUp = ({ name, email, password }: SignUpInput): Promise<void> => post('sign-up/email', { name, email, password })
export const signOut = (): Promise<void> => post('sign-out', {})
