import { isGivenName, isPlaceName } from '../../languages/en/names.ts'
import { FEMALE, MALE } from '../../languages/en/words.ts'
import { natureOf, singularOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'
import { drawableNamed, isAnimalName } from '../../vocabulary/vocabulary.ts'
import type { Analysis } from '../analysis.ts'
import type { Gender, Picture, StoryState } from '../story-state.ts'

/** What stands before the kind of an animal where that is its name, in any script: `Old Badger`. */
const NICKNAMES =
  /^(?:old|little|wise|clever|brave|tiny|great|big|young|lazy|sly|brother|sister|mother|father|grandmother|grandfather|grandma|grandpa|granny|mama|papa|mummy|daddy|uncle|aunt|auntie|cousin)$/u
/** Titles that people with such a surname have as well. */
const TITLES =
  /^(?:mr|mrs|ms|miss|captain|king|queen|prince|princess|doctor|dr|professor|judge|sir|lady|lord|general|mayor|madam|president)\.?$/u
/** Words of tales about animals. */
const OF_TALES =
  /^(?:forest|wood|woods|pond|meadow|burrow|den|nest|paw|claw|tail|whisker|fur|feather|beak|hoof|wing|animal|hollow|acorn|seaweed|reef|shell)$/u

/** Animals that people and makes of things are called after. */
const SURNAMES =
  /^(?:fox|wolf|bear|crane|swan|drake|lamb|hawk|finch|bull|bird|bass|pike|martin|jay|robin|jaguar|puma|lynx|beetle|panther)$/u

/** Animals that people keep: they make no tale of animals of a script about people with such surnames. */
const KEPT =
  /^(?:dog|cat|puppy|kitten|horse|pony|parrot|canary|hamster|goldfish|fish|hen|chicken|cow|goat|sheep|pig|donkey|duck|rabbit|bird|bee)$/u

const isOfTale = ({ context }: Analysis, kind: string): boolean => {
  const isTold = (word: string) => isAnimalName(word) && !SURNAMES.test(word) && !(SURNAMES.test(kind) && KEPT.test(word))
  return [...context.script].some((word) => word !== kind && (OF_TALES.test(word) || isTold(word)))
}

/** `My neighbour Ms Fox`, `the teacher Mr Wolf`: what people are. */
const isOfPeople = ({ nouns }: Phrase): boolean => nouns.some(({ pos, low }) => pos === 'NOUN' && natureOf(singularOf(low)) === 'person')

/**
 * The animal of a tale that a name is: `Old Badger`, `Mrs Mouse` beside other animals, `Badger` alone. Undefined for `Mr Fox` among people and for
 * given names such as `Robin`.
 */
export function namedAnimalOf(phrase: Phrase, { names }: StoryState, analysis: Analysis): Picture | undefined {
  const { nouns, run, head, isPlural, role } = phrase
  const drawn = isAnimalName(head.low) && !isPlural && !isGivenName(head.low) ? drawableNamed(head.low) : undefined
  const words = run.slice(0, -1).map(({ low }) => low)
  if (drawn?.art === undefined || names.get(head.text)?.isPerson || isOfPeople(phrase)) return undefined
  // `in the middle of Turkey`.
  if (isPlaceName(head.text) && role !== 'subject') return undefined
  const before = run.at(-2)
  const isNickname = before !== undefined && NICKNAMES.test(before.low) && (/^\p{Lu}/u.test(before.text) || nouns.length === 1)
  const isTitled = before ? TITLES.test(before.low) : !SURNAMES.test(head.low)
  if (!isNickname && !(isTitled && isOfTale(analysis, head.low))) return undefined
  const gender: Gender | undefined = words.some((word) => FEMALE.test(word) || /^(?:mrs|ms|miss|lady|madam)\.?$/u.test(word))
    ? 'woman'
    : words.some((word) => MALE.test(word) || /^(?:mr|sir|lord)\.?$/u.test(word))
      ? 'man'
      : undefined
  return { name: drawn.name, drawn, isPerson: false, ...(gender && { gender }), properName: nouns.map(({ text }) => text).join(' ') }
}

/** The animal that stands before its given name: `Ant Berta`, not `Robin Hood`. */
export function animalBeforeName({ nouns, isName }: Phrase): Picture | undefined {
  const [kind, name] = nouns
  if (!isName || nouns.length !== 2 || !kind || !name || isGivenName(kind.low) || !isGivenName(name.low) || !isAnimalName(kind.low))
    return undefined
  const drawn = drawableNamed(kind.low)
  return drawn?.art === undefined ? undefined : { name: drawn.name, drawn, isPerson: false, properName: name.text }
}
