import { isFigureName, isThingName } from '@fablecut/director/check/plan-problems'
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

/** All names that can be drawn: the same for every story, so that servers keep what they computed for them. */
export const CANDIDATES: Candidates = {
  figures: drawn.filter(isFigureName),
  things: [...drawn.filter((name) => isThingName(name) && !isFigureName(name)), ...groups],
  places: VOCABULARY_CHOICES.places,
}
