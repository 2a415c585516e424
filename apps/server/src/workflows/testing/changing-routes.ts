import type { Connection } from '@fablecut/generation/provider/connection'
import type { Routes } from '@fablecut/generation/provider/routes'
import { connectRoutes } from '../../generation/engines/connect-routes.ts'

/** Routes of connections that change while a process runs, as those of staff do. */
export function changingRoutes(connections: readonly Connection[]): {
  readonly routes: Routes
  connect(connections: readonly Connection[]): void
} {
  let current = connectRoutes(connections)
  return {
    routes: {
      find: (...request) => current.find(...request),
      ranked: (...request) => current.ranked(...request),
      offers: (...picked) => current.offers(...picked),
      findById: (...ids) => current.findById(...ids),
      get isEmpty() {
        return current.isEmpty
      },
      get rows() {
        return current.rows
      },
    },
    connect: (next) => void (current = connectRoutes(next)),
  }
}
