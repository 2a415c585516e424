import type { Pool } from 'pg'
import type { Mailer } from '../../account/mails/queue-mail.ts'
import type { StreamRights } from '../../access/stream-rights.ts'
import type { Recommender } from '../../community/recommender.ts'
import type { WatchedRoutes } from '../../connections/watch-routes.ts'
import type { UnsubscribeTokens } from '../../notifications/unsubscribe-tokens.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { RateLimiter } from '../../platform/rate-limit.ts'
import type { Limits } from '../../platform/limit-settings.ts'
import type { Settings } from '../../platform/settings.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { RunHub } from '../../runs/run-hub.ts'
import type { StoryServices } from '../../platform/story-services.ts'
import type { RequestTracker } from './request-tracker.ts'
import type { ViewCounter } from '../../views/view-counter.ts'
import type { VoiceInstaller } from '../../voices/voice-installer.ts'

/** Services of the API process. */
export type HttpServices = {
  readonly settings: Settings
  readonly db: Database
  readonly pool: Pool
  readonly storage: Storage
  /** Folder for temporary files with unique names, which other processes may share. */
  readonly uploadFolder: string
  readonly limit: RateLimiter
  readonly limits: Limits
  readonly mailer: Mailer
  readonly unsubscribeTokens: UnsubscribeTokens
  /** Services of story use cases, created by `connectStories` with `runHub`. */
  readonly stories: StoryServices
  /** Source of the streams of runs. */
  readonly runHub: RunHub
  /** Read again for each event of a stream. */
  readonly streamRights: StreamRights
  /** Null: the built-in recommendations. */
  readonly recommender: Recommender | null
  /** Connections and catalogue as read last; `refresh` after a change. */
  readonly watchedRoutes: Omit<WatchedRoutes, 'stop'>
  readonly voiceInstaller: VoiceInstaller
  /** Counts what is watched. */
  readonly views: ViewCounter
  readonly log: Log
  /** Whether the database cannot be reached at the moment. */
  readonly isDatabaseDown: () => boolean
  /** What is being served, to the end of its last query. */
  readonly requests: RequestTracker
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal
  /** Null when exports work, otherwise one sentence with the problem. */
  readonly exportProblem: () => Promise<string | null>
}
