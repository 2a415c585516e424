import { z } from 'zod'
import { operation } from '../../operation.ts'

const security = z.object({
  email_confirmed: z.boolean(),
  has_password: z.boolean(),
  /** Linked with an account of the OpenID Connect provider. */
  has_oidc: z.boolean(),
  has_second_factor: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string().nullable(), created_at: z.string().nullable() })),
})
export type WireSecurity = z.infer<typeof security>

export const getSecurity = operation({
  method: 'GET',
  path: '/account/security',
  tags: ['Account'],
  summary: 'Get the ways to sign in to the account',
  access: 'session',
  description: 'Returns whether the address is confirmed, and how the account is signed in to.',
}).output(security)
