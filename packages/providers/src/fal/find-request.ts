import type { JSONObject } from '@ai-sdk/provider'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { z } from 'zod'
import type { HttpClient } from '../http/http-client.ts'
import { readJson } from '../http/http-message.ts'
import { isSameInput } from '../jobs/same-input.ts'

const MAX_PAGES = 10
/** Clocks differ. */
const TOLERANCE_MS = 60_000

const page = z.object({
  items: z.array(z.object({ request_id: z.string(), json_input: z.unknown().optional() })),
  has_more: z.boolean().default(false),
  next_cursor: z.string().nullish(),
})

type Search = {
  readonly body: JSONObject
  readonly since: Date
  readonly signal: AbortSignal
  /** Ids of requests with the same body that are known. */
  readonly known: ReadonlySet<string>
}

/**
 * The request that was made of a body since a time; undefined if it is not listed. The list is sorted by the end of requests: one that waits or runs may be
 * missing. Rejects with a ProviderError if the list cannot be read.
 */
export async function findRequest(
  client: HttpClient,
  apiUrl: string,
  { endpoint }: CatalogueRow,
  search: Search,
): Promise<string | undefined> {
  const start = new Date(search.since.getTime() - TOLERANCE_MS).toISOString()
  const query = new URLSearchParams({ endpoint_id: endpoint, start, expand: 'payloads' })
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const answer = await client.send({ method: 'GET', url: `${apiUrl}/models/requests/by-endpoint?${query}`, signal: search.signal })
    const { data } = page.safeParse(readJson(answer))
    if (!data) throw client.errorOf(answer, 'the list of requests cannot be read')
    const found = data.items.find(({ request_id, json_input }) => !search.known.has(request_id) && isSameInput(search.body, json_input))
    if (found) return found.request_id
    if (!data.has_more || typeof data.next_cursor !== 'string') return undefined
    query.set('cursor', data.next_cursor)
  }
  return undefined
}
