import type { RecommendationEvent } from '@fablecut/contracts/operations/recommendations/send-recommendation-events'

/** Whom a page is for, or the session it goes on with. */
export type ChooseFor = { readonly actorId: string } | { readonly after: string }

/** What is not to be known any more. */
export type Removal = { readonly kind: 'story' | 'actor'; readonly id: string }

/** Somebody else who chooses stories for a reader. */
export type Recommender = {
  /** Ids to show, best first, and the id of the session; null when there is no answer in time: then we choose. */
  choose(whom: ChooseFor, most: number): Promise<{ readonly recommId: string; readonly ids: readonly string[] } | null>
  /** Tells it what was done with a story; returns at once, and what fails is only written down. */
  tell(event: RecommendationEvent): void
  /** Takes away what it knows of an account or of a story; false, and written down, when it did not. */
  forget(what: Removal): Promise<boolean>
}
