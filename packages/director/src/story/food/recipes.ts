import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { chooseSense } from '../../senses/choose-sense.ts'
import type { Analysis } from '../analysis.ts'
import type { Picture, Recipe, StoryState } from '../story-state.ts'

const OF_RECIPES =
  /^(?:chop|slice|dice|mince|peel|grate|fry|saut[eé]|bake|boil|simmer|roast|grill|whisk|stir|knead|season|sprinkle|pour|add|mix|combine|blend|fold|beat|heat|preheat|melt|marinate|drizzle|toss|serve|flip|drain|garnish|spread|roll|cover|cook|score|proof|chill|cool|rest)$/u
/** Verbs by which several ingredients become one: `it` is then all of it. */
const COMBINING =
  /^(?:add|mix|combine|blend|whisk|stir|fold|beat|knead|season|sprinkle|pour|drizzle|toss|top|spread|simmer|bake|boil|fry)$/u
const MIN_STEPS = 3
/** How many of a dish are seen that is spoken of in the plural. */
const SEVERAL = 3

/** What a recipe may be of. */
const DISHES: ReadonlySet<string> = new Set(
  'pancake waffle soup stew bread pizza salad omelette cake cupcake pie curry spaghetti noodle cookie doughnut hamburger taco burrito sandwich dumpling rice popcorn pudding sushi pretzel bagel flatbread dough toast muffin brownie lasagna'.split(
    ' ',
  ),
)

const isCommand = ({ pos, low, lemma, i }: Token, tokens: readonly Token[]): boolean =>
  pos === 'VERB' && low === lemma && (i === 0 || /^(?:,|;|and|then|:)$/u.test(tokens[i - 1]!.low))

const stepsIn = ({ tokens }: Analysis): Token[] => tokens.filter((token) => OF_RECIPES.test(token.lemma) && isCommand(token, tokens))

const dishIn = ({ phrases, context }: Analysis): Recipe | undefined => {
  for (const { lemma, bar, isPlural, isName } of phrases) {
    const drawn = isName || bar === 'negated' || bar === 'compared' ? undefined : (chooseSense(lemma, context) ?? drawableNamed(lemma))
    if (drawn?.art && DISHES.has(drawn.name)) return { dish: drawn, isPlural }
  }
  return undefined
}

const namesFood = ({ phrases, context }: Analysis): boolean =>
  phrases.some(({ lemma, isName }) => !isName && (chooseSense(lemma, context) ?? drawableNamed(lemma))?.file === 'food')

/** The recipe that a script tells; undefined for all other scripts: walls are covered and rolled as well. */
export function recipeOf(analyses: readonly Analysis[]): Recipe | undefined {
  if (analyses.filter((analysis) => stepsIn(analysis).length > 0).length < MIN_STEPS || !analyses.some(namesFood)) return undefined
  return analyses.flatMap((analysis) => dishIn(analysis) ?? [])[0] ?? { isPlural: false }
}

const isCombined = ({ tokens }: Analysis): boolean => tokens.some((token) => token.pos === 'VERB' && COMBINING.test(token.lemma))

/** Does a pronoun mean all that is cooked together rather than what was named last: `Add the salt. Let it simmer`? */
export const meansDish = (kind: string, { index }: Analysis, { recipe, combinedAt }: StoryState): boolean =>
  recipe !== undefined && combinedAt !== undefined && index === combinedAt + 1 && (kind === 'thing' || kind === 'many')

/** Dishes that are dough first. */
const OF_DOUGH = /^(?:bread|flatbread|pizza|pie|cookie|pretzel|bagel|dumpling|doughnut)$/u
const OF_RAW = /^(?:knead|rest|rise|fold|proof|shape|roll|stretch|divide|score)$/u

/** What is cooked, as it looks in a sentence; undefined where it cannot be drawn. */
export function dishFor({ tokens }: Analysis, { recipe }: StoryState): { readonly picture: Picture; readonly count: number } | undefined {
  if (!recipe?.dish) return undefined
  const isRaw = OF_DOUGH.test(recipe.dish.name) && tokens.some(({ lemma, pos }) => pos === 'VERB' && OF_RAW.test(lemma))
  const drawn = isRaw ? drawableNamed('dough')! : recipe.dish
  return { picture: { name: drawn.name, drawn, isPerson: false }, count: recipe.isPlural && !isRaw ? SEVERAL : 1 }
}

const MEALS = /^(?:breakfast|lunch|dinner|supper|meal|dish)$/u

/** `dinner`: whatever is eaten then. */
export const isMeal = (lemma: string): boolean => MEALS.test(lemma)

/** What a recipe is of, where it is called a meal: `Dinner is ready`. */
export const mealOf = ({ lemma, nouns }: Phrase, { recipe }: StoryState): Picture | undefined =>
  recipe?.dish && nouns.length === 1 && isMeal(lemma) ? { name: recipe.dish.name, drawn: recipe.dish, isPerson: false } : undefined

/** Notes whether a sentence speaks of all that is cooked together. */
export function noteRecipe(analysis: Analysis, story: StoryState): void {
  if (!story.recipe) return
  const isAbout =
    isCombined(analysis) || (story.combinedAt === analysis.index - 1 && analysis.tokens.some(({ low }) => /^(?:it|them)$/u.test(low)))
  if (isAbout) story.combinedAt = analysis.index
}
