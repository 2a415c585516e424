import { z } from 'zod'
import { operation } from '../../operation.ts'

export const deleteMe = operation({
  method: 'DELETE',
  path: '/me',
  successStatus: 204,
  tags: ['Account'],
  summary: 'Delete the account',
  access: 'session',
  description:
    'Deletes the account at once: runs are cancelled, stories and files go within 24 h, the ledger stays without a name. 403 for a wrong password.',
  errors: ['FORBIDDEN'],
}).input(z.object({ password: z.string().max(128) }))
