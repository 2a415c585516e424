// Cues in seconds before the start: the first frame of a film has its words already, since it is what a list of films shows.

/** Of the words of a hook, all but its key words. */
export const HOOK_WORDS_CUE = -0.5
/** Of the first words of a film that begins with another card. */
export const FIRST_WORDS_CUE = -1
