import os from 'node:os'
import { createEngineHost } from '@fablecut/studio/host/create-engine-host'
import type { Engines } from '@fablecut/generation/ports/engines'
import { withLanguageModel } from '@fablecut/providers/model-connection/create-language-model'
import type { Routes } from '@fablecut/generation/provider/routes'
import type pg from 'pg'
import type { Database } from '../platform/database/client.ts'
import { type DurableLog, launchDurableWork } from '../platform/durable/launch.ts'
import type { QueueName } from '../platform/durable/queues.ts'
import { beginShutdown } from '../platform/durable/workflow.ts'
import { startLease } from '../platform/durable/lease.ts'
import { textMeter } from '../provider-spend/text-meter.ts'
import { recordLanguageModelUse } from '../connections/language-model-usage.ts'
import { newId } from '../platform/new-id.ts'
import type { LanguageModelConnection } from '@fablecut/providers/model-connection/connection'
import type { Limits, Retention } from '../platform/limit-settings.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { watchWebhooks } from '../provider-webhooks/watch-webhooks.ts'
import { type Deadlines, deadlinesMs, exportDeadlineMs } from './deadlines.ts'
import { startMaintenanceJobs } from './maintenance-jobs.ts'
import { downloadResult } from './provider-calls/download-result.ts'
import { provideServices, type WorkflowServices } from './run/services.ts'
// Registers the workflows.
import './action-video/make-action-video.ts'
import './captions/detect-captions.ts'
import './make-story.ts'
import './regenerate/make-shots.ts'
import './render/render-story.ts'

export type WorkerOptions = {
  readonly databaseUrl: string
  readonly db: Database
  readonly pool: pg.Pool
  readonly storage: Storage
  /** Folder for temporary files with unique names, which other workers may share. */
  readonly workFolder: string
  readonly exportProblem: () => Promise<string | null>
  readonly deadlines?: Deadlines
  /** That of the time; null: the built-in writer and director. */
  readonly languageModel: () => LanguageModelConnection | null
  /** Models of connected providers. */
  readonly routes: Routes
  /** Where providers send webhooks; null: nowhere. */
  readonly webhookOrigin: string | null
  readonly limits: Limits
  /** Segments that this worker encodes at the same time; null: one per core. */
  readonly parallelSegments: number | null
  /** Retention of analytics events. */
  readonly analyticsDays: number
  readonly retention: Retention
  /** Queues whose work this process does. */
  readonly queues: readonly QueueName[]
  /** Replaces engines, in tests. */
  readonly wrapEngines?: (engines: Engines) => Engines
  /** Processes of the built-in engines, in tests. Default: one per core. */
  readonly engineProcesses?: number
  /** Longest pause between two requests to a provider, in tests. */
  readonly maxProviderPauseMs?: number
  readonly log: WorkflowServices['log'] & DurableLog
  /** Called when this worker's lease expired: the process has to exit at once. */
  readonly onLeaseLost: () => void
}

export type RunningWorker = { readonly executorId: string; stop(): Promise<void> }

/** Starts a worker in this process: engines, services, lease and queues, in this order. */
export async function launchWorkflows(options: WorkerOptions): Promise<RunningWorker> {
  const { databaseUrl, db, pool, storage, workFolder, exportProblem, log, wrapEngines = (engines) => engines } = options
  const deadlines = deadlinesMs(options.deadlines)
  const host = createEngineHost({ size: options.engineProcesses ?? os.availableParallelism(), deadlinesMs: deadlines })
  const stopping = new AbortController()
  const webhooks = watchWebhooks(pool)
  provideServices({
    pool,
    db,
    storage,
    workFolder,
    exportProblem,
    log,
    engines: wrapEngines(
      withLanguageModel(host, options.languageModel, {
        deadlineMs: deadlines.writer,
        onEnd: recordLanguageModelUse(db, log),
        meterFor: textMeter({ pool, db, budgets: options.limits.budgets, log }),
      }),
    ),
    providers: {
      routes: options.routes,
      stopping: stopping.signal,
      download: downloadResult,
      ...(options.webhookOrigin !== null && { webhooks: { origin: options.webhookOrigin, received: webhooks.received } }),
      ...(options.maxProviderPauseMs !== undefined && { maxPauseMs: options.maxProviderPauseMs }),
    },
    limits: options.limits,
    exportDeadlineMs: exportDeadlineMs(options.deadlines),
  })
  const executorId = newId()
  const lease = await startLease(pool, { executorId, queues: options.queues }, options.onLeaseLost, (error) => log.warn('lease', { error }))
  const durable = await launchDurableWork({
    databaseUrl,
    executorId,
    queues: options.queues,
    parallelism: {
      parallelCalls: options.limits.parallelCalls,
      parallelSegments: options.parallelSegments ?? os.availableParallelism(),
    },
    log,
  })
  const maintenance = startMaintenanceJobs(options)
  return {
    executorId,
    /** Engines stop first: their unfinished work is continued by the next worker, not recorded as failed. */
    async stop() {
      beginShutdown()
      stopping.abort()
      webhooks.stop()
      maintenance.stop()
      await host.close()
      await durable.stop()
      await lease.stop()
    },
  }
}
