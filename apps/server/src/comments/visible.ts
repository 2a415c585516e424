import { type SQL, sql } from 'drizzle-orm'
import { isSuspendedRow } from '../access/suspended.ts'

/** Condition of a comment that everybody sees, by the names of its row and of its account's row in a query. */
export const isVisible = (comment: SQL, account: SQL): SQL<boolean> =>
  sql<boolean>`(${account}.id IS NOT NULL AND NOT ${isSuspendedRow(account)} AND NOT ${comment}.is_hidden AND ${comment}.deleted_at IS NULL)`
