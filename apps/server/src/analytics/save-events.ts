import type { AnalyticsEvent } from '@fablecut/contracts/operations/analytics/send-events'
import type { Database } from '../platform/database/client.ts'
import { analyticsEvent } from '../platform/database/platform-schema.ts'

const DAY_MS = 86_400_000

export type EventBatch = {
  /** Null: a visitor. */
  readonly userId: string | null
  readonly events: readonly AnalyticsEvent[]
  readonly receivedAt: Date
}

/** Stores a batch in one statement. A browser's clock may be wrong: an event dated to the future or more than a day back gets its time of arrival. */
export async function saveEvents(db: Pick<Database, 'insert'>, { userId, events, receivedAt }: EventBatch): Promise<void> {
  const now = receivedAt.getTime()
  await db.insert(analyticsEvent).values(
    events.map(({ name, properties, at }) => {
      const happenedAt = at > now || at < now - DAY_MS ? receivedAt : new Date(at)
      return { userId, name, properties, happenedAt, receivedAt }
    }),
  )
}
