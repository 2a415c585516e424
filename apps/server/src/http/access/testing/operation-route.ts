import { contract } from '@fablecut/contracts/contract'
import type { OperationName } from '../access.ts'

export type OperationRoute = {
  readonly method: string
  /** Below `/api`, with `{names}` of inputs. */
  readonly path: string
  readonly summary: string
  /** `detailed`: the input has `query` and `body` apart. */
  readonly inputStructure?: 'compact' | 'detailed'
}

/** Where the contract has an operation. */
export function operationRoute(name: OperationName): OperationRoute {
  const found = name.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], contract)
  return (found as { '~orpc': { route: OperationRoute } })['~orpc'].route
}
