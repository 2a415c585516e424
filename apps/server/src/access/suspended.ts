import { type SQL, sql } from 'drizzle-orm'
import { user } from '../platform/database/auth-schema.ts'

/** Condition of a suspended or banned account, by the name of its row in a query; a suspension that is over does not count. */
export const isSuspendedRow = (row: SQL): SQL<boolean> =>
  sql<boolean>`(${row}.banned AND (${row}.ban_expires IS NULL OR ${row}.ban_expires > now()))`

export const isSuspended = isSuspendedRow(sql`${user}`)
