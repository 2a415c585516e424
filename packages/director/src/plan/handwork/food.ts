import type { Phrase } from '../../text/phrases.ts'
import { isFood } from '../../vocabulary/vocabulary.ts'
import { DRAWN_PORTIONS } from '../../languages/en/manipulations.ts'
import { LIQUID_NAMES } from './liquids.ts'
import { isDrawn, type Reading } from './roles.ts'

/** Verbs whose object is food, whatever hands did something to before. */
const OF_FOOD =
  /^(?:fry|saute|sauté|sear|brown|caramelize|sizzle|poach|boil|simmer|steam|cook|bake|roast|grill|serve|flip|carve|slice|chop|dice|mince|drain|marinate|toast|garnish|season|sprinkle|soak|peel|mash|arrange)$/u
const PORTION = /^(?:slice|half|stick|cube|strip|wedge|chunk|patty|fillet|piece)$/u
/** What goes into a dish rather than being one. */
const INGREDIENT =
  /^(?:salt|pepper|sugar|spices?|flour|cinnamon|herbs?|basil|parsley|garlic|lemon|lime|butter|oil|olive oil|vinegar|honey|milk|cream|water|yeast|jam|syrup|maple syrup|sauce|soy sauce|mustard|ketchup|peanut butter|chocolate|nut|mint|ice|bean|juice)$/u
/** Drawn with the plate or bowl it is served in. */
export const ON_A_DISH =
  /(?:soup|stew|salad|scrambled egg|spaghetti|curry|rice|porridge|cereal|pudding|noodle|ramen|pancakes?|omelette|roast chicken|fried rice|mashed potatoes|sushi)$/u

/** Mixed of raw ingredients and baked. */
const BAKED = /(?:muffin|cupcake|cake|cookie|brownie|bread|pie|pizza|pretzel|lasagna)$/u
/** Sentences over which a pronoun is what was prepared last. */
const REACH = 3

/** Food that is prepared as such, and that pronouns of recipes mean. */
export const isDish = (name: string): boolean =>
  isFood(name) && !INGREDIENT.test(name) && (name.endsWith('soup') || !LIQUID_NAMES.test(name.split(' ').at(-1)!))

/** What was prepared of food before a sentence; else what the script is about, or what was named last. */
function foodBefore({ analysis: { index }, story }: Reading, becomes: 'served' | 'baked' | undefined): string | undefined {
  const { food, referents } = story
  const before = referents.filter(({ sentence }) => sentence >= 0 && sentence < index)
  // What a recipe names only at its end is eaten beside it.
  const known = [...before.flatMap(({ picture }) => picture?.name ?? []), ...[...story.kinds.values()].map(({ name }) => name)]
  const dish = story.topic?.name ?? ''
  const topic = known.find((name) => (name === dish || name.endsWith(` ${dish}`)) && isDish(name) && isDrawn(name))
  // What is served or baked is what all of it became.
  if (topic && (becomes === 'served' ? ON_A_DISH : becomes === 'baked' ? BAKED : /^$/u).test(topic)) return topic
  if (food && index - food.sentence <= REACH) return food.what
  const named = before.findLast(
    ({ picture, isPerson, sentence }) =>
      picture !== undefined && !isPerson && index - sentence <= REACH && isDish(picture.name) && isDrawn(picture.name),
  )
  return topic ?? named?.picture?.name
}

/** What a pronoun or a portion means where food is prepared: `Fry them`, `Lay the slices in the pan`; undefined elsewhere. */
export function preparedFood(
  verb: string,
  { isPronoun, object, goal }: { readonly isPronoun: boolean; readonly object: Phrase | undefined; readonly goal: string | undefined },
  reading: Reading,
): string | undefined {
  const isPortion = !isPronoun && object?.nouns.length === 1 && PORTION.test(object.lemma)
  const isOfFood = OF_FOOD.test(verb) || (goal !== undefined && COOKWARE.test(goal))
  if (!isPortion && !(isPronoun && isOfFood)) return undefined
  // `Serve it in tall glasses`: the drink that the script begins with.
  const drink = reading.story.referents.find(({ sentence, picture }) => sentence === 0 && picture && LIQUID_NAMES.test(picture.name))
  if (verb === 'serve' && isPronoun && drink) return drink.picture!.name
  const before = foodBefore(reading, verb === 'serve' ? 'served' : verb === 'bake' ? 'baked' : undefined)
  // Raw eggs are served as what they became.
  const food = before && verb === 'serve' ? (reading.story.kinds.get(before)?.name ?? before) : before
  return (isPortion && food && DRAWN_PORTIONS[`${object.lemma} of ${food}`]) || food
}
const COOKWARE = /(?:pan|pot|saucepan|oven|grill|air fryer|wok)$/u
