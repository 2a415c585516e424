import type { FileReference } from '@fablecut/generation/requests/media-request'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { ProviderBudgets } from '../../platform/limit-settings.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { readReference } from './reduced-files.ts'
import { type ConnectedProviders, services } from '../run/services.ts'

/** What calls of providers need besides their route. */
export type ProviderWork = ConnectedProviders & {
  readonly pool: pg.Pool
  readonly storage: Storage
  readonly budgets: ProviderBudgets
  /** Fires when the run is cancelled. */
  readonly signal: AbortSignal
  readonly log: { warn(message: string, data?: object): void }
  readFile(file: FileReference): Promise<Uint8Array>
  /** Resolves earlier when the signal fires. */
  pause(ms: number, signal: AbortSignal): Promise<void>
}

/** The work of a step of this worker. `signal` fires when the run is cancelled. */
export function providerWork(signal: AbortSignal | undefined): ProviderWork {
  const { pool, storage, log, providers, limits, workFolder } = services()
  const { maxPauseMs = Infinity } = providers
  return {
    ...providers,
    pool,
    storage,
    log,
    budgets: limits.budgets,
    signal: signal ?? new AbortController().signal,
    readFile: (file) => readReference(file, storage, workFolder),
    pause: (ms, until) => setTimeout(Math.min(ms, maxPauseMs), undefined, { signal: until }).catch(() => undefined),
  }
}
