import { type Route, oc } from '@orpc/contract'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors/codes.ts'

/** Metadata of an operation besides its route, used by the server and the OpenAPI document. */
export type OperationMeta = {
  readonly access: Access
  /** Errors besides those implied by access and input. */
  readonly errors: readonly ErrorCode[]
}

export type OperationRoute = OperationMeta & {
  readonly method: NonNullable<Route['method']>
  /** Path below `/api`, with `{parameters}`. */
  readonly path: `/${string}`
  readonly tags: readonly string[]
  readonly summary: string
  /** Markdown. */
  readonly description: string
  /** Default 200. */
  readonly successStatus?: number
  /** `detailed`: `query` and `body` are separate in the input. Default `compact`. */
  readonly inputStructure?: 'compact' | 'detailed'
}

/** Declares an operation; chain `input` and `output`. The only place for its route and access. */
export function operation({ access, errors, tags, ...route }: Omit<OperationRoute, 'errors'> & { readonly errors?: readonly ErrorCode[] }) {
  return oc.$meta<OperationMeta>({ access, errors: errors ?? [] }).route({ ...route, tags: [...tags] })
}
