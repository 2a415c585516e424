import { contract } from '@fablecut/contracts/contract'
import { implement } from '@orpc/server'
import type { RequestContext } from './context.ts'

/** Builder of the handlers in `http/operations`; a missing handler is a type error. Middlewares run before the input is validated. */
export const api = implement(contract).$context<RequestContext>().$config({ initialInputValidationIndex: Number.POSITIVE_INFINITY })
