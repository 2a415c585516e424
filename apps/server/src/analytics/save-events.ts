import type { AnalyticsEvent } from '@fablecut/contracts/operations/analytics/send-events'
import type { Database } from '../platform/database/client.ts'
import { analyticsEvent } from '../platform/database/platform-schema.ts'
import { plausibleTime } from './plausible-time.ts'

export type EventBatch = {
  /** Null: a visitor. */
  readonly userId: string | null
  readonly events: readonly AnalyticsEvent[]
  readonly receivedAt: Date
}

/** Stores a batch in one statement. */
export async function saveEvents(db: Pick<Database, 'insert'>, { userId, events, receivedAt }: EventBatch): Promise<void> {
  await db
    .insert(analyticsEvent)
    .values(events.map(({ name, properties, at }) => ({ userId, name, properties, happenedAt: plausibleTime(at, receivedAt), receivedAt })))
}
