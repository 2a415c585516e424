import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Minimum score, 0 to 4: below it fewer than a hundred million guesses are needed. */
const MIN_SCORE = 3

let estimator: ZxcvbnFactory | undefined
/** Built at first use, since its dictionaries take some megabytes. */
const estimate = () => (estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }))

/** What makes a password easy to guess, by the warnings of zxcvbn. */
const REASONS: Readonly<Record<string, string>> = {
  straightRow: 'it is a row of keys',
  keyPattern: 'it is a pattern of keys',
  simpleRepeat: 'it repeats one character',
  extendedRepeat: 'it repeats a few characters',
  sequences: 'it is a sequence',
  recentYears: 'years are tried first',
  dates: 'dates are tried first',
  topTen: 'it is among the ten most common ones, and in lists of stolen passwords',
  topHundred: 'it is among the hundred most common ones, and in lists of stolen passwords',
  common: 'it is in lists of stolen passwords',
  similarToCommon: 'one like it is in lists of stolen passwords',
  wordByItself: 'it is a single word',
  userInputs: 'it is made of your name or address',
}

/** Why a password is easy to guess, as a sentence; null: it is not. `known`: name and address of its user. */
export function passwordProblem(password: string, known: readonly string[] = []): string | null {
  const { score, feedback } = estimate().check(password, [...known])
  if (score >= MIN_SCORE) return null
  const reason = feedback.warning ? REASONS[feedback.warning] : undefined
  return `This password is easy to guess${reason ? `: ${reason}` : ''}. Please choose one that is longer or less common`
}

/** What is known of a user, and tried first by whoever wants to get into the account. */
export const personalWords = ({ name, email }: { readonly name: string; readonly email: string }): readonly string[] => [
  name,
  email,
  email.split('@')[0]!,
]
