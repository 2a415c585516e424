import { EPITHETS } from '../../languages/en/roles.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Analysis } from '../analysis.ts'
import { genderOfReferent } from '../pronouns/pronoun-gender.ts'
import { type Gender, identityOf, type Picture, type StoryState } from '../story-state.ts'

const GENDERS: Readonly<Record<string, Gender>> = { man: 'man', boy: 'man', woman: 'woman', girl: 'woman' }
const SAID_OF_AGE = /^(?:old|young|poor|great|blind|tired|wise|dying|stubborn)$/u
/** What tells which one is meant: `the old man who had laughed`, `the old man with the dog`. */
const TELLS_WHICH = /^(?:who|whom|whose|that|with|in|on|at|from|of|next|beside)$/u

/** `The stranger`, `the con man`: a noun that may mean whoever was told of, whatever he does. */
const isEpithet = ({ nouns, lemma, adjectives }: Phrase): boolean =>
  EPITHETS.has([...nouns.slice(0, -1).map(({ low }) => low), lemma].join(' ')) || EPITHETS.has(`${adjectives.at(-1) ?? ''} ${lemma}`)

/** The one whom a story introduced, or told of by a name, if he is the only one of his gender. */
function onlyIntroduced({ lemma }: Phrase, story: StoryState, index: number): Picture | undefined {
  const told = story.referents.flatMap(({ picture, isMany, sentence }) =>
    picture?.isPerson && !isMany && sentence < index ? [picture] : [],
  )
  const wasOwn = told.some(({ noun, properName }) => noun === lemma && properName === undefined)
  const introduced = told.filter((one) => one.properName !== undefined || story.introductions.has(identityOf(one)))
  const gender = GENDERS[lemma]
  const people = new Map(
    introduced
      .filter((one) => gender === undefined || (one.gender ?? story.genders.get(identityOf(one)) ?? gender) === gender)
      .map((one) => [identityOf(one), one]),
  )
  return people.size === 1 && !wasOwn ? [...people.values()][0] : undefined
}

/** `Diogenes lived in a barrel. The old man ...`: the only one of that gender whom a story has named; undefined where another one may be meant. */
export function calledAgain(phrase: Phrase, story: StoryState, { tokens, index }: Analysis): Picture | undefined {
  const { run, lemma, adjectives, isPlural, end, isName } = phrase
  if (TELLS_WHICH.test(tokens[end + 1]?.low ?? '')) return undefined
  if (!isName && !isPlural && run[0]!.low === 'the' && isEpithet(phrase)) return onlyIntroduced(phrase, story, index)
  const isAgain =
    !isName &&
    !isPlural &&
    run[0]!.low === 'the' &&
    Object.hasOwn(GENDERS, lemma) &&
    adjectives.length > 0 &&
    adjectives.every((word) => SAID_OF_AGE.test(word))
  if (!isAgain) return undefined
  const gender = GENDERS[lemma]
  const told = story.referents.filter(
    (one) => one.sentence < index && one.picture?.isPerson && !one.isMany && genderOfReferent(one, story) === gender,
  )
  const people = new Map(told.map(({ picture }) => [identityOf(picture!), picture!]))
  const [only] = people.values()
  return people.size === 1 && only!.properName !== undefined ? only : undefined
}
