import { COMPOUND_ROWS } from './compound-rows.ts'
import { CREATURE_AND_PLANT_ROWS } from './creature-and-plant-rows.ts'
import { DAILY_ROWS } from './daily-rows.ts'
import { FOOD_ROWS } from './food-rows.ts'
import { GEAR_AND_VEHICLE_ROWS } from './gear-and-vehicle-rows.ts'
import { HOUSEHOLD_ROWS } from './household-rows.ts'
import { NATURE_ROWS } from './nature-rows.ts'
import { OBJECT_ROWS } from './object-rows.ts'
import { PEOPLE_ROWS } from './people-rows.ts'
import { SCIENCE_ROWS } from './science-rows.ts'
import { STORY_AND_HISTORY_ROWS } from './story-and-history-rows.ts'
import { TECHNOLOGY_AND_MONEY_ROWS } from './technology-and-money-rows.ts'
import { TRAVEL_AND_CULTURE_ROWS } from './travel-and-culture-rows.ts'

/**
 * Something with a name that a picture can show. `art`: what draws it today (an icon or painted prop, `animal/fox`, `person`, `place/forest`); absent: wanted,
 * and until it is drawn its name goes to words. `file`: WordNet lexical file.
 */
export type Drawable = { readonly name: string; readonly file: string; readonly art?: string }

/** One entry of the rows: where its synset is found. `isDeep`: everything below the synset is drawn alike. */
export type VocabularyEntry = Drawable & { readonly lemma: string; readonly sense?: number; readonly isDeep: boolean }

function parseEntry(file: string, text: string): VocabularyEntry {
  const [spec, art] = text.split('@')
  const isDeep = spec!.includes('+')
  const [name, source] = spec!.replace('+', '').split('=')
  const [lemma, sense] = (source ?? name!).split(':')
  return { name: name!.split(':')[0]!, file, art, lemma: lemma!, sense: sense ? Number(sense) : undefined, isDeep }
}

const parseRows = (rows: string): VocabularyEntry[] =>
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const colon = row.indexOf(':')
      return row
        .slice(colon + 1)
        .split(',')
        .map((entry) => parseEntry(row.slice(0, colon), entry.trim()))
    })

/** All entries, in the order in which they claim synsets. */
export const VOCABULARY: readonly VocabularyEntry[] = [
  PEOPLE_ROWS,
  SCIENCE_ROWS,
  CREATURE_AND_PLANT_ROWS,
  GEAR_AND_VEHICLE_ROWS,
  HOUSEHOLD_ROWS,
  COMPOUND_ROWS,
  DAILY_ROWS,
  FOOD_ROWS,
  TECHNOLOGY_AND_MONEY_ROWS,
  STORY_AND_HISTORY_ROWS,
  TRAVEL_AND_CULTURE_ROWS,
  NATURE_ROWS,
  OBJECT_ROWS,
].flatMap(parseRows)

const byName = new Map<string, Drawable>()
for (const { name, file, art } of VOCABULARY) if (!byName.get(name)?.art) byName.set(name, { name, file, art })
// The words of a sentence are split at hyphens: `shut off valve`.
for (const entry of [...byName.values()].filter(({ name, art }) => art && name.includes('-'))) {
  const spaced = entry.name.replaceAll('-', ' ')
  if (!byName.has(spaced)) byName.set(spaced, entry)
}

export const drawableNamed = (name: string): Drawable | undefined => byName.get(name)

/** Whether the vocabulary has a name as food. */
export const isFood = (name: string): boolean => drawableNamed(name)?.file === 'food'

/** Whether the vocabulary has a name as food, or as a plant or a part of one, which may be eaten. */
export const isFoodOrPlant = (name: string): boolean => /^(?:food|plant)$/u.test(drawableNamed(name)?.file ?? '')

const NOTES = {
  animal: 'animal, seen from the side',
  plant: 'plant or part of one',
  food: 'food or drink',
  body: 'part of the body',
  artifact: 'made object, tool, vehicle, building or room',
  object: 'thing of nature or of the sky',
  phenomenon: 'weather, light or force, best animated',
  substance: 'material, shown as a heap, drop or block',
  person: 'costume and attribute for a person',
  group: 'many of a kind together',
}

/** Names that scripts ask for and that nothing draws yet, with what is meant. */
export const WANTED_ART: readonly { readonly name: string; readonly note: string }[] = [...byName.values()]
  .filter(({ art }) => art === undefined)
  .map(({ name, file }) => ({ name, note: NOTES[file as keyof typeof NOTES] ?? 'object' }))

/** Names of the animals of the vocabulary. */
export const ANIMALS: ReadonlySet<string> = new Set(VOCABULARY.filter(({ file }) => file === 'animal').map(({ name }) => name))

/** Names of the animal kingdom that act by themselves in no picture: a coral, a feather, a nest. */
const INACTIVE_ANIMALS = /^(?:coral|feather|shell|microbe)$|nest/u
/** Whether something drawable is an animal that can act in a picture. */
export const isLivingAnimal = ({ file, name }: Pick<Drawable, 'file' | 'name'>): boolean =>
  file === 'animal' && !INACTIVE_ANIMALS.test(name)

/** Whether a name is that of an animal: `fox`, `old owl`, `baby penguin`. */
export const isAnimalName = (what: string): boolean => ANIMALS.has(what) || ANIMALS.has(what.split(' ').at(-1)!)
