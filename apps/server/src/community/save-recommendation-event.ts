import type { RecommendationEvent } from '@fablecut/contracts/operations/recommendations/send-recommendation-events'
import { sql } from 'drizzle-orm'
import { plausibleTime } from '../analytics/plausible-time.ts'
import type { Database } from '../platform/database/client.ts'

/** Stores an event of a published story in one statement; false for any other story. */
export async function saveRecommendationEvent(db: Database, event: RecommendationEvent, receivedAt: Date): Promise<boolean> {
  const happenedAt = plausibleTime(event.timestamp, receivedAt)
  const portion = event.type === 'viewportion' ? event.portion : null
  const { rows } = await db.execute<{ id: string }>(sql`
    INSERT INTO recommendation_event (type, actor_id, story_id, category_id, recomm_id, session_id, portion, price, amount, happened_at, received_at)
    SELECT ${event.type}, ${event.user_id}, id, category_id, ${event.recomm_id}, ${event.session_id}, ${portion}::float8, ${event.price}::float8, ${event.amount}::float8,
      ${happenedAt.toISOString()}::timestamptz, ${receivedAt.toISOString()}::timestamptz
    FROM story WHERE id = ${event.item_id} AND is_published AND deleted_at IS NULL RETURNING id`)
  return rows.length > 0
}
