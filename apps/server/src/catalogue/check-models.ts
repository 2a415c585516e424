import { isOffered } from '@fablecut/generation/catalogue/catalogue-row'
import { requestCost } from '@fablecut/generation/catalogue/request-cost'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import { trialRequest } from '@fablecut/generation/catalogue/trial-request'
import type { Connection } from '@fablecut/generation/provider/connection'
import type { Route } from '@fablecut/generation/provider/routes'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { connectProvider } from '@fablecut/providers/connect-provider'
import { rowsOfConnection } from '../generation/engines/connect-routes.ts'
import { makeTrial } from './make-trial.ts'

/** One small call to a model. `usd`: its price by the catalogue. */
export type ModelCheck = { readonly route: Route; readonly request: MediaRequest; readonly usd: number }

/** The cheapest model of each kind that a connection has, or with `isEvery` all of them; without those that need a sound or a video. */
export function planModelChecks(connections: readonly Connection[], isEvery: boolean, now = new Date()): ModelCheck[] {
  const checks = connections.flatMap((connection) => {
    const provider = connectProvider(connection)
    const rows = rowsOfConnection(connection, SHIPPED_ROWS).filter((row) => connection.kinds.includes(row.kind) && isOffered(row, now))
    return rows.flatMap((row): ModelCheck[] => {
      const request = trialRequest(row)
      return request ? [{ route: { row, provider, connection: connection.name }, request, usd: requestCost(row, request) }] : []
    })
  })
  if (isEvery) return checks
  const groups = Map.groupBy(checks, ({ route }) => `${route.connection} ${route.row.kind}`)
  return [...groups.values()].map((group) => group.reduce((best, each) => (each.usd < best.usd ? each : best)))
}

/** `null`: it made a file of its kind. Else why not, as a sentence without the key. */
export async function checkModel({ route, request }: ModelCheck, stopping: AbortSignal): Promise<string | null> {
  try {
    await makeTrial(route, request, stopping)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** `image  FLUX.1 dev (fal:flux-dev)  $0.03`. */
export const describeModelCheck = ({ route: { row }, usd }: ModelCheck): string =>
  `${row.kind.padEnd(14)}${row.title} (${row.id})  ${formatUsd(usd)}`

export const formatUsd = (usd: number): string => (usd === 0 ? 'free' : `$${usd.toFixed(usd < 0.01 ? 4 : 2)}`)
