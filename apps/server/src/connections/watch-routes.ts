import type { Connection } from '@fablecut/generation/provider/connection'
import type { LanguageModelConnection } from '@fablecut/providers/model-connection/connection'
import type { Routes } from '@fablecut/generation/provider/routes'
import { connectRoutes } from '../generation/engines/connect-routes.ts'
import type { Database } from '../platform/database/client.ts'
import type { Log } from '../platform/logging/log.ts'
import { type SecretKeySource, readSecretKeys } from '../platform/secrets/secret-keys.ts'
import type { Settings } from '../platform/settings.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readProvidersVersion } from './providers-version.ts'
import { readStoredConnections } from './stored-connections.ts'

const POLL_MS = 2_000

export type WatchedRoutes = {
  /** Always those of the latest change. */
  readonly routes: Routes
  readonly connections: readonly Connection[]
  /** That of the environment, else the first of staff; null: the built-in writer and director. The same object until a change. */
  readonly languageModel: LanguageModelConnection | null
  /** Reads a change now, as the process that made it does. */
  refresh(): Promise<void>
  stop(): void
}

type Options = {
  readonly db: Database
  /** Connections of the environment, which come first. */
  readonly environment: Pick<Settings, 'connections' | 'languageModel'>
  readonly keySource: SecretKeySource
  readonly log: Pick<Log, 'info' | 'warn'>
}

/**
 * The routes and the language model by the connections of the environment and of staff. Changes of other processes are read within two seconds. While the database is away the routes
 * stay as they are.
 */
export async function watchRoutes({ db, environment, keySource, log }: Options): Promise<WatchedRoutes> {
  let version: string | null = null
  let { connections, languageModel } = environment
  let current = connectRoutes(connections)

  async function refresh(): Promise<void> {
    const latest = await readProvidersVersion(db)
    if (latest === version) return
    const [rows, stored] = await Promise.all([readCatalogue(db), readSecretKeys(keySource).then((keys) => readStoredConnections(db, keys))])
    for (const { row, problem } of stored) if (problem !== null) log.warn('a connection cannot be used', { connection: row.id, problem })
    connections = [...environment.connections, ...stored.flatMap(({ connection }) => connection ?? [])]
    languageModel = environment.languageModel ?? stored.flatMap((each) => each.languageModel ?? [])[0] ?? null
    current = connectRoutes(connections, rows)
    version = latest
    log.info('connections of providers were read', {
      connections: connections.map(({ name }) => name),
      writer: languageModel?.model ?? null,
    })
  }

  await refresh()
  const timer = setInterval(() => void refresh().catch(() => {}), POLL_MS)
  return {
    routes: {
      find: (kind, picked, request) => current.find(kind, picked, request),
      offers: (kind, picked) => current.offers(kind, picked),
      ranked: (kind, picked, request) => current.ranked(kind, picked, request),
      findById: (rowId, connection) => current.findById(rowId, connection),
      get isEmpty() {
        return current.isEmpty
      },
      get rows() {
        return current.rows
      },
    },
    get connections() {
      return connections
    },
    get languageModel() {
      return languageModel
    },
    refresh,
    stop: () => clearInterval(timer),
  }
}
