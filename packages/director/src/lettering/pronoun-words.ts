import type { Analysis } from '../story/analysis.ts'
import type { Token } from '../text/token.ts'

/** Whether a noun phrase without its article begins at a token: `her | lost dog`, but `saw her | run`. */
export function isBeforeNoun(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]]
  // `its only bridge`.
  if (token?.low === 'only' && next?.pos === 'NOUN') return true
  if (/^(?:NOUN|PROPN|ADJ|NUM)$/u.test(token?.pos ?? '')) return true
  return token?.pos === 'VERB' && token.low !== token.lemma && next?.pos === 'NOUN'
}

/** `that boy`, `her coat`: a word that only says which one. */
export const isDetermining = ({ tokens }: Pick<Analysis, 'tokens'>, i: number): boolean =>
  /^(?:its|their|her|his)$/u.test(tokens[i]!.low)
    ? isBeforeNoun(tokens, i + 1)
    : /^(?:this|that|these|those|one)$/u.test(tokens[i]!.low) && /^(?:NOUN|PROPN|ADJ|NUM)$/u.test(tokens[i + 1]?.pos ?? '')

/** Is what a pronoun stands for among kept words before it? */
export function isToldIn({ references }: Analysis, kept: readonly number[], i: number): boolean {
  const reference = references?.get(i)
  return reference?.from !== undefined && kept.some((one) => one < i && one >= reference.from! && one < reference.to!)
}

/** Words of an owner that is named before what is owned. */
const MAX_OWNER_WORDS = 2

/** Verbs written together with their pronoun: `they're`. */
const JOINED: Readonly<Record<string, string>> = { re: ' are', ve: ' have', ll: ' will' }

/** `it's`: ` is` before what is no participle, `'s` where it may be `has` as well. */
function joinedVerb(tokens: readonly Token[], i: number, joined: string): string | undefined {
  if (joined !== 's') return JOINED[joined]
  const next = tokens.slice(i + 2).find(({ pos }) => pos !== 'ADV')
  return next?.pos === 'VERB' && !next.low.endsWith('ing') ? "'s" : ' is'
}

/** The words that stand for a pronoun in a text of kept words, with a verb that is written together with it; undefined where it stays. */
export function meantBy(analysis: Analysis, kept: readonly number[], i: number): string | undefined {
  const { tokens, references, text } = analysis
  const reference = references?.get(i)
  const token = tokens[i]!
  if (!reference || isToldIn(analysis, kept, i)) return undefined
  // `Her portrait hangs in the museum`, but `She lost her shoe`.
  if (isDetermining(analysis, i)) {
    const isLong = reference.words.split(' ').length > MAX_OWNER_WORDS
    return i === kept[0] && !isLong ? `${reference.words}${reference.words.endsWith('s') ? "'" : "'s"}` : undefined
  }
  // `on his | back`, `a case like his`.
  if (/^(?:his|its|their)$/u.test(token.low)) return undefined
  const written = text.split(/\s+/u)[token.word]!
  const joined = /['’](\p{L}+)[,;:.!?]*$/u.exec(written)?.[1]
  // `nine of them`: of whom is not certain.
  if (tokens[i - 1]?.low === 'of' && tokens[i - 2]?.pos === 'NUM') return undefined
  // `most of them`: of the cameras.
  const isPartOf = tokens[i - 1]?.low === 'of' && !/^(?:the|my|our|your) |^\p{Lu}/u.test(reference.words)
  if (joined === undefined) return isPartOf ? `the ${reference.words}` : reference.words
  const verb = joinedVerb(tokens, i, joined.toLowerCase())
  return verb === undefined ? undefined : `${reference.words}${verb}`
}
