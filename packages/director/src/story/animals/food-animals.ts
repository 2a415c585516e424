import { FOOD_OF_ANIMALS } from '../../lexical/food.ts'
import type { Phrase } from '../../text/phrases.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import type { Analysis } from '../analysis.ts'
import type { Picture } from '../story-state.ts'

const SEAFOOD = /^(?:fish|salmon|tuna|shrimp|lobster|squid|crab|octopus|sardine|cod|oyster|mussel)$/u
const OF_MEALS =
  /\b(?:portions?|servings?|fillets?|recipe|protein|diet|menu|market|stalls?|restaurants?|sauce|grill\w*|fried|roast\w*|baked|smoked|marinat\w*|season with|vegetables?|salad|nuts|beans|rice|lunch|dinner|breakfast|meals?|dish|dishes|plates?|oven|frying|skillet|cook\w*|sandwich\w*|tacos?|sushi|soup|stew)\b/iu
const DONE_TO_FOOD =
  /^(?:eat|cook|grill|fry|bake|roast|slice|chop|season|serve|marinate|buy|sell|order|taste|swap|skip|sear|saut[eé]|steam|boil|poach|toss|add|flip|peel)$/u

/** Is an animal something to eat in its sentence: `eat fish twice a week`, `slice the chicken`? */
function isMeantAsFood({ role, start, end, lemma }: Phrase, { tokens, text }: Analysis, hasAnimalSubject: boolean): boolean {
  if (hasAnimalSubject || (!SEAFOOD.test(lemma) && !(lemma in FOOD_OF_ANIMALS))) return false
  const verb = tokens.slice(0, start).findLast(({ pos }) => pos === 'VERB')
  const isDone = role !== 'subject' && verb !== undefined && DONE_TO_FOOD.test(verb.lemma)
  // `The fish market`, `chicken soup`: the first part of a compound.
  return isDone || (OF_MEALS.test(text) && (role !== 'subject' || tokens[end + 1]?.pos !== 'VERB'))
}

/** Pictures of a sentence with what animals are as food. */
export function withFood(pictures: Map<Phrase, Picture>, analysis: Analysis): void {
  const hasAnimalSubject = [...pictures].some(([{ role, bar }, { drawn }]) => role === 'subject' && bar === '' && drawn.file === 'animal')
  for (const [phrase, picture] of pictures) {
    if (picture.drawn.file !== 'animal' || phrase.isName || !isMeantAsFood(phrase, analysis, hasAnimalSubject)) continue
    // Fish is sold and grilled whole.
    const food = phrase.lemma === 'fish' ? undefined : drawableNamed(FOOD_OF_ANIMALS[phrase.lemma] ?? '')
    pictures.set(
      phrase,
      food ? { name: food.name, drawn: food, isPerson: false } : { ...picture, drawn: { ...picture.drawn, file: 'food' } },
    )
  }
}
