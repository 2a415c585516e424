import { KIN } from '../../languages/en/words.ts'
import type { Analysis } from '../../story/analysis.ts'
import { identityOf, type Picture, type StoryState } from '../../story/story-state.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import { NARRATOR } from '../drafts/stand-ins.ts'
import { readTraits } from '../../traits/read-traits.ts'

const BEING = /^(?:is|was|am|been|become|became|becomes|'s|'m)$/u
const WORKING = /^(?:work|serve|start|begin|train|job)$/u
/** Words between a verb and the noun of an occupation. */
const MAX_BETWEEN = 3

/** `wants to become a firefighter`: nobody is one yet. */
const isOnlyWanted = ({ i }: Token, tokens: readonly Token[]): boolean =>
  tokens[i - 1]?.low === 'to' &&
  tokens.slice(Math.max(0, i - 4), i - 1).some(({ lemma }) => /^(?:want|hope|wish|dream|like|love|plan|aspire|expect|refuse)$/u.test(lemma))

/** The verb by which a noun says what somebody is: `was a baker`, `worked as a nurse`. */
function verbOfOccupation({ start, preposition, role }: Phrase, { tokens }: Analysis): Token | undefined {
  const at = tokens.slice(0, start).findLastIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const verb = tokens[at]
  // `When I was nineteen, the doctor told me`: somebody else.
  const isOther = role === 'subject' || tokens.slice(at, start).some(({ pos }) => pos === 'PUNCT')
  if (!verb || isOther || start - at > MAX_BETWEEN || isOnlyWanted(verb, tokens)) return undefined
  return preposition === 'as' ? (WORKING.test(verb.lemma) ? verb : undefined) : BEING.test(verb.low) ? verb : undefined
}

/** Whom a pronoun means. */
type Meant = { readonly picture: Picture; readonly token: Token }

/** What is told of occupations with clothes of their own: whoever has one wears them in all of a script. */
export function noteOccupations(
  analysis: Analysis,
  pictures: ReadonlyMap<Phrase, Picture>,
  meant: readonly Meant[],
  { costumes, traits }: StoryState,
): void {
  const { tokens, phrases, bars, isFirstPerson } = analysis
  for (const phrase of phrases) {
    const verb = phrase.bar === '' && !phrase.isPlural && !phrase.isName ? verbOfOccupation(phrase, analysis) : undefined
    if (!verb || bars[verb.i] !== '') continue
    const { costume } = readTraits(phrase.lemma, 'en')
    if (!costume) continue
    const relative = phrases.findLast(({ end, role, bar, lemma }) => role === 'subject' && bar === '' && end < verb.i && KIN.test(lemma))
    const pronoun = tokens.slice(0, verb.i).findLast(({ low }) => /^(?:i|he|she|they|we|you|who|it)$/u.test(low))
    const who =
      relative && (pronoun === undefined || pronoun.i < relative.start)
        ? pictures.get(relative)
        : meant.find(({ token }) => token === pronoun)?.picture
    if (who?.isPerson) costumes.set(identityOf(who), costume)
    else if (isFirstPerson && pronoun?.low === 'i') traits.set(NARRATOR, { ...traits.get(NARRATOR), costume })
  }
}
