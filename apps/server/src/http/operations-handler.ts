import type { Access } from '@fablecut/contracts/access'
import { AppError, type ErrorBody } from '@fablecut/contracts/errors/app-error'
import type { OperationMeta } from '@fablecut/contracts/operation'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { type AnyProcedure, ORPCError, ValidationError } from '@orpc/server'
import type { Log } from '../platform/logging/log.ts'
import { addLogContext } from '../platform/logging/log-context.ts'
import { requireAccess } from './access/require-access.ts'
import type { router } from './router.ts'
import type { RequestContext } from './kernel/context.ts'
import { toAppError } from './kernel/error-answer.ts'
import { invalidInput, validationFailed } from './kernel/invalid-input.ts'
import { findInvalidText } from '../platform/database/invalid-text.ts'

export type OperationsHandler = (request: Request, context: RequestContext) => Promise<Response | null>

/** Serves the operations of the contract under `/api`; null for other paths. */
export function createOperationsHandler(operations: typeof router, log: Log): OperationsHandler {
  const handler = new OpenAPIHandler(operations, {
    customErrorResponseBodyEncoder: ({ code, message, data }) => ({ code, message, data: data ?? {} }),
    interceptors: [
      async ({ request, next }) => {
        try {
          return await next()
        } catch (error) {
          // The client is gone: nobody reads the response, and nothing failed.
          if (request.signal?.aborted && error === request.signal.reason) throw new ORPCError('UNAVAILABLE', { status: 503 })
          throw toTransportError(error, { method: request.method, path: request.url.pathname }, log)
        }
      },
    ],
    clientInterceptors: [
      ({ procedure, context, input, next }) => {
        addLogContext({ route: `/api${procedure['~orpc'].route.path ?? ''}` })
        requireAccess(accessOf(procedure), context)
        const error = findInvalidText(input)
        if (!error) return next()
        const cause = new ValidationError({ message: error.message, issues: [error], data: input })
        throw new ORPCError('BAD_REQUEST', { cause })
      },
    ],
  })
  return async (request, context) => {
    const { matched, response } = await handler.handle(request, { prefix: '/api', context })
    return matched ? withRetryAfter(response) : null
  }
}

/** The access of an operation, the first entry of its metadata. */
const accessOf = (procedure: AnyProcedure): Access => (procedure['~orpc'].meta as OperationMeta).access

/** Sets `Retry-After` for rate-limited clients and a busy server. */
async function withRetryAfter(response: Response): Promise<Response> {
  if (response.status !== 429 && response.status !== 503) return response
  const { data } = (await response.clone().json()) as ErrorBody
  if (typeof data.retryAfterSeconds === 'number') response.headers.set('Retry-After', String(data.retryAfterSeconds))
  return response
}

function toTransportError(error: unknown, request: { method: string; path: string }, log: Log): ORPCError<string, unknown> {
  const { code, status, message, data } = refusalOf(error, request) ?? toAppError(error, log, request)
  return new ORPCError(code, { status, message, data, cause: error })
}

/** Invalid input found by the contract; the status operations return 400 (CD-109). */
function refusalOf(error: unknown, request: { method: string; path: string }): AppError | null {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return null
  if (request.path === '/api/stories/workflow/status_sse' && request.method === 'GET') return new AppError('INVALID_WORKFLOW_ID')
  if (request.path.startsWith('/api/stories/workflow/status')) return new AppError('INVALID_WORKFLOW_IDS')
  const issues = error.cause instanceof ValidationError ? error.cause.issues : []
  return request.path === '/api/action-video/create' ? validationFailed(issues) : invalidInput(issues)
}
