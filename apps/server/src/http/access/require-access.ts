import type { Access } from '@fablecut/contracts/access'
import type { RequestContext } from '../kernel/context.ts'
import { signedIn, signedInStaff } from '../kernel/signed-in.ts'

const FOR_VISITORS: ReadonlySet<Access> = new Set(['anyone', 'reader'])

/**
 * What an operation's access answers before it has looked at anything: 401 for visitors where a session is needed, 403 for others than staff. The rest is
 * decided by its use case, in the same transaction as what it does.
 */
export function requireAccess(access: Access, context: Pick<RequestContext, 'account'>): void {
  if (access === 'staff') signedInStaff(context)
  else if (!FOR_VISITORS.has(access)) signedIn(context)
}
