import { timestamp } from 'drizzle-orm/pg-core'

/** Instants are always with time zone; ids are UUIDv7 text unless a client made them. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => instant('created_at').notNull().defaultNow()
