import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * The tables of better-auth with its username, organization, admin, two-factor and passkey plugins. better-auth expects the exported names; only the timestamps
 * differ from the schema it generates: ours have a time zone.
 */
const authTimestamp = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Address of the avatar (`avatar_url` on the wire), null: none chosen. */
    image: text('image'),
    createdAt: authTimestamp('created_at').notNull().defaultNow(),
    updatedAt: authTimestamp('updated_at').notNull().defaultNow(),
    username: text('username').unique(),
    displayUsername: text('display_username'),
    /** `admin`: staff; `user`: everybody else. */
    role: text('role').notNull().default('user'),
    banned: boolean('banned').notNull().default(false),
    banReason: text('ban_reason'),
    banExpires: authTimestamp('ban_expires'),
    /** Feature keys of the account (CD-99). */
    features: text('features').array().notNull().default([]),
    /** Language of the interface, in which mails are written: a code of `LOCALES`; null: not known yet. */
    locale: text('locale'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Signed up while mails were sent: the address has to be confirmed before the first sign-in. */
    mustConfirmEmail: boolean('must_confirm_email').notNull().default(false),
  },
  // Counts leave out the few accounts that are suspended.
  (t) => [
    index('user_banned')
      .on(t.id)
      .where(sql`banned`),
  ],
)

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    expiresAt: authTimestamp('expires_at').notNull(),
    token: text('token').notNull().unique(),
    createdAt: authTimestamp('created_at').notNull().defaultNow(),
    updatedAt: authTimestamp('updated_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    activeOrganizationId: text('active_organization_id'),
    impersonatedBy: text('impersonated_by'),
    /** When the password was last asked for again; null: only at the sign-in. */
    confirmedAt: authTimestamp('confirmed_at'),
  },
  (table) => [index('session_user').on(table.userId)],
)

/** Ways to sign in: one row per user and provider; the password's hash lives here. */
export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: authTimestamp('access_token_expires_at'),
    refreshTokenExpiresAt: authTimestamp('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: authTimestamp('created_at').notNull().defaultNow(),
    updatedAt: authTimestamp('updated_at').notNull().defaultNow(),
  },
  (table) => [index('account_user').on(table.userId)],
)

export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: authTimestamp('expires_at').notNull(),
    createdAt: authTimestamp('created_at').notNull().defaultNow(),
    updatedAt: authTimestamp('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
)

/** The authenticator app of an account; secret and backup codes are encrypted by better-auth. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Whether a first code was entered; until then sign-in asks for none. */
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: authTimestamp('locked_until'),
  },
  (table) => [index('two_factor_user').on(table.userId)],
)

/** Public keys of passkeys. */
export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: authTimestamp('created_at').defaultNow(),
    aaguid: text('aaguid'),
  },
  (table) => [index('passkey_user').on(table.userId), uniqueIndex('passkey_credential').on(table.credentialID)],
)

/** A team; its members can read each other's stories. */
export const organization = pgTable('organization', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  logo: text('logo'),
  createdAt: authTimestamp('created_at').notNull().defaultNow(),
  metadata: text('metadata'),
})

export const member = pgTable(
  'member',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role').notNull().default('member'),
    createdAt: authTimestamp('created_at').notNull().defaultNow(),
  },
  // A user is in one team at most.
  (table) => [uniqueIndex('member_of_one_team').on(table.userId), unique('member_once').on(table.organizationId, table.userId)],
)

export const invitation = pgTable(
  'invitation',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role'),
    status: text('status').notNull().default('pending'),
    expiresAt: authTimestamp('expires_at').notNull(),
    createdAt: authTimestamp('created_at').notNull().defaultNow(),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [index('invitation_email').on(table.email), index('invitation_organization').on(table.organizationId)],
)
