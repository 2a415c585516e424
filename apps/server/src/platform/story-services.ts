import type { PriceBook } from '@fablecut/domain/pricing/price-book'
import type { Engines } from '@fablecut/generation/ports/engines'
import type { Routes } from '@fablecut/generation/provider/routes'
import type pg from 'pg'
import type { Database } from './database/client.ts'
import type { DurableClient } from './durable/client.ts'
import type { Limits } from './limit-settings.ts'
import type { Storage } from './storage/storage.ts'

/** The services that use cases of stories need in an API process. */
export type StoryServices = {
  readonly pool: pg.Pool
  readonly db: Database
  readonly durable: DurableClient
  readonly storage: Storage
  readonly prices: PriceBook
  readonly limits: Limits
  /** User ids that may use every user's characters (CD-29). */
  readonly teamMemberIds: readonly string[]
  readonly engines: Omit<Engines, 'close'>
  /** The models of connected providers. */
  readonly routes: Routes
  /** Engines of outlines, which are free: in a process of their own at a lower priority than paid work. */
  readonly outlines: Pick<Engines, 'writer' | 'image'>
}
