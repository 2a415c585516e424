import { passkey } from '@better-auth/passkey'
import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, isAPIError } from 'better-auth/api'
import { admin, organization, twoFactor, username } from 'better-auth/plugins'
import type { Engines } from '@fablecut/generation/ports/engines'
import type { Mailer } from '../../account/mails/queue-mail.ts'
import { setFirstLocale } from '../../account/set-locale.ts'
import * as authSchema from '../../platform/database/auth-schema.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Log } from '../../platform/logging/log.ts'
import { newId } from '../../platform/new-id.ts'
import type { Settings } from '../../platform/settings.ts'
import { allowedOrigins } from '../kernel/origin.ts'
import { readLocale } from '../kernel/request-locale.ts'
import { requireVerifiedUser } from './passkey-input.ts'
import { MUST_CONFIRM, completeAccount, mustConfirm } from './complete-account.ts'
import { refuseSuspended } from './refuse-suspended.ts'
import { CALLBACK_ROUTE, admitOidcUser } from './admit-oidc-user.ts'
import { notifyOfLinkedAccount, withoutProviderTokens } from './linked-account.ts'

/** Internal header, always set before a request is passed to better-auth, whatever the client sent. */
export const addressHeader = 'x-fablecut-address'

export type AuthOptions = {
  db: Database
  settings: Settings
  secret: string
  log: Log
  mailer: Mailer
  moderator: Pick<Engines['moderator'], 'checkText'>
  /** Called at least once after each account was saved; grants the signup bonus. */
  onAccountCreated: (userId: string) => Promise<void>
}

export type Auth = ReturnType<typeof createAuth>

/**
 * Sign-in by email and password or by passkey, second factors, sessions, teams and staff with better-auth, served under `/api/auth`. `more`: plugins beside
 * those.
 */
export function createAuth(options: AuthOptions, more: BetterAuthPlugin[] = []) {
  const { db, settings, secret, log, mailer, onAccountCreated } = options
  const origins = allowedOrigins(settings)
  return betterAuth({
    appName: 'Fablecut',
    baseURL: origins[0],
    basePath: '/api/auth',
    secret,
    trustedOrigins: origins,
    database: drizzleAdapter(db, { provider: 'pg', schema: authSchema, transaction: true }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      // With mails a new account confirms its address first, and an address that is in use is answered alike.
      autoSignIn: !mailer.isOn,
      onExistingUserSignUp: ({ user }) => mailer.queue(db, { kind: 'account-exists', to: user.email, userId: user.id }),
    },
    plugins: [
      refuseSuspended(db),
      username(),
      organization(),
      admin(),
      twoFactor({ issuer: 'Fablecut', allowPasswordless: true }),
      passkey({
        rpID: new URL(origins[0]!).hostname,
        rpName: 'Fablecut',
        origin: origins,
        // It signs in without a user name, a password and a second factor.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: { afterVerification: async ({ verification }) => requireVerifiedUser(verification) },
      }),
      ...more,
    ],
    // Our own rate limits apply, in Postgres and with our error format.
    rateLimit: { enabled: false },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24, freshAge: 0 },
    account: { updateAccountOnSignIn: false },
    // Fields that better-auth does not know are not stored.
    user: {
      additionalFields: {
        mustConfirmEmail: { type: 'boolean', required: false, input: false, returned: false },
        locale: { type: 'string', required: false, input: false, returned: false },
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => ({
            data: {
              ...(context?.path === CALLBACK_ROUTE && (await admitOidcUser(options, user))),
              locale: readLocale(context?.headers),
              // With the row, so that no failure after it lets the account in.
              mustConfirmEmail: mailer.isOn && !user.emailVerified,
            },
          }),
          after: (user) => completeAccount({ db, mailer }, user),
        },
      },
      account: {
        create: {
          before: async (account) => ({ data: withoutProviderTokens(account) }),
          after: (account) => notifyOfLinkedAccount(options, account),
        },
      },
      session: {
        create: {
          before: async ({ userId }) => {
            if (mailer.isOn && (await mustConfirm(db, userId))) throw new APIError('FORBIDDEN', MUST_CONFIRM)
          },
          // The first sign-in completes a sign-up that was interrupted, too.
          after: async (session, context) => {
            await setFirstLocale(db, session.userId, readLocale(context?.headers))
            await onAccountCreated(session.userId)
          },
        },
      },
    },
    advanced: {
      cookiePrefix: 'fablecut',
      useSecureCookies: settings.publicUrl?.startsWith('https:') ?? false,
      database: { generateId: newId },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    telemetry: { enabled: false },
    onAPIError: {
      errorURL: '/signin',
      onError: (error) => {
        // better-auth would print errors with their SQL and respond without a reason: our error handler does both.
        if (!isAPIError(error)) throw error
        log.debug('sign-in refused', { error })
      },
    },
    logger: { level: 'error', log: (_level, message, ...details) => log.warn(message, { details }) },
  })
}
