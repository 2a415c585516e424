import { VOCABULARY } from './vocabulary.ts'

/** Places that the painter has and no name of the vocabulary stands for. */
const FURTHER_PLACES = [
  'bus',
  'car',
  'castle',
  'cemetery',
  'church',
  'closet',
  'cottage',
  'factory',
  'future-city',
  'great-hall',
  'harbor-old',
  'hospital',
  'japan-room',
  'japan-street',
  'old-town',
  'plane',
  'rooftop',
  'savanna',
  'ship-deck',
  'shop',
  'stadium',
  'station',
  'street-old',
  'summit',
  'swimming-pool',
  'train',
  'under-ice',
]

/** Names that can be drawn today, each list sorted: what a person chooses from who writes a plan. */
export type VocabularyChoices = {
  readonly people: readonly string[]
  readonly animals: readonly string[]
  readonly things: readonly string[]
  /** Values of a plan's `place`. */
  readonly places: readonly string[]
}

const sorted = (names: ReadonlySet<string>): string[] => [...names].toSorted((a, b) => a.localeCompare(b, 'en'))

function choicesOf(): VocabularyChoices {
  const people = new Set<string>()
  const animals = new Set<string>()
  const things = new Set<string>()
  const places = new Set(FURTHER_PLACES)
  for (const { name, art } of VOCABULARY) {
    if (art === 'person') people.add(name)
    else if (art?.startsWith('animal/')) animals.add(name)
    else if (art?.startsWith('place/')) places.add(art.slice('place/'.length))
    else if (art !== undefined) things.add(name)
  }
  return { people: sorted(people), animals: sorted(animals), things: sorted(things), places: sorted(places) }
}

export const VOCABULARY_CHOICES: VocabularyChoices = choicesOf()
