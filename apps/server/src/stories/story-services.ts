import type { PriceBook } from '@fablecut/domain/pricing/price-book'
import type { Engines } from '@fablecut/engines/ports/engines'
import type pg from 'pg'
import type { Database } from '../platform/database/client.ts'
import type { DurableClient } from '../platform/durable/client.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** What use cases of stories work with in an API process. */
export type StoryServices = {
  readonly pool: pg.Pool
  readonly db: Database
  readonly durable: DurableClient
  readonly storage: Storage
  readonly prices: PriceBook
  /** Accounts that may use anybody's characters (CD-29). */
  readonly teamMemberIds: readonly string[]
  readonly engines: Pick<Engines, 'writer' | 'portraitist' | 'composer' | 'moderator'>
}
