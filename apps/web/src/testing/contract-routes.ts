import { clientRoutes } from '../../contract-routes.ts'

/** Stands in for the build's `virtual:contract-routes`. */
export default JSON.parse(clientRoutes()) as unknown
