import { isFigureName, isThingName } from '@fablecut/director/check/plan-problems'
import { singularOf } from '@fablecut/director/senses/lexicon'
import { artOf } from '@fablecut/director/vocabulary/art-of'
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
const oneOfEachPicture = (names: readonly string[]): string[] => [
  ...new Map(names.toReversed().map((name) => [artOf(name), name])).values(),
]

/** Most characters of all things in the instructions, with two between them: with the rest they fit into small models. */
const MAX_THING_CHARACTERS = 6_200

/** The first names that fit. */
function within(names: readonly string[], characters: number): string[] {
  let left = characters
  return names.filter((name) => (left -= name.length + 2) >= 0)
}

/**
 * The names in the instructions: one word each and one of each picture, the commonest first, since all names would not fit into small models. The same for every
 * story, so that servers keep what they computed for them.
 */
export const INSTRUCTION_CANDIDATES: Candidates = {
  figures: CANDIDATES.figures.filter(isOneWord),
  things: within(oneOfEachPicture(CANDIDATES.things.filter(isOneWord)), MAX_THING_CHARACTERS),
  places: CANDIDATES.places,
}

const listed = new Set([...INSTRUCTION_CANDIDATES.figures, ...INSTRUCTION_CANDIDATES.things])
const FURTHER = [...CANDIDATES.figures, ...CANDIDATES.things].filter((name) => !listed.has(name))

/** Further names that a script says, such as `baking soda`. */
export function furtherNamesIn(script: string): string[] {
  const said = new Set(
    script
      .toLowerCase()
      .match(/[\p{L}\p{N}'’-]+/gu)
      ?.flatMap((word) => [word, singularOf(word)]),
  )
  return FURTHER.filter((name) =>
    name
      .toLowerCase()
      .split(' ')
      .every((word) => said.has(word)),
  )
}
