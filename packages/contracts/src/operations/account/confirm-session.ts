import { z } from 'zod'
import { operation } from '../../operation.ts'

export const confirmSession = operation({
  method: 'POST',
  path: '/account/session/confirmation',
  tags: ['Account'],
  summary: 'Enter the password again',
  access: 'session',
  description:
    'For what asks for a fresh sign-in, such as a new passkey: 15 minutes from now the session may do it. 403 with the field `password` for a wrong password, and for an account without one.',
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})
  .input(z.object({ password: z.string('Please enter your password').max(128) }))
  .output(z.object({}))
