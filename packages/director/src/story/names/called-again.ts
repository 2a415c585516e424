import type { Phrase } from '../../text/phrases.ts'
import type { Analysis } from '../analysis.ts'
import { genderOfReferent } from '../pronouns/pronoun-gender.ts'
import { type Gender, identityOf, type Picture, type StoryState } from '../story-state.ts'

const GENDERS: Readonly<Record<string, Gender>> = { man: 'man', boy: 'man', woman: 'woman', girl: 'woman' }
const SAID_OF_AGE = /^(?:old|young|poor|great|blind|tired|wise|dying|stubborn)$/u
/** What tells which one is meant: `the old man who had laughed`, `the old man with the dog`. */
const TELLS_WHICH = /^(?:who|whom|whose|that|with|in|on|at|from|of|next|beside)$/u

/** `Diogenes lived in a barrel. The old man ...`: the only one of that gender whom a story has named; undefined where another one may be meant. */
export function calledAgain(
  { run, lemma, adjectives, isPlural, end, isName }: Phrase,
  story: StoryState,
  { tokens, index }: Analysis,
): Picture | undefined {
  const isAgain =
    !isName &&
    !isPlural &&
    run[0]!.low === 'the' &&
    Object.hasOwn(GENDERS, lemma) &&
    adjectives.length > 0 &&
    adjectives.every((word) => SAID_OF_AGE.test(word))
  if (!isAgain || TELLS_WHICH.test(tokens[end + 1]?.low ?? '')) return undefined
  const gender = GENDERS[lemma]
  const told = story.referents.filter(
    (one) => one.sentence < index && one.picture?.isPerson && !one.isMany && genderOfReferent(one, story) === gender,
  )
  const people = new Map(told.map(({ picture }) => [identityOf(picture!), picture!]))
  const [only] = people.values()
  return people.size === 1 && only!.properName !== undefined ? only : undefined
}
