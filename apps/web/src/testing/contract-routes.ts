import { clientRoutes } from '../../contract-routes.ts'

/** What the build puts in place of `virtual:contract-routes`. */
export default JSON.parse(clientRoutes()) as unknown
