import type { RecommendationEvent } from '@fablecut/contracts/operations/recommendations/send-recommendation-events'

/** The actor of a new session, or the session to continue. */
export type RecommendationTarget = { readonly actorId: string } | { readonly after: string }

/** Data to erase. */
export type Removal = { readonly kind: 'story' | 'actor'; readonly id: string }

/** An external recommender. */
export type Recommender = {
  /** Returns ids in order with the id of the session; null without a timely response: then the built-in order is used. */
  recommend(whom: RecommendationTarget, most: number): Promise<{ readonly recommId: string; readonly ids: readonly string[] } | null>
  /** Sends an event; returns at once, failures are logged. */
  sendEvent(event: RecommendationEvent): void
  /** Erases an account or a story; false for a failure, which is logged. */
  erase(what: Removal): Promise<boolean>
}
