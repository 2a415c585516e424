import { chooseSense } from '../../senses/choose-sense.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'
import { isAnimalFigure } from '../../vocabulary/art-of.ts'
import { type Drawable, drawableNamed } from '../../vocabulary/vocabulary.ts'
import type { Analysis } from '../analysis.ts'
import { isArmed, isBird } from './animal-kinds.ts'
import { isOfOther } from '../pronouns/pronoun-gender.ts'
import { isBundleOfDown, isOfFamily, memberOf, youngOfKind } from './script-animal.ts'
import { type Gender, identityOf, type Picture, type StoryState } from '../story-state.ts'

const YOUNG = /^(?:cub|pup|kit|calf|foal|chick|fawn|colt|kid|whelp|hatchlings?)$/u
const YOUNG_OF_MAMMALS = /^(?:cub|kit|calf|foal|fawn|colt|whelp)$/u
/** A chick in the tale of a fox, the cubs behind an eagle. */
const isOfOtherKind = (lemma: string, { name }: Drawable): boolean => (isBird(name) ? YOUNG_OF_MAMMALS.test(lemma) : lemma === 'chick')

/** Young animals with a noun of their own, by what they grow to be. */
const GROWN: Readonly<Record<string, string>> = {
  kitten: 'cat',
  puppy: 'dog',
  foal: 'horse',
  colt: 'horse',
  filly: 'horse',
  duckling: 'duck',
  piglet: 'pig',
  fawn: 'deer',
  gosling: 'goose',
  cygnet: 'swan',
}

/** `the kitten`: the young animal where it has a picture, otherwise what it grows to be. */
function youngOf(lemma: string): Drawable | undefined {
  const grown = GROWN[lemma]
  if (grown === undefined) return undefined
  const young = drawableNamed(lemma)
  return young?.art === undefined ? drawableNamed(grown) : young
}

/** Of the animals that a story told of so far, the one it told of most. */
export const mainAnimalOf = ({ weights }: StoryState): Drawable | undefined =>
  [...weights.values()]
    .filter(({ picture }) => picture.drawn.file === 'animal' && isAnimalFigure(picture.drawn.art))
    .toSorted((a, b) => b.weight - a.weight)[0]?.picture.drawn

/** The animal that a sentence told before, that a script is about, or the last one that did something in it; of `her cubs` the one that a story is about. */
function lastAnimalIn(story: StoryState, { phrases, context }: Analysis, { start, possessor = '' }: Phrase): Drawable | undefined {
  const { referents, scriptAnimal } = story
  const isOfOne = /^(?:his|her|its)$/u.test(possessor)
  const before = phrases
    // `The ravens called, and her cubs woke up`: not theirs.
    .filter(({ role, end, bar, isPlural }) => role === 'subject' && end < start && bar === '' && !(isOfOne && isPlural))
    .map(({ lemma }) => chooseSense(lemma, context))
    .findLast((drawn) => drawn?.file === 'animal' && isAnimalFigure(drawn.art))
  const last = () => referents.findLast(({ picture, role }) => role === 'subject' && picture?.drawn.file === 'animal')?.picture?.drawn
  return before ?? scriptAnimal ?? (isOfOne ? mainAnimalOf(story) : undefined) ?? last()
}

/** `a fox cub`, `the kitten`, `two cubs` behind a polar bear: the animal that it is. */
export function youngAnimalOf(phrase: Phrase, analysis: Analysis, story: StoryState): Drawable | undefined {
  const { context, phrases } = analysis
  const { nouns, lemma } = phrase
  if (story.scriptAnimal && isBundleOfDown(phrase, phrases)) return youngOfKind(story.scriptAnimal)
  // `a baby elephant`.
  const grown = nouns.length === 2 && /^(?:baby|newborn|infant)$/u.test(nouns[0]!.low) ? chooseSense(lemma, context) : undefined
  if (grown?.file === 'animal' && grown.art !== undefined) return youngOfKind(grown)
  const before = nouns.length === 2 && YOUNG.test(lemma) ? chooseSense(singularOf(nouns[0]!.low), context) : undefined
  const parent =
    nouns.length === 1 && YOUNG.test(lemma) && !/^(?:kid|kit)$/u.test(lemma) ? lastAnimalIn(story, analysis, phrase) : undefined
  const own = nouns.length === 1 ? youngOf(lemma) : undefined
  const young = before ?? (parent && isOfOtherKind(lemma, parent) ? undefined : parent)
  const drawn = own && !before ? own : young && youngOfKind(young)
  return drawn?.file === 'animal' && drawn.art !== undefined ? drawn : undefined
}

