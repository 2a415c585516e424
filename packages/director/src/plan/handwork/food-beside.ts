import type { Token } from '../../text/token.ts'
import type { AssertedClause } from '../../clauses/asserted-clauses.ts'
import { isFood } from '../../vocabulary/vocabulary.ts'
import { LIQUID_NAMES } from './liquids.ts'
import { drawnName, type Reading } from './roles.ts'

/** Verbs by which what stands behind them comes together. */
const COMBINING =
  /^(?:whisk|beat|stir|mix|combine|blend|fry|saute|sauté|sear|cook|boil|simmer|bake|roast|grill|serve|season|add|toss|rub|top|garnish|marinate|melt|flip|soak|knead|drizzle|sprinkle|chop|slice|dice|mince|peel)$/u
const MOST = 2

/** Other food that a command names, which stands beside what hands do: `Whisk two eggs with a splash of milk`. `names`: what is seen already. */
export function foodBeside(verb: Token, { to }: AssertedClause, names: readonly string[], reading: Reading): string[] {
  if (!COMBINING.test(verb.lemma)) return []
  const { phrases } = reading.analysis
  const named = phrases
    .filter(({ start, bar, isOwner }) => start > verb.i && start < to && bar === '' && !isOwner)
    .flatMap((phrase) => drawnName(phrase, reading) ?? [])
  return [...new Set(named)].filter((name) => (isFood(name) || LIQUID_NAMES.test(name)) && !names.includes(name)).slice(0, MOST)
}
