import { tableRows } from '../languages/en/table-rows.ts'
import type { Phrase } from '../text/phrases.ts'
import { compoundNamed, natureOf } from '../senses/lexicon.ts'
import { drawableNamed, isAnimalName } from '../vocabulary/vocabulary.ts'
import type { Analysis } from './analysis.ts'
import type { Picture } from './story-state.ts'

/** `material > things that are made of it`: which of them a script names is meant by `the glass`. */
const ROWS = `
glass > mirror window aquarium oven
wood > cutting-board table desk floor bench fence shelf wardrobe guitar dresser
leather > sofa saddle handbag boot shoe wallet belt
iron > frying-pan
stone > diamond ruby emerald sapphire
`
const THINGS: ReadonlyMap<string, readonly string[]> = new Map(
  tableRows(ROWS).map(([material, things]) => [material, things.split(' ').map((thing) => thing.replaceAll('-', ' '))]),
)
/** What scripts name that mean the material as a vessel or as itself. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  glass: ['drink', 'pour', 'wine', 'sip', 'fill', 'ice', 'juice', 'lemonade', 'cocktail', 'beer'],
  wood: ['fire', 'forest', 'log', 'tree', 'chop', 'stove'],
  iron: ['shirt', 'ironing', 'steam', 'laundry', 'blood'],
}

/** `the glass of the oven door`: a pane, no vessel. */
export const isPane = (phrase: Phrase, { phrases }: Analysis): boolean =>
  phrase.lemma === 'glass' && phrases.some(({ of, run }) => of === phrase && /^(?:the|your|my|his|her|our|their|its)$/u.test(run[0]!.low))

/** `a bite of chicken`: meat of an animal. */
const PORTIONS = /^(?:bite|piece|slice|strip|strips|leg|breast|scrap|chunk|cube|fillet|steak|mouthful|kilo|pound|gram)$/u
export const isMeat = ({ of, lemma, run }: Phrase): boolean =>
  of !== undefined && PORTIONS.test(of.lemma) && isAnimalName(lemma) && !/^(?:the|an?|this|that|his|her|its|my|your)$/u.test(run[0]!.low)

/** `the dry glass` in a script about a mirror: the thing that is made of it; undefined where none is certain. */
export function thingOfMaterial({ run, nouns, lemma, of }: Phrase, { context: { script } }: Analysis): Picture | undefined {
  const things =
    nouns.length === 1 && run[0]!.low === 'the' && (of === undefined || /^(?:most|many|some|all|none|one|half|each)$/u.test(of.lemma))
      ? THINGS.get(lemma)
      : undefined
  if (!things || OTHERWISE[lemma]?.some((word) => script.has(word))) return undefined
  const named = things.filter((thing) => thing.split(' ').every((word) => script.has(word)))
  const drawn = named.length === 1 ? drawableNamed(named[0]!) : undefined
  return drawn?.art ? { name: drawn.name, drawn, isPerson: false, noun: lemma } : undefined
}

/** What figures of animals are made of. */
const OF_ANIMALS =
  /^(?:stone|bronze|marble|granite|wooden|clay|terracotta|porcelain|ceramic|plaster|paper|cardboard|plush|stuffed|toy|snow|chocolate|gingerbread|wax|origami|inflatable|tin|glass|plastic)$/u
/** What figures of people are made of. */
const OF_PEOPLE = /^(?:stone|bronze|marble|granite|plaster|terracotta|clay|wooden|wax|tin)$/u
/** Many people together. */
const TROOPS = /^(?:army|legion|regiment|troop|guard|orchestra|choir)$/u
const SOLDIERS = /^(?:soldier|warrior|archer|general|officer|infantryman|cavalryman|horseman|charioteer|guard)$/u
const WORKS_WITH_IT = /(?:mason|cutter|carver|worker|setter|collector|dealer|caster|maker|seller|smith|miner)$/u

/** Whether a figure of what follows is made of what a word says: `stone` foxes. */
export const isMaterialOfFigures = (word: string): boolean => OF_ANIMALS.test(word) || OF_PEOPLE.test(word)

/** `stone foxes`, `a bronze general`: figures, of which no living one is seen. */
export function isFigure({ run, head, lemma }: Phrase, { context: { script } }: Analysis): boolean {
  // `The terracotta army ... Each soldier`.
  if (SOLDIERS.test(lemma) && script.has('terracotta')) return true
  const material = run[run.indexOf(head) - 1]?.low ?? ''
  const name = `${material} ${lemma}`
  if (drawableNamed(name) !== undefined || compoundNamed(name) !== undefined) return false
  if (isAnimalName(lemma)) return OF_ANIMALS.test(material)
  return OF_PEOPLE.test(material) && (natureOf(lemma) === 'person' || TROOPS.test(lemma)) && !WORKS_WITH_IT.test(lemma)
}
