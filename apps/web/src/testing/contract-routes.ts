import { contract } from '@fablecut/contracts/contract'
import { minifyContractRouter } from '@orpc/contract'

/** What the build puts in place of `virtual:contract-routes`. */
export default minifyContractRouter(contract)
