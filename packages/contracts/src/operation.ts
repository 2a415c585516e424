import { type Route, oc } from '@orpc/contract'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors/codes.ts'

/** What the server and the API's description read of an operation besides its route. */
export type OperationMeta = {
  readonly access: Access
  /** Beside those that follow from its access and its input. */
  readonly errors: readonly ErrorCode[]
}

export type OperationRoute = OperationMeta & {
  readonly method: NonNullable<Route['method']>
  /** Below `/api`, with `{names}` of inputs. */
  readonly path: `/${string}`
  readonly tags: readonly string[]
  readonly summary: string
  /** In Markdown. */
  readonly description: string
  /** Default 200. */
  readonly successStatus?: number
  /** `detailed`: the input has `query` and `body` apart. Default `compact`. */
  readonly inputStructure?: 'compact' | 'detailed'
}

/** Begins an operation of the contract; `input` and `output` follow. Nothing else says who may call it or where it is. */
export function operation({ access, errors, tags, ...route }: Omit<OperationRoute, 'errors'> & { readonly errors?: readonly ErrorCode[] }) {
  return oc.$meta<OperationMeta>({ access, errors: errors ?? [] }).route({ ...route, tags: [...tags] })
}
