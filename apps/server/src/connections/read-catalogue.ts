import { type CatalogueRow, catalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import { asc } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { catalogueModel } from '../platform/database/provider-schema.ts'

const status = catalogueRow.shape.status.nullable().catch(null)

/** The models of this installation: those of staff, then the shipped ones that they don't replace, with the states that they have here. */
export async function readCatalogue(db: Pick<Database, 'select'>): Promise<CatalogueRow[]> {
  const stored = await db.select().from(catalogueModel).orderBy(asc(catalogueModel.id))
  const states = new Map(stored.map((model) => [model.id, status.parse(model.status)]))
  // A row of a later release may have what this one does not know.
  const own = stored.flatMap(({ row }) => (row === null ? [] : (catalogueRow.safeParse(row).data ?? [])))
  const replaced = new Set(own.map(({ id }) => id))
  const rows = [...own, ...SHIPPED_ROWS.filter(({ id }) => !replaced.has(id))]
  return rows.map((row) => ({ ...row, status: states.get(row.id) ?? row.status }))
}
