import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/client.ts'

/** While there is no staff, the account that signed up becomes it; of several at once, one. */
export async function makeFirstAccountStaff(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(7203544120)`)
    await tx.execute(sql`UPDATE "user" SET role = 'admin' WHERE id = ${userId} AND NOT EXISTS (SELECT 1 FROM "user" WHERE role = 'admin')`)
  })
}
