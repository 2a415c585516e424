import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { admin, organization, username } from 'better-auth/plugins'
import { makeFirstAccountStaff } from '../../account/staff.ts'
import * as authSchema from '../../platform/database/auth-schema.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Log } from '../../platform/log.ts'
import { newId } from '../../platform/new-id.ts'
import type { Settings } from '../../platform/settings.ts'
import { allowedOrigins } from '../kernel/origin.ts'

/** Our own header: the kernel sets it on every request handed to sign-in, whatever the client sent. */
export const addressHeader = 'x-fablecut-address'

export type AuthOptions = {
  db: Database
  settings: Settings
  secret: string
  log: Log
  /** Hears of every account at least once, after it was saved, maybe more often: gives it its first credits. */
  onAccountCreated: (userId: string) => Promise<void>
}

export type Auth = ReturnType<typeof createAuth>

/** Sign-in by e-mail and password, sessions, teams and staff, on better-auth. Served under `/api/auth`. Source: HD-10. */
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
    plugins: [username(), organization(), admin()],
    // Counted by ours instead, in Postgres and with the same answer as everything else.
    rateLimit: { enabled: false },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24, freshAge: 0 },
    databaseHooks: {
      user: { create: { after: async (user) => makeFirstAccountStaff(db, user.id) } },
      // Every sign-up signs in, and a sign-up that was killed half-way is made whole by the next sign-in.
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
        // Anything else would be printed to the console with its SQL and answered without a reason: the kernel does both.
        if (!isAPIError(error)) throw error
        log.debug('sign-in refused', { error })
      },
    },
    logger: { level: 'error', log: (_level, message, ...details) => log.warn(message, { details }) },
  })
}
