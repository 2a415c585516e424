import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import { areNotBlocked } from '../access/blocks.ts'
import type { Database } from '../platform/database/client.ts'

/** Throws 409 if one of the accounts blocked the other. */
export async function requireNotBlocked(db: Pick<Database, 'execute'>, authorId: string, otherId: string): Promise<void> {
  const { rows } = await db.execute<{ is_open: boolean }>(sql`SELECT ${areNotBlocked(sql`${authorId}`, sql`${otherId}`)} AS is_open`)
  if (!rows[0]!.is_open) throw new AppError('CONFLICT', { message: 'You cannot comment here' })
}
