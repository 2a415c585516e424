import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Of 0 to 4: below this, a password falls to fewer than a million guesses. */
const MIN_SCORE = 2

let estimator: ZxcvbnFactory | undefined
/** Its dictionaries take some megabytes, so it is built when first needed. */
const estimate = () => (estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }))

/** Whether a password is among the first that an attacker tries: common ones, runs of keys, dates, and what is known of the person. */
export const isEasyToGuess = (password: string, known: readonly string[] = []): boolean =>
  estimate().check(password, [...known]).score < MIN_SCORE
