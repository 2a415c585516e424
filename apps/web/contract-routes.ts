import { contract } from '@fablecut/contracts/contract'
import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'

const NAME = 'virtual:contract-routes'

/** Provides only methods and paths to the client: the schemas would add zod to every page (60 kB compressed). */
export function contractRoutes(): Plugin {
  return {
    name: 'fablecut:contract-routes',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${clientRoutes()}` : null),
  }
}

/** Routes of the contract as JSON, without metadata for the server and the OpenAPI document. */
export const clientRoutes = (): string => JSON.stringify(minifyContractRouter(contract), withoutProse)

function withoutProse(key: string, value: unknown): unknown {
  if (key === 'meta') return {}
  return ['description', 'summary', 'tags'].includes(key) ? undefined : value
}
