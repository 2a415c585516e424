import type { MediaKind } from '../requests/media-request.ts'
import type { ProviderName } from './provider-names.ts'

/** How a provider is reached, from settings or the staff page. */
export type Connection = {
  readonly provider: ProviderName
  /** Name of the setting, e.g. `FAL_KEY`, or id of the staff's entry; stored with every submission. */
  readonly name: string
  /** Of the API, without a trailing slash. */
  readonly baseUrl: string
  /** Of a second API, where the provider has one for prices and past requests, without a trailing slash. */
  readonly apiUrl?: string
  /** Null for servers without keys. */
  readonly apiKey: string | null
  /** What it is used for; empty: only jobs that it has are finished. */
  readonly kinds: readonly MediaKind[]
  /** The model of a server of one's own; null where the catalogue lists the provider's models. */
  readonly model: string | null
  /** The provider's own voice that speaks every narration. Absent: that of its row for the picked one. */
  readonly voice?: string
  /** Jobs at once, instead of the limits of the catalogue's rows. */
  readonly concurrency?: number
  /** What may be submitted by it in a day (UTC), in US dollars. */
  readonly dailyBudgetUsd?: number
}
