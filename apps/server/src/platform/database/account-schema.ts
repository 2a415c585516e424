import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { user } from './auth-schema.ts'
import { createdAt, instant } from './columns.ts'

/** Links that work once. Only hashes of their tokens are stored. */
export const oneTimeLink = pgTable(
  'one_time_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** `reset`, `confirm`, `change-email` or `invite`. */
    purpose: text('purpose').notNull(),
    /** Whose account the link changes; null: an invitation. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The address that is confirmed or invited; null: an invitation for anybody. */
    email: text('email'),
    /** `mail`: sent to `email` only, so that whoever opens it can read its mails; `staff`: handed over by staff. */
    sentBy: text('sent_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('one_time_link_user').on(t.userId, t.purpose), index('one_time_link_expiry').on(t.expiresAt)],
)

/** Mails that are not sent yet. They are written when they are sent, so that no link is stored. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    toAddress: text('to_address').notNull(),
    /** The account that the mail is about; null: none yet, or looked up by the address. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index('outgoing_mail_next').on(t.nextAttemptAt), index('outgoing_mail_user').on(t.userId)],
)
