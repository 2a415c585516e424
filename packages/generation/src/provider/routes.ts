import { bestRow } from '../catalogue/best-row.ts'
import { type CatalogueRow, isOffered } from '../catalogue/catalogue-row.ts'
import type { MediaKind, MediaRequest } from '../requests/media-request.ts'
import type { Connection } from './connection.ts'
import type { Provider } from './provider.ts'

/** Who makes something: a model of a connected provider. */
export type Route = { readonly row: CatalogueRow; readonly provider: Provider; readonly connection: string }

export type Routes = {
  /**
   * Who makes what a creator picked; null: the built-in engine. With a request, the model that can send most of it: one pick may have several models, such as one
   * for each kind of input.
   */
  find(kind: MediaKind, picked: string, request?: MediaRequest): Route | null
  /** The route that a call was submitted by, also when it would take another one today; null if it is no longer connected. */
  findById(rowId: string, connection: string): Route | null
  /** Whether nothing is connected. */
  readonly isEmpty: boolean
}

const EVERY_MODEL = '*'

/**
 * The routes of an installation: for each connection, in their order, the rows of its provider that it serves. Rows of the catalogue that name a model win over
 * servers that make every model of their kind.
 */
export function createRoutes(
  connections: readonly Connection[],
  rowsOf: (connection: Connection) => readonly CatalogueRow[],
  connect: (connection: Connection) => Provider,
  now: () => Date = () => new Date(),
): Routes {
  const routes = connections.flatMap((connection): Route[] => {
    const provider = connect(connection)
    return rowsOf(connection)
      .filter(({ kind }) => connection.kinds.includes(kind))
      .map((row) => ({ row, provider, connection: connection.name }))
  })
  const offered = (): Route[] => routes.filter(({ row }) => isOffered(row, now()))
  return {
    find(kind, picked, request) {
      const ofKind = offered().filter(({ row }) => row.kind === kind)
      const named = ofKind.filter(({ row }) => row.serves.includes(picked))
      const able = named.length > 0 ? named : ofKind.filter(({ row }) => row.serves.includes(EVERY_MODEL))
      return (request ? bestRoute(able, request) : able[0]) ?? null
    },
    findById: (rowId, connection) => routes.find((route) => route.row.id === rowId && route.connection === connection) ?? null,
    get isEmpty() {
      return offered().length === 0
    },
  }
}

/** That of the first connection that can make the request. */
function bestRoute(routes: readonly Route[], request: MediaRequest): Route | undefined {
  for (const group of Map.groupBy(routes, ({ connection }) => connection).values()) {
    const row = bestRow(
      group.map((route) => route.row),
      request,
    )
    if (row) return group.find((route) => route.row === row)
  }
  return undefined
}

/** `provider/endpoint`, as stored with what it made. */
export const engineOfRoute = ({ row }: Pick<Route, 'row'>): string => `${row.provider}/${row.endpoint}`
