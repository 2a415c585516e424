import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Minimum score, 0 to 4: below it fewer than a million guesses are needed. */
const MIN_SCORE = 2

let estimator: ZxcvbnFactory | undefined
/** Built at first use, since its dictionaries take some megabytes. */
const estimate = () => (estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }))

/** Whether a password is easy to guess: common, a keyboard pattern, a date, or derived from what is known of the user. */
export const isEasyToGuess = (password: string, known: readonly string[] = []): boolean =>
  estimate().check(password, [...known]).score < MIN_SCORE
