import type { PlanAction, PlanEvent } from '@fablecut/domain/story/shot-plan/shot-plan'
import { COLOURS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'
import type { StoryState } from '../story/story-state.ts'
import { actionOfAnimalItem } from './animal-actions.ts'
import type { Item } from './scene-item.ts'

/** Colour of an animal: as it is told now, or was before of the only one. */
export function coatOf({ phrase, count }: Item, identity: string, { coats }: StoryState): string | undefined {
  const told = phrase?.adjectives.find((word) => Object.hasOwn(COLOURS, word) || /^gr[ea]y$/u.test(word))
  if (told && count === 1 && /^an?$/u.test(phrase!.run[0]!.low)) coats.set(identity, told)
  return told ?? coats.get(identity)
}

/** What many animals do together. */
const EVENTS_OF_MANY: Readonly<Partial<Record<PlanAction, PlanEvent>>> = { fly: 'fly', swim: 'float', run: 'scatter', walk: 'gather' }

/** What happens to many animals of a kind by what they do; undefined for others. */
export const eventOfAnimals = (item: Item, analysis: Analysis): PlanEvent | undefined =>
  item.picture.drawn.file === 'animal' ? EVENTS_OF_MANY[actionOfAnimalItem(item, analysis) ?? 'stand'] : undefined
