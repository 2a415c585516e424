/** Seconds at which the opening title of a film has gone. */
export const OPENING_SECONDS = 2.6
