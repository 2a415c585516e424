import { z } from 'zod'
import { operation } from '../../operation.ts'
import { emailAddress } from '../account/email-address.ts'

const accountOfStaff = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  email_confirmed: z.boolean(),
  is_staff: z.boolean(),
  is_banned: z.boolean(),
  created_at: z.string(),
})
export type AccountOfStaff = z.infer<typeof accountOfStaff>

const link = z.object({ url: z.string(), expires_at: z.string() })
export type WireLink = z.infer<typeof link>

export const findAccounts = operation({
  method: 'GET',
  path: '/admin/accounts',
  tags: ['Administration'],
  summary: 'Find accounts (staff)',
  access: 'staff',
  description: 'Returns accounts whose name, user name or address contains the text, the newest first; at most 50.',
})
  .input(z.object({ text: z.string().max(254).default('') }))
  .output(z.object({ accounts: z.array(accountOfStaff) }))

export const createResetLink = operation({
  method: 'POST',
  path: '/admin/accounts/{id}/reset-link',
  successStatus: 201,
  tags: ['Administration'],
  summary: 'Make a link that sets a new password (staff)',
  access: 'staff',
  description: 'Returns a link to hand over to the owner of an account. It works once, for one hour.',
  errors: ['NOT_FOUND'],
})
  .input(z.object({ id: z.string().max(100) }))
  .output(link)

export const createInvitation = operation({
  method: 'POST',
  path: '/admin/invitations',
  successStatus: 201,
  tags: ['Administration'],
  summary: 'Invite somebody to create an account (staff)',
  access: 'staff',
  description:
    'Sends an invitation to an address; without an address, or where no mails are sent, returns a link to hand over. It works once, for seven days.',
  errors: ['TOO_MANY_REQUESTS'],
})
  .input(z.object({ email: emailAddress.nullable().default(null) }))
  .output(z.object({ link: link.nullable() }))
