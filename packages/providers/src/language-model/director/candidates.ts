import { isFigureName, isThingName } from '@fablecut/director/check/plan-problems'
import { singularOf } from '@fablecut/director/senses/lexicon'
import { artOf, isPerson } from '@fablecut/director/vocabulary/art-of'
import { VOCABULARY_CHOICES } from '@fablecut/director/vocabulary/choices'
import { VOCABULARY } from '@fablecut/director/vocabulary/vocabulary'

/** What a model may draw: people and animals, things, places. */
export type Candidates = {
  readonly figures: readonly string[]
  readonly things: readonly string[]
  readonly places: readonly string[]
}

const drawn = [...new Set(VOCABULARY.filter(({ art }) => art !== undefined).map(({ name }) => name))]
const groups = VOCABULARY.filter(({ file, art }) => file === 'group' && art === 'person').map(({ name }) => name)

/** All names that can be drawn. */
export const CANDIDATES: Candidates = {
  figures: drawn.filter(isFigureName),
  things: [...drawn.filter((name) => isThingName(name) && !isFigureName(name)), ...groups],
  places: VOCABULARY_CHOICES.places,
}

const isOneWord = (name: string): boolean => !name.includes(' ')
/** Of each picture the first name, in the order of the vocabulary. */
function oneOfEachPicture(names: readonly string[]): string[] {
  const byArt = new Map<string | undefined, string>()
  for (const name of names) {
    const art = artOf(name)
    if (!byArt.has(art)) byArt.set(art, name)
  }
  return [...byArt.values()]
}
/** Short names first: on the whole they are the commonest words. */
const shortestFirst = (names: readonly string[]): string[] => names.toSorted((a, b) => a.length - b.length)

/** Most characters of all names in the instructions, with two between them: with the rest they fit into small models. */
const MAX_CHARACTERS = { persons: 1_000, animals: 1_100, things: 6_900 } as const

/** The first names that fit. */
function within(names: readonly string[], characters: number): string[] {
  let left = characters
  return names.filter((name) => (left -= name.length + 2) >= 0)
}

const figureNames = CANDIDATES.figures.filter(isOneWord)

/**
 * The names in the instructions: one word each and one of each picture, since all names would not fit into small models; others are looked up. The same for
 * every story, so that servers keep what they computed for them.
 */
export const INSTRUCTION_CANDIDATES: Candidates = {
  figures: [
    ...within(figureNames.filter(isPerson), MAX_CHARACTERS.persons),
    ...within(
      figureNames.filter((name) => !isPerson(name)),
      MAX_CHARACTERS.animals,
    ),
  ],
  things: within(shortestFirst(oneOfEachPicture(CANDIDATES.things.filter(isOneWord))), MAX_CHARACTERS.things),
  places: CANDIDATES.places,
}

const listed = new Set([...INSTRUCTION_CANDIDATES.figures, ...INSTRUCTION_CANDIDATES.things])
const FURTHER = [...CANDIDATES.figures, ...CANDIDATES.things].filter((name) => !listed.has(name))

const wordsOf = (name: string): string[] => name.toLowerCase().split(' ')

/** Most characters of names of kinds of what is said, with two between them. */
const MAX_KIND_CHARACTERS = 500

/** Further names that a script says, such as `baking soda`, and kinds of what it says: `storage jar` of a jar. */
export function furtherNamesIn(script: string): string[] {
  const said = new Set(
    script
      .toLowerCase()
      .match(/[\p{L}\p{N}'’-]+/gu)
      ?.flatMap((word) => [word, singularOf(word)]),
  )
  const isSaid = (word: string): boolean => said.has(word)
  const names = FURTHER.filter((name) => wordsOf(name).every(isSaid))
  const kinds = FURTHER.filter((name) => !isOneWord(name) && !names.includes(name) && isSaid(wordsOf(name).at(-1)!))
  return [...names, ...within(oneOfEachPicture(kinds), MAX_KIND_CHARACTERS)]
}

/** Most names that are offered for one that cannot be drawn. */
const MAX_OFFERED = 4

/** Names with a word of one that cannot be drawn: `lily pad` offers `water lily`. */
export function namesLike(name: string): string[] {
  const words = new Set(name.toLowerCase().split(/\s+/u).map(singularOf))
  const drawn = [...CANDIDATES.figures, ...CANDIDATES.things].filter((other) =>
    other
      .toLowerCase()
      .split(' ')
      .some((word) => words.has(word)),
  )
  return oneOfEachPicture(drawn).slice(0, MAX_OFFERED)
}
