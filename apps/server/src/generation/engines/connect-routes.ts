import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { Connection } from '@fablecut/generation/provider/connection'
import { ownServerRow } from '@fablecut/generation/catalogue/own-server-row'
import { type Routes, createRoutes } from '@fablecut/generation/provider/routes'
import { connectProvider } from '@fablecut/providers/connect-provider'

/** The models of an installation's providers: those of the catalogue, and the one of each server of its own. */
export const connectRoutes = (connections: readonly Connection[]): Routes => createRoutes(connections, rowsOf, connectProvider)

const rowsOf = (connection: Connection) =>
  connection.model === null
    ? SHIPPED_ROWS.filter(({ provider }) => provider === connection.provider)
    : connection.kinds.flatMap((kind) => (kind === 'image' ? [ownServerRow(kind, connection.model!)] : []))
