const PRONOUN = /^(?:qui|que|che|quien|quienes|cuyo|cuya|dont|cui|lequel|laquelle|który|która)$/u
/** Articles as well. */
const GERMAN = /^(?:der|die|das)$/u

/** Whether a word opens a relative clause, and means nothing else where a clause begins. */
export const isRelativePronoun = (low: string): boolean => PRONOUN.test(low)

/** Whether a word behind a comma can open a relative clause. */
export const canBeRelative = (low: string): boolean => PRONOUN.test(low) || GERMAN.test(low)
