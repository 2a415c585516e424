import { AppError } from '@fablecut/contracts/errors/app-error'
import { requestCost } from '@fablecut/generation/catalogue/request-cost'
import { trialRequest } from '@fablecut/generation/catalogue/trial-request'
import type { Connection } from '@fablecut/generation/provider/connection'
import type { Route, Routes } from '@fablecut/generation/provider/routes'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { changeProviders } from '../connections/providers-version.ts'
import type { Database } from '../platform/database/client.ts'
import { modelTrial } from '../platform/database/provider-schema.ts'
import type { Log } from '../platform/logging/log.ts'
import { makeTrial } from './make-trial.ts'
import { markSeenWorking } from '../connections/mark-seen-working.ts'

type Deps = {
  readonly db: Database
  readonly pool: pg.Pool
  readonly routes: Routes
  readonly connections: readonly Connection[]
  /** Fires when the process stops. */
  readonly stopping: AbortSignal
  readonly log: Pick<Log, 'warn'>
}

/** Beyond the deadline of its model a trial has been lost with its process. */
export const TRIAL_GRACE_SECONDS = 60

/**
 * Starts a trial of a model; how it ends is stored. Throws NOT_FOUND for a model that no connection has, PRICE_CHANGED if it
 * costs more than `maxUsd`, CONFLICT if it cannot be tried or is being tried.
 */
export async function tryModel(deps: Deps, id: string, maxUsd: number): Promise<void> {
  const route = connectedRoute(deps, id)
  if (!route) throw new AppError('NOT_FOUND', { message: 'No connection has this model' })
  const request = trialRequest(route.row)
  if (request === null) throw new AppError('CONFLICT', { message: 'This model needs a sound or a video, which a trial does not have' })
  const usd = requestCost(route.row, request)
  if (usd > maxUsd) throw new AppError('PRICE_CHANGED')
  await open(deps.db, id, usd, route.row.limits.deadlineSeconds + TRIAL_GRACE_SECONDS)
  void makeTrial(route, request, deps.stopping)
    .then(
      () => close(deps, id, null),
      (error: unknown) => close(deps, id, error instanceof Error ? error.message : String(error)),
    )
    .catch((error: unknown) => deps.log.warn('the end of a trial was not recorded', { model: id, error }))
}

/** That of the first connection that is used for what the model makes. */
function connectedRoute({ routes, connections }: Pick<Deps, 'routes' | 'connections'>, id: string): Route | undefined {
  const found = connections.flatMap(({ name, kinds }) => {
    const route = routes.findById(id, name)
    return route && kinds.includes(route.row.kind) ? [route] : []
  })
  return found[0]
}

/** Throws CONFLICT while another one is under way. */
async function open(db: Database, model: string, usd: number, maxSeconds: number): Promise<void> {
  const opened = await db
    .insert(modelTrial)
    .values({ model, usd })
    .onConflictDoUpdate({
      target: modelTrial.model,
      set: { usd, startedAt: sql`now()`, finishedAt: null, problem: null },
      setWhere: sql`model_trial.finished_at IS NOT NULL OR model_trial.started_at < now() - make_interval(secs => ${maxSeconds})`,
    })
    .returning({ model: modelTrial.model })
  if (opened.length === 0) throw new AppError('CONFLICT', { message: 'This model is being tried' })
}

async function close({ pool }: Deps, model: string, problem: string | null): Promise<void> {
  await changeProviders(pool, async (tx) => {
    await tx.db
      .update(modelTrial)
      .set({ finishedAt: sql`now()`, problem })
      .where(eq(modelTrial.model, model))
    if (problem === null) await markSeenWorking(tx, model)
  })
}
