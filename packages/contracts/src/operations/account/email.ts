import { z } from 'zod'
import { operation } from '../../operation.ts'
import { emailAddress } from './email-address.ts'
import { linkToken } from './password-reset.ts'

export const sendConfirmation = operation({
  method: 'POST',
  path: '/account/email/confirmation',
  successStatus: 202,
  tags: ['Account'],
  summary: 'Send a mail that confirms the address',
  access: 'session',
  description:
    'Sends a mail with a link that confirms the address of the account. 409 where no mails are sent, or it is confirmed already.',
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
}).output(z.object({}))

export const confirmEmail = operation({
  method: 'POST',
  path: '/account/email/confirm',
  tags: ['Account'],
  summary: 'Confirm an address with the link of a mail',
  access: 'anyone',
  description:
    'Confirms the address of an account, or changes it to the address that the link was sent to. 404 for a link that no longer works, 409 for an address that another account has by now.',
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})
  .input(z.object({ token: linkToken }))
  .output(z.object({ email: z.string() }))

export const changeEmail = operation({
  method: 'POST',
  path: '/account/email',
  tags: ['Account'],
  summary: 'Change the address',
  access: 'session',
  description:
    'Sends a link to the new address that changes the address of the account, and tells the old one. Where no mails are sent it changes at once. 403 for a wrong password; accounts without a password need none.',
  errors: ['FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})
  .input(z.object({ email: emailAddress, password: z.string().max(128) }))
  .output(z.object({ has_changed: z.boolean() }))
