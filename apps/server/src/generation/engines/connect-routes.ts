import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { isOwnServerKind, ownServerRow } from '@fablecut/generation/catalogue/own-server-row'
import { withVoice } from '@fablecut/generation/catalogue/row-voice'
import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import type { Connection } from '@fablecut/generation/provider/connection'
import { type Routes, createRoutes } from '@fablecut/generation/provider/routes'
import { isMediaProvider } from '@fablecut/generation/provider/provider-facts'
import { connectProvider } from '@fablecut/providers/connect-provider'

/** The models of an installation's providers: those of `catalogue`, and the one of each server of its own. */
export const connectRoutes = (connections: readonly Connection[], catalogue: readonly CatalogueRow[] = SHIPPED_ROWS): Routes =>
  createRoutes(
    connections.filter(({ provider }) => isMediaProvider(provider)),
    (connection) => rowsOfConnection(connection, catalogue),
    connectProvider,
  )

/** What a connection can make by a catalogue, or by the one model of its own server. */
export function rowsOfConnection(connection: Connection, catalogue: readonly CatalogueRow[]): readonly CatalogueRow[] {
  const { model, voice } = connection
  const rows =
    model === null
      ? catalogue.filter(({ provider }) => provider === connection.provider)
      : connection.kinds.flatMap((kind) => (isOwnServerKind(kind) ? [ownServerRow(kind, model)] : []))
  return voice === undefined ? rows : rows.map((row) => withVoice(row, voice))
}
