import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { changeProviders } from '../connections/providers-version.ts'
import { catalogueModel } from '../platform/database/provider-schema.ts'
import { readCatalogue } from '../connections/read-catalogue.ts'

/** Retires a model, or offers it again as one that was not seen working yet. Throws NOT_FOUND. */
export async function retireModel(pool: pg.Pool, id: string, isRetired: boolean): Promise<void> {
  await changeProviders(pool, async ({ db }) => {
    const row = (await readCatalogue(db)).find((each) => each.id === id)
    if (!row) throw new AppError('NOT_FOUND')
    if ((row.status === 'retired') === isRetired) return
    const status = isRetired ? 'retired' : 'from-docs'
    await db
      .insert(catalogueModel)
      .values({ id, status })
      .onConflictDoUpdate({ target: catalogueModel.id, set: { status, updatedAt: sql`now()` } })
  })
}
