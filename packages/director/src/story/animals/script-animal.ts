import { genderOfName } from '../../languages/en/names.ts'
import { chooseSense } from '../../senses/choose-sense.ts'
import { natureOf, singularOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'
import { isAnimalFigure } from '../../vocabulary/art-of.ts'
import { type Drawable, drawableNamed, isAnimalName } from '../../vocabulary/vocabulary.ts'
import type { Analysis } from '../analysis.ts'
import type { KindOfName } from '../story-state.ts'
import { isFigure } from '../made-of.ts'
import { isKindOf } from './animal-kinds.ts'

/** Members of a family: of people or of animals. */
export const OF_FAMILIES =
  /^(?:father|mother|parent|dad|mom|baby|couple|family|male|female|brother|sister|son|daughter|child|queen|king|worker|bachelor|newborn|partner|mate|neighbou?r|friend|youngster|orphan|infant|juvenile|adult|elder|sibling|twin|aunt|uncle|cousin|nephew|niece|grandmother|grandfather|leader|intruder|rival|loner|suitor|migrant|offspring|grown-up|survivor|youngest|oldest|hunter|traveler|traveller)$/u
/** Of those, of whom only insects that live in states have any. */
const COLONY_MEMBERS = /^(?:worker|queen|king)$/u
const COLONY_INSECTS = /\b(?:bee|ant|wasp|termite|hornet)$/u
const OF_YOUNG = /^(?:baby|newborn|infant|child|son|daughter|youngster|offspring|youngest|orphan|juvenile)$/u
/** What young animals look like. */
const BUNDLE = /^(?:ball|bundle|puff|heap|pile)$/u
const DOWN = /^(?:fluff|fur|feather|down|wool)$/u

/** Whether a noun may mean one of a kind of animal: `father`, but workers only of bees and ants. */
export const isOfFamily = (lemma: string, { name }: Drawable): boolean =>
  OF_FAMILIES.test(lemma) && (!COLONY_MEMBERS.test(lemma) || COLONY_INSECTS.test(name))

const BABY = 'baby '
/** The young of an animal; the animal itself where it has no figure. */
export const youngOfKind = (animal: Drawable): Drawable =>
  isAnimalFigure(animal.art) && !animal.name.startsWith(BABY) ? { ...animal, name: `${BABY}${animal.name}` } : animal

/** The one of an animal's family that a noun means: its young for `baby`, a grown one for `mother`. */
export function memberOf(lemma: string, animal: Drawable): Drawable {
  if (OF_YOUNG.test(lemma)) return youngOfKind(animal)
  return animal.name.startsWith(BABY) ? { ...animal, name: animal.name.slice(BABY.length) } : animal
}

/** `a grey ball of fluff`: a young animal. */
export const isBundleOfDown = (phrase: Phrase, phrases: readonly Phrase[]): boolean =>
  BUNDLE.test(phrase.lemma) && phrases.some((other) => other.of === phrase && DOWN.test(other.lemma))
/** People who watch or hunt animals. */
const OBSERVERS =
  /^(?:scientist|researcher|biologist|human|people|diver|fisherman|hunter|farmer|explorer|tourist|photographer|expert|predator|guest|visitor|keeper|zookeeper|ranger|poacher|whaler|naturalist|conservationist|zoologist|ornithologist|filmmaker)$/u

/** What animals make and leave. */
const REMAINS = /(?:nest|eggs?|feather|paw prints?|web|shell|antler|coral|skeleton|microbe|germ|bone)$/u

/** Nouns for many animals together. */
export const OF_HERDS = /^(?:pack|pride|herd|flock|colony|pod|school|shoal|swarm|troop|clan|litter)$/u

/** `a cheetah mother`, `the lion cub`, `a wolf pack`: the animal that the noun before says. */
export function kindBeforeKin({ lemma, nouns }: Phrase, { context }: Analysis): Drawable | undefined {
  if (nouns.length < 2 || !(OF_FAMILIES.test(lemma) || OF_HERDS.test(lemma))) return undefined
  const kind = chooseSense(singularOf(nouns.at(-2)!.low), context)
  return kind?.file === 'animal' && kind.art !== undefined && !REMAINS.test(kind.name) ? kind : undefined
}

const animalIn = (phrase: Phrase, analysis: Analysis): Drawable | undefined => {
  const { lemma, nouns, isName, bar } = phrase
  const { context } = analysis
  if (isName || bar === 'compared' || bar === 'idiom' || isFigure(phrase, analysis)) return undefined
  const kin = kindBeforeKin(phrase, analysis)
  if (kin) return kin
  const compound = nouns.length > 1 ? drawableNamed(nouns.map(({ low }) => low).join(' ')) : undefined
  if (natureOf(lemma) === 'person') return undefined
  if (/^(?:chick|lamb|calf|kid)$/u.test(lemma)) return undefined
  // `a snow leopard`: no leopard, where it has a picture of its own.
  const drawn =
    (compound?.file === 'animal' && compound.art !== undefined ? compound : undefined) ?? chooseSense(lemma, context) ?? compound
  return drawn?.file === 'animal' && drawn.art !== undefined && !REMAINS.test(drawn.name) ? drawn : undefined
}

const isHuman = ({ lemma, isName, nouns, head }: Phrase, kinds?: ReadonlyMap<string, KindOfName>): boolean =>
  isName
    ? !kinds?.has(head.text) &&
      !/^(?:April|May|June|August)$/u.test(nouns.at(-1)!.text) &&
      genderOfName(nouns.map(({ text }) => text)) !== undefined
    : natureOf(lemma) === 'person' && !isAnimalName(lemma) && !OF_FAMILIES.test(lemma) && !OBSERVERS.test(lemma)

/** `A mouse had built a nest with five babies`: whose family is told of. */
export function sentenceAnimalOf(analysis: Analysis): Drawable | undefined {
  const { phrases } = analysis
  const subject = phrases.find(({ role, bar }) => role === 'subject' && bar === '')
  return subject && !phrases.some((phrase) => isHuman(phrase)) ? animalIn(subject, analysis) : undefined
}

const OF_AMOUNTS = /^(?:dozen|hundred|thousand|million|billion)$/u
/** `thousands of penguins huddle`, but not `dive in search of fish`. */
const isDoing = ({ role, preposition, of }: Phrase): boolean =>
  role === 'subject' ||
  (preposition === 'of' && of !== undefined && (of.role !== 'behind' || OF_HERDS.test(of.lemma) || OF_AMOUNTS.test(of.lemma)))

/** The animal that a script is about, where nobody else is: `mother`, `he` and `the males` are of its kind. */
export function scriptAnimalOf(analyses: readonly Analysis[], names: ReadonlyMap<string, KindOfName> = new Map()): Drawable | undefined {
  const phrases = analyses.flatMap((analysis) => analysis.phrases.map((phrase) => ({ phrase, analysis })))
  const hasNarrator = analyses.some(({ tokens, bars }) =>
    tokens.some(({ low, i }) => /^(?:i|me|my|we|us|our)$/u.test(low) && bars[i] !== 'quoted'),
  )
  if (hasNarrator || phrases.some(({ phrase }) => isHuman(phrase, names))) return undefined
  const named = phrases.flatMap(({ phrase, analysis }) => (isDoing(phrase) ? (animalIn(phrase, analysis) ?? []) : []))
  const kinds = named.map((one) => named.find(({ name }) => name.endsWith(` ${one.name}`) || isKindOf(one.name, name)) ?? one)
  const drawnAsFigures = kinds.filter(({ art }) => isAnimalFigure(art))
  // `A snow leopard moves so quietly that even the ravens ...`: whom a script begins with, be it one that no figure is drawn for.
  const [begun] = phrases
    .filter(({ phrase: { role, bar, isPlural }, analysis }) => analysis.index === 0 && role === 'subject' && bar === '' && !isPlural)
    .flatMap(({ phrase, analysis }) => animalIn(phrase, analysis) ?? [])
  const isBegun = begun !== undefined && begun.name === kinds[0]?.name
  const subjects = drawnAsFigures.length > 0 && !isBegun ? drawnAsFigures : kinds
  const [first] = subjects
  const sentences = new Set(
    phrases.flatMap(({ phrase, analysis }) => (isDoing(phrase) && animalIn(phrase, analysis)?.art === first?.art ? [analysis.index] : [])),
  )
  // One that no figure is drawn for is meant only where the script begins with it, and a guard dog in the middle of it never.
  const isMeant = first !== undefined && (sentences.has(0) || (drawnAsFigures.length > 0 && (sentences.has(1) || sentences.size > 1)))
  if (!isMeant) return undefined
  const countOf = ({ name }: Drawable) => subjects.filter((one) => one.name === name).length
  // Told of first and most often, or in half of all that is told of animals.
  const isMost = sentences.has(0) && countOf(first) > 1 && subjects.every((one) => one.name === first.name || countOf(one) < countOf(first))
  if (!isMost && countOf(first) * 2 < subjects.length) return undefined
  // `a polar bear`: the kind that the script says, where that is drawn.
  const kind = phrases
    .flatMap(({ phrase: { lemma, adjectives } }) => (lemma === first.name ? (drawableNamed(`${adjectives.at(-1)} ${lemma}`) ?? []) : []))
    .find(({ file }) => file === 'animal')
  return kind ?? first
}

const MEASURED = /^(?:year|percent|share|measure|duration|money|times|rate)$/u
/** Sentences with measured numbers from which a script about an animal explains rather than tells. */
const MIN_MEASURED = 3

/** Whether a script about an animal explains how it lives: `she` is no heroine of a tale then. */
export const isDocumentary = (analyses: readonly Analysis[], animal: Drawable | undefined): boolean =>
  animal !== undefined && analyses.filter(({ quantities }) => quantities.some(({ kind }) => MEASURED.test(kind))).length >= MIN_MEASURED
