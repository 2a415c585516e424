import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import type { NounMatch } from './nouns/nouns.ts'
import type { ActionVerb } from './subjects.ts'
import type { LexicalWord } from './words.ts'

/** What an animal is as food. */
export const FOOD_OF_ANIMALS: Readonly<Record<string, string>> = {
  shrimp: 'shrimp dish',
  prawn: 'shrimp dish',
  salmon: 'salmon fillet',
  fish: 'salmon',
  chicken: 'drumstick',
  duck: 'drumstick',
  goose: 'drumstick',
  turkey: 'drumstick',
  pig: 'meat',
  cow: 'meat',
  sheep: 'meat',
  deer: 'meat',
  rabbit: 'meat',
  goat: 'meat',
}
const OF_COOKING = /^(?:frying pan|plate|pot|oven|fork|bowl|refrigerator|dinner|lunch|breakfast|meal)$/u

const isEating = (action: PlanAction): boolean => action === 'eat' || action === 'cook'

const isAnimal = (noun: NounMatch) => drawableNamed(noun.name)?.file === 'animal'

/** The dish that an animal is in a clause about eating or cooking; undefined for animals alive. `doers`: what each figure does. */
export function dishOf(
  { name, from }: NounMatch,
  nouns: readonly NounMatch[],
  words: readonly LexicalWord[],
  verbs: readonly ActionVerb[],
  doers: ReadonlyMap<number, PlanAction>,
): string | undefined {
  const food = FOOD_OF_ANIMALS[name]
  if (food === undefined || doers.has(from)) return undefined
  const { clause } = words[from]!
  const beside = nouns.filter((noun) => noun.from !== from && words[noun.from]!.clause === clause)
  if (beside.some((noun) => isAnimal(noun) && doers.has(noun.from))) return undefined
  const isMeal = beside.some((noun) => OF_COOKING.test(noun.name) || drawableNamed(noun.name)?.file === 'food')
  return isMeal || verbs.some((verb) => verb.clause === clause && isEating(verb.action)) ? food : undefined
}
