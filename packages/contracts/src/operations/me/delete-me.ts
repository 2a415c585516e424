import { oc } from '@orpc/contract'
import { z } from 'zod'

/** Deletes the account at once: runs are cancelled, stories and files go within 24 h, the ledger stays without a name. 403 for a wrong password. */
export const deleteMe = oc
  .route({ method: 'DELETE', path: '/me', successStatus: 204, tags: ['Account'], summary: 'Delete the account' })
  .input(z.object({ password: z.string().max(128) }))
