import type { JSONObject } from '@ai-sdk/provider'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { z } from 'zod'
import type { HttpClient } from '../http/http-client.ts'
import { readJson } from '../http/http-message.ts'
import { isSameInput } from '../jobs/same-input.ts'
import { type Prediction, isOfModel, prediction } from './prediction.ts'

const MAX_PAGES = 10
/** Clocks differ. */
const TOLERANCE_MS = 60_000

const page = z.object({ results: z.array(prediction), next: z.string().nullish() })

type Search = {
  readonly input: JSONObject
  readonly since: Date
  readonly signal: AbortSignal
  /** Ids of predictions of the same input that are known. */
  readonly known: ReadonlySet<string>
}

/**
 * The prediction that was made of an input since a time; undefined if it is not listed. The list begins with the newest; inputs are removed after an hour.
 * Rejects with a ProviderError if it cannot be read.
 */
export async function findPrediction(
  client: HttpClient,
  baseUrl: string,
  { endpoint }: CatalogueRow,
  { input, since, signal, known }: Search,
): Promise<Prediction | undefined> {
  let query = ''
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const answer = await client.send({ method: 'GET', url: `${baseUrl}/predictions${query}`, signal })
    const { data } = page.safeParse(readJson(answer))
    if (!data) throw client.errorOf(answer, 'the list of predictions cannot be read')
    const recent = data.results.filter((each) => Date.parse(each.created_at ?? '') >= since.getTime() - TOLERANCE_MS)
    const found = recent.find((each) => !known.has(each.id) && isOfModel(each, endpoint) && isSameInput(input, each.input))
    if (found) return found
    const cursor = data.next && URL.parse(data.next, baseUrl)?.searchParams.get('cursor')
    if (!cursor || recent.length < data.results.length) return undefined
    query = `?${new URLSearchParams({ cursor })}`
  }
  return undefined
}
