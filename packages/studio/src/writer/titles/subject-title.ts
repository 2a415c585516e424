import { isGivenName } from '@fablecut/director/languages/en/names'
import { tokensOf } from '@fablecut/director/text/tokens'
import type { Token } from '@fablecut/director/text/token'
import { isIrregularPast } from './english-title.ts'

const NO_NAMES: ReadonlySet<string> = new Set()
/** Words of a sentence as they stand in it; of punctuation only what is inside of words, as in `Saint-Pierre`, has a part in titles. */
export const titleTokens = (sentence: string): readonly Token[] =>
  tokensOf(sentence, NO_NAMES).filter(
    ({ pos, word }, at, all) => pos !== 'PUNCT' || (all[at - 1]?.word === word && all[at + 1]?.word === word),
  )

/** Participles that belong to the noun before them. */
const NAMED = /^(?:named|called|known|born|made|lost|hidden|forgotten)$/u
const RELATIVE = /^(?:who|that|which|whose|where)$/u
const NOUN = /^(?:NOUN|PROPN)$/u

/**
 * Index of the finite verb of a clause, or of its auxiliary; -1 for what is no sentence. The first verb of a relative clause is none: `a robot who loved to paint`,
 * but `the part that fixes it often costs less`.
 */
export function finiteVerbOf(tokens: readonly Token[]): number {
  const relative = tokens.findIndex(({ low }, at) => at > 0 && RELATIVE.test(low))
  const verbs = tokens.flatMap(({ pos, low }, at) => {
    if (pos === 'AUX') return [at]
    // `the first webinar held by a cat`, `a bread baked in stone`.
    const isParticiple = NAMED.test(low) || low.endsWith('ing') || tokens[at + 1]?.low === 'by'
    // `lit the lamp`: irregular pasts are taken for other words.
    const isVerb = pos === 'VERB' || (isIrregularPast(low) && /^(?:DET|PRON)$/u.test(tokens[at + 1]?.pos ?? ''))
    return isVerb && at > 0 && !isParticiple && tokens[at - 1]!.low !== 'to' ? [at] : []
  })
  if (relative < 0) return verbs[0] ?? -1
  const within = verbs.filter((at) => at > relative)
  const isPassive = tokens[within[0] ?? -1]?.pos === 'AUX' && tokens[within[1] ?? -1]?.pos === 'VERB'
  return verbs.find((at) => at < relative) ?? within[isPassive ? 2 : 1] ?? -1
}

export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, word }, k) => (k === 0 || tokens[k - 1]!.word === word ? text : ` ${text}`)).join('')

const INDEFINITE =
  /^(?:this|these|that|those|some|many|most|few|all|every|each|any|no|nobody|no-one|none|everyone|everybody|anyone|someone|somebody|something|everything|nothing|people|scientists|researchers|experts|one|half|another|other|there|here|it|what|his|her|their|its)$/u

/** The subject of a clause where it says what a story is about: a name, or a noun with its article; undefined for pronouns and for what is somebody or some of many. */
export function subjectOf(tokens: readonly Token[], verb: number): readonly Token[] | undefined {
  const before = tokens.slice(0, verb)
  const end = before.findLastIndex(({ pos }) => NOUN.test(pos))
  const subject = before.slice(0, end + 1)
  const between = before.slice(end + 1)
  const [first] = subject
  if (!first || INDEFINITE.test(first.low) || !between.every(({ pos }) => pos === 'ADV' || pos === 'PART')) return undefined
  if (!/^(?:DET|ADJ|NOUN|PROPN|NUM|PRON)$/u.test(first.pos) || (first.pos === 'PRON' && !/^(?:my|your|our)$/u.test(first.low)))
    return undefined
  const cut = subject.findIndex(({ low }, at) => at > 0 && RELATIVE.test(low))
  const named = cut < 0 ? subject : subject.slice(0, cut)
  // `The part` of `The part that fixes it ...` says nothing without the rest.
  if (cut >= 0 && !named.some(({ pos }) => pos === 'PROPN')) return undefined
  const isRow = named.some(({ low }) => low === 'and' || low === 'or')
  return isRow && named.length > MAX_ROW ? undefined : named
}

/** Longest subject of two, such as `the fox and the crow`; in longer ones `and` may join clauses. */
const MAX_ROW = 5

/** What somebody who is only a pronoun was: `the slowest swimmer on the team` of `You were the slowest swimmer on the team`. */
export function roleOf(clause: string): string | undefined {
  const tokens = titleTokens(clause)
  const [who, verb, article] = tokens
  const isRole = who?.pos === 'PRON' && /^(?:was|were|am|are|is)$/u.test(verb?.low ?? '') && article?.low === 'the'
  const rest = tokens.slice(2)
  return isRole && finiteVerbOf(rest) < 0 && rest.some(({ pos }) => NOUN.test(pos)) ? textOf(rest) : undefined
}

/** Whom or what a clause introduces that only tells what was going on: `the people of Pompeii` of `The people of Pompeii were baking bread`. */
export function sceneSubjectOf(clause: string): string | undefined {
  const tokens = titleTokens(clause)
  const verb = finiteVerbOf(tokens)
  const isGoingOn = verb > 0 && /^(?:was|were)$/u.test(tokens[verb]!.low) && tokens[verb + 1]?.low.endsWith('ing') === true
  const subject = isGoingOn ? subjectOf(tokens, verb) : undefined
  return subject?.some(({ pos }) => pos === 'PROPN') === true && subject.length > 1 ? textOf(subject) : undefined
}

const FULL_NAME =
  /^((?:\p{Lu}[\p{L}'’-]+\s+)(?:(?:\p{Lu}\.|\p{Lu}[\p{L}'’-]+|de|da|van|von|der|al|bin)\s+){0,3}\p{Lu}[\p{L}'’-]+),?\s+\p{Ll}/u
const OF_SAME_PERSON = /(?<!\p{L})(?:he|she|his|her|him)(?!\p{L})/giu
/** Fewest later mentions of somebody whose life a script tells. */
const MIN_MENTIONS = 2

/** The full name that a script begins with and goes on to tell of: `Marie Curie` of `Marie Curie grew up in Warsaw. ... She ...`. */
export function personOf(clause: string, [, ...others]: readonly string[]): string | undefined {
  const name = FULL_NAME.exec(clause)?.[1]
  if (name === undefined || !isGivenName(name.split(/\s/u)[0]!.toLowerCase())) return undefined
  const rest = others.join(' ')
  const family = name.split(/\s/u).at(-1)!
  const mentions = [...rest.matchAll(OF_SAME_PERSON)].length + rest.split(family).length - 1
  return mentions >= MIN_MENTIONS ? name : undefined
}
