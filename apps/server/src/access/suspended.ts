import { sql } from 'drizzle-orm'
import { user } from '../platform/database/auth-schema.ts'

/** Condition of a suspended or banned account; a suspension that is over does not count. */
export const isSuspended = sql<boolean>`(${user.banned} AND (${user.banExpires} IS NULL OR ${user.banExpires} > now()))`
