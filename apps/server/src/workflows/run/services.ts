import type { Engines } from '@fablecut/generation/ports/engines'
import type { Route, Routes } from '@fablecut/generation/provider/routes'
import type pg from 'pg'
import type { Database } from '../../platform/database/client.ts'
import type { Limits } from '../../platform/limit-settings.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { WebhookWatch } from '../../provider-webhooks/watch-webhooks.ts'

/** Announcements of providers that a job has ended. `origin`: of the address that they are sent to. */
export type Webhooks = Pick<WebhookWatch, 'received'> & { readonly origin: string }

/** Connected providers, as workflows see them. */
export type ConnectedProviders = {
  readonly routes: Routes
  /** Fires when this worker stops: jobs go on at their providers, and another worker asks for them. */
  readonly stopping: AbortSignal
  /** Reads a file from an address in an answer, if the provider may name it. Rejects with a ProviderError. */
  download(url: string, route: Route, signal: AbortSignal): Promise<{ readonly bytes: Uint8Array; readonly mediaType: string | null }>
  /** Absent: providers cannot reach this installation, or are not to. */
  readonly webhooks?: Webhooks
  /** Longest pause between two requests of a call. Default: as long as the provider asks for. */
  readonly maxPauseMs?: number
}

/** Services of workflow steps. Workflows are registered before anything is connected, so they read the services when they run. */
export type WorkflowServices = {
  readonly pool: pg.Pool
  readonly db: Database
  readonly engines: Engines
  readonly providers: ConnectedProviders
  readonly storage: Storage
  readonly limits: Limits
  /** Timeout of one segment, the audio or the joining of a film with this duration. */
  exportDeadlineMs(filmSeconds: number): number
  /** Folder for temporary files. */
  readonly workFolder: string
  /** Null when exports work, otherwise what is missing. */
  exportProblem(): Promise<string | null>
  readonly log: {
    info(message: string, data?: object): void
    warn(message: string, data?: object): void
    error(message: string, data?: object): void
  }
}

let current: WorkflowServices | undefined

export function provideServices(services: WorkflowServices): void {
  current = services
}

/** Throws before the worker has launched. */
export function services(): WorkflowServices {
  if (!current) throw new Error('Durable work ran before its services were provided')
  return current
}
