/** Longest name of a collection, in characters. */
export const MAX_COLLECTION_NAME_CHARACTERS = 80
/** Most collections of an account. */
export const MAX_COLLECTIONS = 100
/** Most stories in a collection. */
export const MAX_COLLECTION_STORIES = 100
