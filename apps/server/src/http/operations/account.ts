import { AppError } from '@fablecut/contracts/errors/app-error'
import { changeEmail } from '../../account/change-email.ts'
import { checkPassword, hasPassword } from '../../account/check-password.ts'
import { confirmEmail } from '../../account/confirm-email.ts'
import { confirmSession } from '../../account/fresh-session.ts'
import { readInvitation } from '../../account/invitations.ts'
import { readSecurity } from '../../account/read-security.ts'
import { resetPassword } from '../../account/reset-password.ts'
import { hashOfSubject } from '../../platform/rate-limit.ts'
import { api } from '../kernel/api.ts'
import { signedIn } from '../kernel/signed-in.ts'

const NO_MAILS = 'This installation sends no mails. Ask the person who runs it.'

export const account = api.account.router({
  security: api.account.security.handler(async ({ context }) => {
    const { emailConfirmed, hasPassword, hasOidc, hasSecondFactor, passkeys } = await readSecurity(
      context.services.db,
      signedIn(context).id,
    )
    return {
      email_confirmed: emailConfirmed,
      has_password: hasPassword,
      has_oidc: hasOidc,
      has_second_factor: hasSecondFactor,
      passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, created_at: createdAt?.toISOString() ?? null })),
    }
  }),
  /** Queues the mail whether there is an account or not, which takes as long and is answered alike. */
  requestPasswordReset: api.account.requestPasswordReset.handler(async ({ input, context }) => {
    const { db, limit, mailer } = context.services
    await limit('signIn', context.address)
    if (!mailer.isOn) throw new AppError('CONFLICT', { message: NO_MAILS })
    await limit('mail', hashOfSubject(input.email))
    await mailer.queue(db, { kind: 'reset-password', to: input.email, userId: null })
    return {}
  }),
  resetPassword: api.account.resetPassword.handler(async ({ input, context }) => {
    await context.services.limit('signIn', context.address)
    await resetPassword(context.services, { token: input.token, newPassword: input.new_password })
    return {}
  }),
  sendConfirmation: api.account.sendConfirmation.handler(async ({ context }) => {
    const { id, email } = signedIn(context)
    const { db, limit, mailer } = context.services
    if (!mailer.isOn) throw new AppError('CONFLICT', { message: NO_MAILS })
    if ((await readSecurity(db, id)).emailConfirmed) throw new AppError('CONFLICT', { message: 'Your address is confirmed already' })
    await limit('mail', hashOfSubject(email))
    await mailer.queue(db, { kind: 'confirm-email', to: email, userId: id })
    return {}
  }),
  confirmSession: api.account.confirmSession.handler(async ({ input, context }) => {
    const { id, sessionId } = signedIn(context)
    const { db, limit } = context.services
    await limit('signIn', id)
    await checkPassword(db, id, input.password)
    await confirmSession(db, sessionId)
    return {}
  }),
  confirmEmail: api.account.confirmEmail.handler(async ({ input, context }) => {
    await context.services.limit('signIn', context.address)
    return { email: await confirmEmail(context.services, input.token) }
  }),
  changeEmail: api.account.changeEmail.handler(async ({ input, context }) => {
    const { id } = signedIn(context)
    const { db, limit } = context.services
    await limit('signIn', id)
    if (await hasPassword(db, id)) await checkPassword(db, id, input.password)
    await limit('mail', hashOfSubject(input.email))
    return { has_changed: await changeEmail(context.services, id, input.email) }
  }),
  invitation: api.account.invitation.handler(({ input, context }) => readInvitation(context.services.db, input.token)),
})
