/** Second at which the first drawing of a shot enters: the first frame shows it already. */
export const ENTRY = -0.14
/** Seconds between the entries of the first and the last drawing of a shot: no frame is an empty ground. */
const ENTRY_SPREAD = 0.2

/** Second at which a drawing enters that follows the first one after `delay` seconds, or sooner. */
export const entryAfter = (delay: number): number => ENTRY + Math.min(delay, ENTRY_SPREAD)
