import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Account } from './account.ts'
import type { RequestContext } from './context.ts'

/** The account of the request; throws 401 without a session. */
export function signedIn(context: Pick<RequestContext, 'account'>): Account {
  if (!context.account) throw new AppError('UNAUTHORIZED')
  return context.account
}

/** The staff account of the request; throws 401 without a session, 403 for everybody else. */
export function signedInStaff(context: Pick<RequestContext, 'account'>): Account {
  const account = signedIn(context)
  if (!account.isStaff) throw new AppError('FORBIDDEN')
  return account
}
