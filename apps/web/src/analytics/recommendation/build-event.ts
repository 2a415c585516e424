import type { RecommendationEvent, RecommendationType } from '@fablecut/contracts/operations/recommendations/send-recommendation-events'

/** Ids of user, story, list and opening. */
export type EventIds = { readonly userId: string; readonly storyId: string; readonly recommId: string; readonly sessionId: string }

/** Builds an event. `portion` is only for `viewportion`; `price` and `amount` are always null. `now` in ms since the Unix epoch. */
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
