import { z } from 'zod'
import { operation } from '../../operation.ts'
import { emailAddress } from './email-address.ts'

/** The token of a link that works once. */
export const linkToken = z.string().max(100)

export const requestPasswordReset = operation({
  method: 'POST',
  path: '/account/password-reset',
  successStatus: 202,
  tags: ['Account'],
  summary: 'Send a mail with a link to set a new password',
  access: 'anyone',
  description:
    'Sends a link to the address if an account has it. The answer is the same if none has. 409 where no mails are sent: staff can make a link.',
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
})
  .input(z.object({ email: emailAddress }))
  .output(z.object({}))

export const resetPassword = operation({
  method: 'POST',
  path: '/account/password-reset/confirm',
  tags: ['Account'],
  summary: 'Set a new password with a link',
  access: 'anyone',
  description: 'Sets the password of the account that the link was made for, and ends its sessions. 404 for a link that no longer works.',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
  .input(
    z.object({
      token: linkToken,
      new_password: z
        .string('Please enter a password')
        .min(8, { error: 'Please use at least 8 characters', abort: true })
        .max(128, { error: 'Please use at most 128 characters', abort: true }),
    }),
  )
  .output(z.object({}))
