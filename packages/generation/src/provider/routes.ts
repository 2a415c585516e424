import { bestRow } from '../catalogue/best-row.ts'
import { type CatalogueRow, isOffered } from '../catalogue/catalogue-row.ts'
import type { MediaKind, MediaRequest } from '../requests/media-request.ts'
import type { Connection } from './connection.ts'
import type { Provider } from './provider.ts'

/** Who makes something: a model of a connected provider. */
export type Route = {
  readonly row: CatalogueRow
  readonly provider: Provider
  /** Name of the connection. */
  readonly connection: string
  /** Jobs at once that staff allow on the connection; absent: the row's limit. */
  readonly concurrency?: number
  /** What may be submitted by the connection in a day (UTC), in US dollars; absent: as much as other budgets allow. */
  readonly dailyBudgetUsd?: number
}

export type Routes = {
  /**
   * Who makes what a creator picked; null: the built-in engine. With a request, the model that can send most of it: one pick may have several models, such as one
   * for each kind of input.
   */
  find(kind: MediaKind, picked: string, request?: MediaRequest): Route | null
  /** Those who can make a request, one of each connection: `find` gives the first, others may take its place. */
  ranked(kind: MediaKind, picked: string, request: MediaRequest): readonly Route[]
  /** All that make something of what a creator picked, in the order of their connections; empty: the built-in engine makes it. */
  offers(kind: MediaKind, picked: string): readonly Route[]
  /** The route that a call was submitted by, also when it would take another one today; null if it is no longer connected. */
  findById(rowId: string, connection: string): Route | null
  /** Whether nothing is connected. */
  readonly isEmpty: boolean
  /** The models of the connections, retired ones too. */
  readonly rows: readonly CatalogueRow[]
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
    const { name, concurrency, dailyBudgetUsd } = connection
    const limits = { ...(concurrency !== undefined && { concurrency }), ...(dailyBudgetUsd !== undefined && { dailyBudgetUsd }) }
    return rowsOf(connection).map((row) => ({ row, provider, connection: name, ...limits }))
  })
  const kindsOf = new Map(connections.map(({ name, kinds }) => [name, kinds]))
  const offered = (): Route[] =>
    routes.filter(({ row, connection }) => isOffered(row, now()) && kindsOf.get(connection)!.includes(row.kind))
  const offers = (kind: MediaKind, picked: string): readonly Route[] => {
    const ofKind = offered().filter(({ row }) => row.kind === kind)
    const named = ofKind.filter(({ row }) => row.serves.includes(picked))
    return named.length > 0 ? named : ofKind.filter(({ row }) => row.serves.includes(EVERY_MODEL))
  }
  return {
    offers,
    ranked: (kind, picked, request) => bestRoutes(offers(kind, picked), request),
    find(kind, picked, request) {
      const able = offers(kind, picked)
      return (request ? bestRoutes(able, request)[0] : able[0]) ?? null
    },
    findById: (rowId, connection) => routes.find((route) => route.row.id === rowId && route.connection === connection) ?? null,
    get isEmpty() {
      return offered().length === 0
    },
    rows: routes.map(({ row }) => row),
  }
}

/** Of each connection that can make the request, in their order, the route that can send most of it. */
const bestRoutes = (routes: readonly Route[], request: MediaRequest): Route[] =>
  [...Map.groupBy(routes, ({ connection }) => connection).values()].flatMap((group) => {
    const row = bestRow(
      group.map((route) => route.row),
      request,
    )
    return group.find((route) => route.row === row) ?? []
  })

/** `provider/endpoint`, as stored with what it made. */
export const engineOfRoute = ({ row }: Pick<Route, 'row'>): string => `${row.provider}/${row.endpoint}`
