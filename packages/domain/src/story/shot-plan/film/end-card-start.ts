/** Length of the end card, and the shortest part of a shot that stays before it. */
const END_CARD_SECONDS = 1.45
const MIN_BEFORE_END_CARD = 0.9

/** Second at which the end card of a shot that is shown for `shownSeconds` begins: it begins when the last words are said and ends with the film. */
export const endCardStart = (shownSeconds: number): number => Math.max(MIN_BEFORE_END_CARD, shownSeconds - END_CARD_SECONDS)
