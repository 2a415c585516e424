import { AppError } from '@fablecut/contracts/errors/app-error'
import { eq } from 'drizzle-orm'
import { setPreference } from '../../notifications/preferences.ts'
import { user } from '../../platform/database/auth-schema.ts'
import type { RequestContext } from '../kernel/context.ts'

/**
 * `POST /api/notifications/unsubscribe/{token}`: switches off mails of one kind, for the page of the link and for mail programs (RFC 8058), which send a form
 * and no origin; the body is not read. 404 for a token that was not signed here, or whose account is gone.
 */
export async function unsubscribe(token: string, { services, address }: RequestContext): Promise<Response> {
  await services.limit('feed', address)
  const unsubscription = services.unsubscribeTokens.read(token)
  if (!unsubscription) throw new AppError('NOT_FOUND')
  const { accountId, kind } = unsubscription
  if ((await services.db.$count(user, eq(user.id, accountId))) === 0) throw new AppError('NOT_FOUND')
  await setPreference(services.db, accountId, kind, { isByMail: false })
  return Response.json({ kind })
}
