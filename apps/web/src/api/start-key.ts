/** The idempotency key of the last start that got no answer, with the request it belongs to. */
export type PendingStart = { readonly key: string; readonly body: string }

/**
 * Key for the next start: the same request after a lost answer keeps its key, so the server returns the same run and charges once; anything else gets
 * `freshKey`.
 */
export function idempotencyKeyFor(pending: PendingStart | null, request: unknown, freshKey: string): PendingStart {
  const body = JSON.stringify(request)
  return pending?.body === body ? pending : { key: freshKey, body }
}
