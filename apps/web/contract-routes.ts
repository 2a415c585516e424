import { contract } from '@fablecut/contracts/contract'
import { minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'

const NAME = 'virtual:contract-routes'

/** Gives the client methods and paths only: with the schemas every page would carry the whole of zod (60 kB compressed). */
export function contractRoutes(): Plugin {
  return {
    name: 'fablecut:contract-routes',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(minifyContractRouter(contract))}` : null),
  }
}
