import type { Access } from '@fablecut/contracts/access'
import type { RequestContext } from '../kernel/context.ts'
import { signedIn, signedInStaff } from '../kernel/signed-in.ts'

const FOR_VISITORS: ReadonlySet<Access> = new Set(['anyone', 'reader'])

/**
 * Checks the part of an operation's access that needs no data: 401 for visitors where a session is needed, 403 for non-staff. Its use case
 * checks the rest in the transaction of its changes.
 */
export function requireAccess(access: Access, context: Pick<RequestContext, 'account'>): void {
  if (access === 'staff') signedInStaff(context)
  else if (!FOR_VISITORS.has(access)) signedIn(context)
}
