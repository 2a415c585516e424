import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { admin, organization, username } from 'better-auth/plugins'
import { makeFirstAccountStaff } from '../../account/staff.ts'
import * as authSchema from '../../platform/database/auth-schema.ts'
import { suspensionMessage } from '../../moderation/suspension.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Log } from '../../platform/logging/log.ts'
import { newId } from '../../platform/new-id.ts'
import type { Settings } from '../../platform/settings.ts'
import { allowedOrigins } from '../kernel/origin.ts'

/** Internal header, always set before a request is passed to better-auth, whatever the client sent. */
export const addressHeader = 'x-fablecut-address'

export type AuthOptions = {
  db: Database
  settings: Settings
  secret: string
  log: Log
  /** Called at least once after each account was saved; grants the signup bonus. */
  onAccountCreated: (userId: string) => Promise<void>
}

export type Auth = ReturnType<typeof createAuth>

/** Sign-in by email and password, sessions, teams and staff with better-auth, served under `/api/auth`. */
export function createAuth({ db, settings, secret, log, onAccountCreated }: AuthOptions) {
  const origins = allowedOrigins(settings)
  return betterAuth({
    appName: 'Fablecut',
    baseURL: origins[0],
    basePath: '/api/auth',
    secret,
    trustedOrigins: origins,
    database: drizzleAdapter(db, { provider: 'pg', schema: authSchema, transaction: true }),
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128 },
    plugins: [username(), organization(), admin({ bannedUserMessage: suspensionMessage })],
    // Our own rate limits apply, in Postgres and with our error format.
    rateLimit: { enabled: false },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24, freshAge: 0 },
    databaseHooks: {
      user: { create: { after: async (user) => makeFirstAccountStaff(db, user.id) } },
      // Every sign-up signs in, so the next sign-in completes an interrupted sign-up.
      session: { create: { after: async (session) => onAccountCreated(session.userId) } },
    },
    advanced: {
      cookiePrefix: 'fablecut',
      useSecureCookies: settings.publicUrl?.startsWith('https:') ?? false,
      database: { generateId: newId },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    telemetry: { enabled: false },
    onAPIError: {
      onError: (error) => {
        // better-auth would print errors with their SQL and respond without a reason: our error handler does both.
        if (!isAPIError(error)) throw error
        log.debug('sign-in refused', { error })
      },
    },
    logger: { level: 'error', log: (_level, message, ...details) => log.warn(message, { details }) },
  })
}
