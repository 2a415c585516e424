import { contract } from '@fablecut/contracts/contract'
import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'

const NAME = 'virtual:contract-routes'

/** Gives the client methods and paths only: with the schemas every page would carry the whole of zod (60 kB compressed). */
export function contractRoutes(): Plugin {
  return {
    name: 'fablecut:contract-routes',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${clientRoutes()}` : null),
  }
}

/** The contract's routes as JSON, without what only the server and the API's description read. */
export const clientRoutes = (): string => JSON.stringify(minifyContractRouter(contract), withoutProse)

function withoutProse(key: string, value: unknown): unknown {
  if (key === 'meta') return {}
  return ['description', 'summary', 'tags'].includes(key) ? undefined : value
}
