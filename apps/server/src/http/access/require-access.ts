import type { RequestContext } from '../kernel/context.ts'
import { signedIn, signedInStaff } from '../kernel/signed-in.ts'
import { ACCESS } from './access-table.ts'
import type { Access } from './access.ts'

const FOR_VISITORS: ReadonlySet<Access> = new Set(['anyone', 'reader'])

/** What can be said before an operation has looked at anything: 401 for visitors where a session is needed, 403 for others than staff. */
export function requireAccess(path: readonly string[], context: Pick<RequestContext, 'account'>): void {
  const access = (ACCESS as Readonly<Record<string, Access>>)[path.join('.')]
  if (access === undefined) throw new Error(`Nobody may ${path.join('.')}: it is not in the access table`)
  if (access === 'staff') signedInStaff(context)
  else if (!FOR_VISITORS.has(access)) signedIn(context)
}
