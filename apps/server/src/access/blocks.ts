import { type SQL, sql } from 'drizzle-orm'

/** Condition: neither of two accounts blocked the other. The arguments are columns or ids. */
export const areNotBlocked = (a: SQL, b: SQL): SQL =>
  sql`NOT EXISTS (SELECT FROM account_block WHERE (blocker_id = ${a} AND blocked_id = ${b}) OR (blocker_id = ${b} AND blocked_id = ${a}))`
