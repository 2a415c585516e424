/** Idempotency key and request of the last start without a response. */
export type PendingStart = { readonly key: string; readonly body: string }

/**
 * Key for the next start: the same request after a lost response keeps its key, so that the server returns the same run and charges once; others get
 * `freshKey`.
 */
export function idempotencyKeyFor(pending: PendingStart | null, request: unknown, freshKey: string): PendingStart {
  const body = JSON.stringify(request)
  return pending?.body === body ? pending : { key: freshKey, body }
}
