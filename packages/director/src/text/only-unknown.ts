import type { Token } from './token.ts'

/** What is denied of something is only that somebody knows of it. */
const UNKNOWING = /^(?:suspect|notice|recognize|recognise|forget|trust|understand|believe|mourn)$/u
/** What is not seen or heard once is there, if it is told as known: `Nobody saw the rain`. */
const UNPERCEIVING = /^(?:see|hear|watch)$/u
const KNOWN = /^(?:the|this|these|those|his|her|your|my|our|their)$/u
/** `did not trust any bank`, `did not believe them`. */
const INDEFINITE = /^(?:any|anything|anybody|anyone|that|a|an|him|her|them|it|me|us|you)$/u

/** `Nobody suspected the rats`, `He did not trust the computer`: whether a denied verb leaves what it is about there. */
export const isOnlyUnknown = (denial: Token, verb: Token, tokens: readonly Token[]): boolean =>
  /^(?:not|n't|never|nobody|none|hardly)$/u.test(denial.low) &&
  (UNKNOWING.test(verb.lemma)
    ? !INDEFINITE.test(tokens[verb.i + 1]?.low ?? '')
    : denial.low !== 'never' && UNPERCEIVING.test(verb.lemma) && KNOWN.test(tokens[verb.i + 1]?.low ?? ''))
