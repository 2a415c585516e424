import { APIError } from 'better-auth/api'
import { z } from 'zod'

/** Input of the routes that verify a passkey: what the browser returned, and the name of a new one. */
export const passkeyInput = z.object({
  response: z.looseObject({ id: z.string().max(2_000) }),
  name: z.string().trim().max(80, 'Please use at most 80 characters').optional(),
})

type Verification = { readonly authenticationInfo: { readonly userVerified: boolean } }

/** Refuses a passkey whose device only asked for a touch. */
export function requireVerifiedUser({ authenticationInfo }: Verification): void {
  if (authenticationInfo.userVerified) return
  throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED', message: 'Your device has to check your finger, face or PIN' })
}
