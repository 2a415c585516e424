import { contract } from '@fablecut/contracts/contract'
import { implement } from '@orpc/server'
import type { RequestContext } from './context.ts'

/** Operations are made with this: `api.stories.get.handler(({ input, context }) => ...)`, one file each below `http/operations`. */
export const api = implement(contract).$context<RequestContext>()
