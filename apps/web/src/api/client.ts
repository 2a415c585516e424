import type { contract } from '@fablecut/contracts/contract'
import { TIMELINE_VERSION_HEADER } from '@fablecut/contracts/wire/timeline-version'
import routes from 'virtual:contract-routes'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { decodeErrorBody } from './error.ts'

/** `idempotencyKey` makes a start repeatable: the same key gives the same run (CD-105). */
export type CallContext = {
  readonly idempotencyKey?: string
  /** The revision that a sync builds on (ED-34). */
  readonly ifMatch?: number
  /** The version of timelines that this client knows; of requests with a timeline. */
  readonly timelineVersion?: number
  /** Lets the request outlive the page; its body is limited to 64 KB. */
  readonly keepalive?: boolean
}

const link = new OpenAPILink<CallContext>(routes, {
  url: () => `${window.location.origin}/api`,
  headers: ({ context }) => ({
    ...(context.idempotencyKey && { 'idempotency-key': context.idempotencyKey }),
    ...(context.ifMatch !== undefined && { 'if-match': `"${context.ifMatch}"` }),
    ...(context.timelineVersion !== undefined && { [TIMELINE_VERSION_HEADER]: String(context.timelineVersion) }),
  }),
  fetch: (request, init, { context }) => fetch(request, { ...init, credentials: 'same-origin', keepalive: context.keepalive ?? false }),
  customErrorResponseBodyDecoder: (body, response) => {
    const { code, ...error } = decodeErrorBody(body, response.status)
    return new ORPCError(code, { status: response.status, ...error })
  },
})

export type ApiClient = ContractRouterClient<typeof contract, CallContext>

/** Client for all operations of the contract. Errors are `ORPCError` with code, message and data of the response. */
export const api: ApiClient = createORPCClient(link)

/** The same calls as options of TanStack Query: `queryOptions`, `infiniteOptions`, `mutationOptions`, `key`. */
export const query = createTanstackQueryUtils(api)
