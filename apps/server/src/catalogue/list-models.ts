import type { WireModel } from '@fablecut/contracts/operations/admin/models'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { chargedSeconds, requestCost } from '@fablecut/generation/catalogue/request-cost'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import { trialRequest } from '@fablecut/generation/catalogue/trial-request'
import type { Connection } from '@fablecut/generation/provider/connection'
import { isNotNull } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { catalogueModel, modelTrial } from '../platform/database/provider-schema.ts'
import { readCatalogue } from '../connections/read-catalogue.ts'
import { TRIAL_GRACE_SECONDS } from './try-model.ts'

const SHIPPED = new Set(SHIPPED_ROWS.map(({ id }) => id))

/** The catalogue of the installation. `connections`: those that are in use. */
export async function listModels(db: Database, connections: readonly Connection[]): Promise<WireModel[]> {
  const [rows, stored, trials] = await Promise.all([
    readCatalogue(db),
    db.select({ id: catalogueModel.id }).from(catalogueModel).where(isNotNull(catalogueModel.row)),
    db.select().from(modelTrial),
  ])
  const own = new Set(stored.map(({ id }) => id))
  return rows.map((row) => {
    const isConnected = connections.some((each) => isUsedBy(row, each))
    const request = isConnected ? trialRequest(row) : null
    const trial = trials.find(({ model }) => model === row.id)
    return {
      ...toWire(row),
      is_own: own.has(row.id),
      is_connected: isConnected,
      trial_usd: request && requestCost(row, request),
      last_trial: trial ? toWireTrial(trial, row) : null,
    }
  })
}

type Trial = typeof modelTrial.$inferSelect

/** One that is not recorded as ended has been lost with its process after the deadline. */
function toWireTrial({ startedAt, finishedAt, problem, usd }: Trial, { limits }: CatalogueRow): WireModel['last_trial'] {
  const at = startedAt.toISOString()
  if (finishedAt !== null) return { at, is_running: false, problem, usd }
  const isLost = Date.now() - startedAt.getTime() > (limits.deadlineSeconds + TRIAL_GRACE_SECONDS) * 1_000
  return { at, is_running: !isLost, problem: isLost ? 'The server was stopped before it ended' : null, usd }
}

/** A server of one's own has its own model alone. */
const isUsedBy = ({ provider, kind }: CatalogueRow, connection: Connection): boolean =>
  connection.provider === provider && connection.model === null && connection.kinds.includes(kind)

function toWire(row: CatalogueRow): Omit<WireModel, 'is_own' | 'is_connected' | 'trial_usd' | 'last_trial'> {
  const { id, title, provider, kind, serves, status } = row
  const { unit, usd, perCall, source, checked } = row.cost
  const cost = { unit, usd: usd * chargedSeconds(row.cost), per_call: perCall, source, checked }
  return { id, title, provider, kind, serves, status, cost, is_shipped: SHIPPED.has(id), row: JSON.parse(JSON.stringify(row)) }
}
