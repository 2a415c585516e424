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
    'Deletes the account immediately: runs are cancelled, stories and files are erased within 24 hours, the ledger is anonymised. 403 for a wrong password.',
  errors: ['FORBIDDEN'],
}).input(z.object({ password: z.string().max(128) }))
