import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { changeProviders } from '../connections/providers-version.ts'
import { catalogueModel } from '../platform/database/provider-schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'

/**
 * Deletes a row of staff. Throws NOT_FOUND for any other, CONFLICT unless it is retired and no job of it is under way: jobs are asked for by their row.
 */
export async function deleteModel(pool: pg.Pool, id: string): Promise<void> {
  await changeProviders(pool, async (tx) => {
    const [model] = await tx.db
      .select()
      .from(catalogueModel)
      .where(and(eq(catalogueModel.id, id), isNotNull(catalogueModel.row)))
      .for('update')
    if (!model) throw new AppError('NOT_FOUND')
    if (model.status !== 'retired') throw new AppError('CONFLICT', { message: 'Retire the model first' })
    if (await hasJobs(tx, id))
      throw new AppError('CONFLICT', { message: 'Jobs of this model are under way. Delete it when they have ended' })
    await tx.db.delete(catalogueModel).where(eq(catalogueModel.id, id))
  })
}

async function hasJobs({ db }: OpenTransaction, model: string): Promise<boolean> {
  const { rows } = await db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM call_submission s JOIN call ON call.id = s.call_id JOIN run ON run.id = call.run_id
        WHERE s.model = ${model} AND s.state IN ('submitted', 'accepted') AND run.status = 'RUN_RUNNING'`,
  )
  return (rows[0]?.n ?? 0) > 0
}
