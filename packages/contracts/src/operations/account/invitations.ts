import { z } from 'zod'
import { operation } from '../../operation.ts'
import { linkToken } from './password-reset.ts'

export const getInvitation = operation({
  method: 'GET',
  path: '/account/invitations/{token}',
  tags: ['Account'],
  summary: 'Get an invitation to create an account',
  access: 'anyone',
  description: 'Returns whom an invitation is for; null for anybody. 404 for one that no longer works.',
  errors: ['NOT_FOUND'],
})
  .input(z.object({ token: linkToken }))
  .output(z.object({ email: z.string().nullable() }))
