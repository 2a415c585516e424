import type { Pool } from 'pg'
import type { Recommender } from '../../community/recommender.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Log } from '../../platform/log.ts'
import type { RateLimiter } from '../../platform/rate-limit.ts'
import type { Limits, Settings } from '../../platform/settings.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { RunHub } from '../../runs/run-hub.ts'
import type { StoryServices } from '../../platform/story-services.ts'

/** What the API process works with; made once in `api.ts`. */
export type HttpServices = {
  readonly settings: Settings
  readonly db: Database
  readonly pool: Pool
  readonly storage: Storage
  /** Folder for uploads while they arrive; on the same disk as the storage. */
  readonly uploadFolder: string
  readonly limit: RateLimiter
  readonly limits: Limits
  /** What use cases of stories need; `connectStories` makes it and `runHub`. */
  readonly stories: StoryServices
  /** Feeds the streams of runs. */
  readonly runHub: RunHub
  /** Null: Fablecut itself chooses what the community shows. */
  readonly recommender: Recommender | null
  readonly log: Log
  /** Null when exports work, else one sentence saying what is missing. */
  readonly exportProblem: () => Promise<string | null>
}
