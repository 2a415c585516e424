import { AppError } from '@fablecut/contracts/errors/app-error'
import { requestCost } from '@fablecut/generation/catalogue/request-cost'
import { trialRequest } from '@fablecut/generation/catalogue/trial-request'
import type { Connection } from '@fablecut/generation/provider/connection'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { Route, Routes } from '@fablecut/generation/provider/routes'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { changeProviders } from '../connections/providers-version.ts'
import { modelTrial, trialSubmission } from '../platform/database/provider-schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import type { Limits, ProviderBudgets } from '../platform/limit-settings.ts'
import { newId } from '../platform/new-id.ts'
import { retryDuringOutage } from '../platform/outage/outage.ts'
import { refuseByConnectionBudget } from '../provider-spend/connection-budget.ts'
import { findSpentBudget, lockBudgets, spentBudgetText } from '../provider-spend/spent-budget.ts'
import type { Log } from '../platform/logging/log.ts'
import { makeTrial } from './make-trial.ts'
import { markSeenWorking } from '../connections/mark-seen-working.ts'

type Deps = {
  readonly pool: pg.Pool
  readonly routes: Routes
  readonly connections: readonly Connection[]
  readonly limits: Pick<Limits, 'budgets'>
  /** Fires when the process stops. */
  readonly stopping: AbortSignal
  readonly log: Pick<Log, 'info' | 'warn'>
}

/** Beyond the deadline of its model a trial has been lost with its process. */
export const TRIAL_GRACE_SECONDS = 60

/**
 * Starts a trial of a model; how it ends is stored, and it counts in the budgets of the day. Throws NOT_FOUND for a model that no connection has,
 * PRICE_CHANGED if it costs more than `maxUsd`, CONFLICT if it cannot be tried or is being tried, BUDGET_SPENT.
 */
export async function tryModel(deps: Deps, id: string, maxUsd: number): Promise<void> {
  const route = connectedRoute(deps, id)
  if (!route) throw new AppError('NOT_FOUND', { message: 'No connection has this model' })
  const request = trialRequest(route.row)
  if (request === null) throw new AppError('CONFLICT', { message: 'This model needs a sound or a video, which a trial does not have' })
  const usd = requestCost(route.row, request)
  if (usd > maxUsd) throw new AppError('PRICE_CHANGED')
  const trial = await open(deps, route, usd)
  void makeTrial(route, request, deps.stopping, deps.log)
    .then((): End => ({ problem: null, isCharged: true }), failureOf)
    .then((end) => close(deps, trial, end))
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

type Trial = { readonly id: string; readonly model: string }

/** Records what it will cost before it is submitted. Throws CONFLICT while another one is under way, BUDGET_SPENT. */
async function open({ pool, limits }: Deps, { row, connection, ...route }: Route, usd: number): Promise<Trial> {
  const trial = { id: newId(), model: row.id }
  const maxSeconds = row.limits.deadlineSeconds + TRIAL_GRACE_SECONDS
  await inTransaction(pool, async (tx) => {
    await requireTrialBudget(tx, limits.budgets, { connection, ...route }, usd)
    const opened = await tx.db
      .insert(modelTrial)
      .values({ model: row.id, usd })
      .onConflictDoUpdate({
        target: modelTrial.model,
        set: { usd, startedAt: sql`now()`, finishedAt: null, problem: null },
        setWhere: sql`model_trial.finished_at IS NOT NULL OR model_trial.started_at < now() - make_interval(secs => ${maxSeconds})`,
      })
      .returning({ model: modelTrial.model })
    if (opened.length === 0) throw new AppError('CONFLICT', { message: 'This model is being tried' })
    await tx.db.insert(trialSubmission).values({ ...trial, connection, usd })
  })
  return trial
}

async function requireTrialBudget(
  tx: OpenTransaction,
  budgets: ProviderBudgets,
  route: Pick<Route, 'connection' | 'dailyBudgetUsd'>,
  usd: number,
): Promise<void> {
  if (usd === 0) return
  await lockBudgets(tx)
  const scope = await findSpentBudget(tx, budgets, { userId: null, storyId: null, usd })
  const refusal = scope === null ? await refuseByConnectionBudget(tx, route, usd) : spentBudgetText(scope)
  if (refusal !== null) throw new AppError('BUDGET_SPENT', { message: refusal, data: { scope: scope ?? 'connection' } })
}

type End = { readonly problem: string | null; readonly isCharged: boolean | null }

const failureOf = (error: unknown): End => ({
  problem: error instanceof Error ? error.message : String(error),
  isCharged: error instanceof ProviderError ? error.isCharged : null,
})

/** Records how a trial ended, also after an outage of the database. */
async function close({ pool, log }: Deps, { id, model }: Trial, end: End): Promise<void> {
  log.info('a trial ended', { model, problem: end.problem })
  await retryDuringOutage(() =>
    changeProviders(pool, async (tx) => {
      await tx.db.update(trialSubmission).set(end).where(eq(trialSubmission.id, id))
      await tx.db
        .update(modelTrial)
        .set({ finishedAt: sql`now()`, problem: end.problem })
        .where(eq(modelTrial.model, model))
      if (end.problem === null) await markSeenWorking(tx, model)
    }),
  )
}
