/** Methods and paths of the contract without its schemas: all that the client needs to build a request. Made by `vite.config.ts`. */
declare module 'virtual:contract-routes' {
  import type { AnyContractRouter } from '@orpc/contract'

  const routes: AnyContractRouter
  export default routes
}
