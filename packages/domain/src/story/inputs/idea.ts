/** Optional details of an idea. */
export type IdeaDetails = {
  /** The audience, as it follows the word `for`. */
  readonly audience?: string | undefined
  /** Sentences about the topic, in their order; at most `MAX_IDEA_FACTS`. */
  readonly facts?: readonly string[] | undefined
  /** How the film ends. */
  readonly ending?: string | undefined
}
export const IDEA_DETAILS = ['audience', 'facts', 'ending'] as const satisfies readonly (keyof IdeaDetails)[]
export type IdeaDetail = (typeof IDEA_DETAILS)[number]

export const MAX_IDEA_FACTS = 3
/** Maximum length of a detail in characters; facts are counted one by one. */
export const MAX_IDEA_DETAIL_CHARACTERS = 150
