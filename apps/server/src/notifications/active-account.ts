import { type SQL, sql } from 'drizzle-orm'

/** Condition of accounts that are neither suspended nor banned. `alias`: of the table `user` in the query. */
export const isActiveAccount = (alias: 'a' | 'u'): SQL => {
  const account = sql.raw(alias)
  return sql`NOT (${account}.banned AND (${account}.ban_expires IS NULL OR ${account}.ban_expires > now()))`
}
