import type { RecommendationEvent } from '@fablecut/contracts/operations/recommendations/send-recommendation-events'

/** Whom a page is for, or the session it goes on with. */
export type ChooseFor = { readonly actorId: string } | { readonly after: string }

/** Somebody else who chooses stories for a reader. */
export type Recommender = {
  /** Ids to show, best first, and the id of the session; null when there is no answer in time: then we choose. */
  choose(whom: ChooseFor, most: number): Promise<{ readonly recommId: string; readonly ids: readonly string[] } | null>
  /** What `choose` gave in one session, so that nothing comes twice; forgotten after a restart. */
  shownIn(recommId: string): readonly string[]
  /** Tells it what was done with a story; returns at once, and what fails is only written down. */
  tell(event: RecommendationEvent): void
  /** Takes away what it knows of somebody whose account is deleted; returns at once, and what fails is only written down. */
  forget(actorId: string): void
}
