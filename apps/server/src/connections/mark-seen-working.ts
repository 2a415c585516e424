import { sql } from 'drizzle-orm'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { announceProviders } from '../connections/providers-version.ts'

/** Records that a model has made something here. A model that staff retired stays so. */
export async function markSeenWorking(tx: Pick<OpenTransaction, 'db'>, modelId: string): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    INSERT INTO catalogue_model AS model (id, status) VALUES (${modelId}, 'seen-working')
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, updated_at = now()
    WHERE model.status IS NULL OR model.status = 'from-docs' RETURNING model.id`)
  if (rows.length > 0) await announceProviders(tx)
}
