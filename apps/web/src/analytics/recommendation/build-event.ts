import type { RecommendationEvent, RecommendationType } from '@fablecut/contracts/operations/recommendations/send-recommendation-events'

/** Who saw which story out of which list, in which opening of it. */
export type EventIds = { readonly userId: string; readonly storyId: string; readonly recommId: string; readonly sessionId: string }

/** One event with its eight fields; `portion` is of `viewportion` alone, `price` and `amount` are not used: nothing is sold. `now` in ms since 1970. */
export function buildEvent(type: RecommendationType, ids: EventIds, now: number, portion: number | null = null): RecommendationEvent {
  return {
    type,
    user_id: ids.userId,
    item_id: ids.storyId,
    recomm_id: ids.recommId,
    session_id: ids.sessionId,
    portion,
    price: null,
    amount: null,
    timestamp: now,
  }
}
