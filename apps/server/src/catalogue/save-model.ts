import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { changeProviders } from '../connections/providers-version.ts'
import { isMediaProvider } from '@fablecut/generation/provider/provider-facts'
import { catalogueModel } from '../platform/database/provider-schema.ts'

/** Stores a row of staff under an id. Throws INVALID_INPUT for another id, or a provider that makes no media. */
export async function saveModel(pool: pg.Pool, id: string, row: CatalogueRow): Promise<void> {
  if (row.id !== id) throw invalidField('id', `This has to be ${id}`)
  if (!isMediaProvider(row.provider)) throw invalidField('provider', 'This provider makes no media')
  await storeModel(pool, row)
}

/** The state of a row that replaces another one is that of its JSON. */
export const storeModel = (pool: pg.Pool, row: CatalogueRow): Promise<unknown> =>
  changeProviders(pool, ({ db }) =>
    db
      .insert(catalogueModel)
      .values({ id: row.id, row, status: null })
      .onConflictDoUpdate({ target: catalogueModel.id, set: { row, status: null, updatedAt: sql`now()` } }),
  )
