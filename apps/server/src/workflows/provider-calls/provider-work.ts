import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import type { Provider } from '@fablecut/generation/provider/provider'
import type { FileReference } from '@fablecut/generation/requests/media-request'
import type pg from 'pg'
import type { Storage } from '../../platform/storage/storage.ts'

/** Who makes something: a model of a connected provider. `connection`: its name in settings or on the staff page. */
export type Route = { readonly row: CatalogueRow; readonly provider: Provider; readonly connection: string }

/** What calls of providers need besides their route. */
export type ProviderWork = {
  readonly pool: pg.Pool
  readonly storage: Storage
  /** Fires when the run is cancelled. */
  readonly signal: AbortSignal
  /** Fires when this worker stops: accepted jobs go on, and another worker asks for them. */
  readonly stopping: AbortSignal
  readonly log: { warn(message: string, data?: object): void }
  readFile(file: FileReference): Promise<Uint8Array>
  /** Reads a file of an answer, of an address that the provider may name. Rejects with a ProviderError. */
  download(url: string, route: Route, signal: AbortSignal): Promise<{ readonly bytes: Uint8Array; readonly mediaType: string | null }>
  /** Resolves earlier when a signal fires. */
  pause(ms: number, signal: AbortSignal): Promise<void>
}