const GENDERS: Readonly<Record<string, Gender>> = { his: 'man', her: 'woman' }
const OF_WOMEN = /^(?:mother|sister|daughter|mom|female|queen)$/u

/** `Her brothers` behind a beaver and a duckling: whose they are is not told. */
export const isOfUnsureAnimal = ({ possessor = '' }: Phrase, { referents }: StoryState, { index }: Analysis): boolean =>
  possessor in GENDERS &&
  new Set(referents.flatMap(({ picture, sentence }) => (picture?.drawn.file === 'animal' && index - sentence <= 2 ? [picture.name] : [])))
    .size > 1

/** `A rabbit never left her burrow`: of the only animal that does something, a possessive behind it tells the gender. */
export function noteAnimalGender({ phrases, tokens, bars }: Analysis, pictures: ReadonlyMap<Phrase, Picture>, story: StoryState): void {
  const { genders } = story
  const figures = phrases.filter((phrase) => {
    const picture = pictures.get(phrase)
    return picture !== undefined && (picture.isPerson || picture.drawn.file === 'animal') && !phrase.isPlural
  })
  const [only] = figures
  const identity = only && pictures.get(only)!.drawn.file === 'animal' ? identityOf(pictures.get(only)!) : undefined
  if (figures.length !== 1 || identity === undefined || only!.role !== 'subject' || genders.has(identity)) return
  const own = phrases.find(({ start, possessor, bar }) => start > only!.end && /^(?:|negated)$/u.test(bar) && (possessor ?? '') in GENDERS)
  const isOtherBetween = own && tokens.slice(only!.end + 1, own.start).some(({ low, i }) => bars[i] === '' && /^(?:he|she|him)$/u.test(low))
  const gender = own && GENDERS[own.possessor!]!
  if (gender && !isOtherBetween && !isOfOther(identity, gender, story)) genders.set(identity, gender)
}

/** `A farmer built a box. His mother ...`: a relative of the person told last, where the sentence names nobody else before. */
const isOfPerson = ({ possessor = '', start }: Phrase, { phrases }: Analysis, { referents }: StoryState): boolean =>
  possessor in GENDERS &&
  !phrases.some(({ role, end, bar }) => role === 'subject' && end < start && bar === '') &&
  referents.findLast(({ isPerson, role }) => isPerson && role === 'subject')?.picture?.isPerson === true

/** Whether a noun that may mean one of an animal's family means a person: a hunter with a rifle, his mother behind a farmer. */
export const isPersonOfFamily = (phrase: Phrase, analysis: Analysis, story: StoryState): boolean =>
  (phrase.lemma === 'hunter' && isArmed(analysis)) || isOfPerson(phrase, analysis, story)

/** `his mother` in the tale of a fox: a fox. */
export function animalKinOf(
  { possessor = '', nouns, lemma }: Phrase,
  { protagonists, referents, genders }: StoryState,
): Picture | undefined {
  const gender = GENDERS[possessor]
  if (!gender || nouns.length !== 1) return undefined
  const last = referents.findLast(
    ({ picture, isMany }) => picture && !isMany && (picture.gender ?? genders.get(identityOf(picture))) === gender,
  )
  const owner = protagonists.get(gender) ?? last?.picture
  if (owner?.drawn.file !== 'animal' || !isOfFamily(lemma, owner.drawn)) return undefined
  const drawn = memberOf(lemma, owner.drawn)
  return { name: drawn.name, drawn, isPerson: false, gender: OF_WOMEN.test(lemma) ? 'woman' : 'man', noun: lemma }
}
