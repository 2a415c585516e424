import type { PlanAction, PlanEvent } from '@fablecut/domain/story/shot-plan/shot-plan'
import { COLOURS } from '../../languages/en/words.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { StoryState } from '../../story/story-state.ts'
import { animalActionOf } from './animal-actions.ts'
import type { Item } from '../scene-item.ts'

/** Words before the name of a kind whose coat is white. */
const OF_SNOW = /^(?:arctic|polar|snow|snowy)$/u
const isOfSnow = (word: string | undefined): boolean => word !== undefined && OF_SNOW.test(word)
/** Kinds that are called so and are not white: `snow leopard`, `snow monkey`. */
const NOT_WHITE = /^(?:leopard|monkey|finch|crab)$/u

/** The coat that the name of a kind says: of an arctic fox, a snowy owl. */
const coatOfKind = ({ phrase, picture }: Item): string | undefined =>
  picture.name.startsWith('polar ') ||
  (phrase && !NOT_WHITE.test(phrase.lemma) && (phrase.adjectives.some(isOfSnow) || isOfSnow(phrase.nouns.at(-2)?.low)))
    ? 'white'
    : undefined

const BABY = 'baby '

/** Colour of an animal: as it is told now, or was before of the only one; young ones have that of their kind. */
export function coatOf(item: Item, identity: string, { coats }: StoryState): string | undefined {
  const { phrase, count, picture } = item
  const kind = picture.name.startsWith(BABY) ? picture.name.slice(BABY.length) : picture.name
  const ofKind = coatOfKind(item)
  if (ofKind) coats.set(`kind ${kind.split(' ').at(-1)!}`, ofKind)
  const known = coats.get(`kind ${kind.split(' ').at(-1)!}`)
  if (picture.name.startsWith(BABY)) return known
  const told = phrase?.adjectives.find((word) => Object.hasOwn(COLOURS, word) || /^gr[ea]y$/u.test(word))
  if (told && count === 1 && /^an?$/u.test(phrase!.run[0]!.low)) coats.set(identity, told)
  return told ?? ofKind ?? coats.get(identity) ?? known
}

/** What many animals do together. */
const EVENTS_OF_MANY: Readonly<Partial<Record<PlanAction, PlanEvent>>> = { fly: 'fly', swim: 'float', run: 'scatter', walk: 'gather' }

/** What happens to many animals of a kind by what they do; undefined for others. */
export const eventOfAnimals = (item: Item, analysis: Analysis): PlanEvent | undefined =>
  item.picture.drawn.file === 'animal' ? EVENTS_OF_MANY[animalActionOf(item, analysis) ?? 'stand'] : undefined
