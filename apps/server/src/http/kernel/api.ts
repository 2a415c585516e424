import { contract } from '@fablecut/contracts/contract'
import { implement } from '@orpc/server'
import type { RequestContext } from './context.ts'

/** Handlers are made with this, one file per group of the contract in `http/operations`; a missing handler fails the types. */
export const api = implement(contract).$context<RequestContext>()
