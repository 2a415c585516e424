import { findAccounts } from '../../account/find-accounts.ts'
import { invite } from '../../account/invitations.ts'
import type { CreatedLink } from '../../account/links/one-time-link.ts'
import { makeResetLink } from '../../account/make-reset-link.ts'
import { hashOfSubject } from '../../platform/rate-limit.ts'
import { api } from '../kernel/api.ts'
import { audited } from '../kernel/audited.ts'
import { publicOrigin } from '../kernel/origin.ts'
import { readLocale } from '../kernel/request-locale.ts'
import { signedInStaff } from '../kernel/signed-in.ts'

export const accounts = api.accounts.router({
  find: api.accounts.find.handler(async ({ input, context }) => {
    signedInStaff(context)
    return { accounts: await findAccounts(context.services.db, input.text) }
  }),
  createResetLink: api.accounts.createResetLink.handler(async ({ input, context }) => {
    const { db, settings } = context.services
    return toWireLink(
      await audited(context, 'reset link', { accountId: input.id }, () => makeResetLink(db, publicOrigin(settings), input.id)),
    )
  }),
  invite: api.accounts.invite.handler(async ({ input, context }) => {
    signedInStaff(context)
    const { settings, limit, ...services } = context.services
    if (input.email !== null) await limit('mail', hashOfSubject(input.email))
    const link = await audited(context, 'invitation', {}, () =>
      invite({ ...services, origin: publicOrigin(settings) }, input.email, readLocale(context.headers)),
    )
    return { link: link && toWireLink(link) }
  }),
})

const toWireLink = ({ url, expiresAt }: CreatedLink) => ({ url, expires_at: expiresAt.toISOString() })
