import { sql } from 'drizzle-orm'
import { user } from '../platform/database/auth-schema.ts'
import { character, media } from '../platform/database/schema.ts'

/** Condition of community characters: shared, completed, with an existing image, and of an account that is not banned. */
export const isInCommunity = sql`(${character.sharedAt} IS NOT NULL AND ${character.deletedAt} IS NULL AND ${character.status} = 'completed'
  AND EXISTS (SELECT 1 FROM ${media} m WHERE m.id = ${character.imageMediaId} AND m.hash IS NOT NULL AND NOT m.is_deleted)
  AND EXISTS (SELECT 1 FROM ${user} u WHERE u.id = ${character.userId} AND NOT (u.banned AND (u.ban_expires IS NULL OR u.ban_expires > now()))))`
