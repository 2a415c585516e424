import type { Locale } from './language.ts'
import { type Named, peopleIn } from './people.ts'
import type { StoryNames } from './story/story-names.ts'
import { findThings } from './thing-words.ts'

/** A person or animal named in a text; some animals are drawn as things. */
export type NamedActor = Named | { readonly creature: string; readonly name: string; readonly at: number }

/** Animals of the table of things. */
const CREATURES =
  /^(butterfly|honeybee|lady-beetle|ant|snail|spider|worm|songbird|gull|eagle|dove|swan|baby-chick|donkey|camel|giraffe|monkey|hedgehog|beaver|snake|lizard|tropical-fish|shark|octopus|crab|jellyfish|seal|kangaroo|dragon|robot|snowman|dinosaur|sauropod|t-rex|bat|crocodile|hippopotamus|rhinoceros|flamingo|peacock|otter|koala|raccoon)$/

/** Finds all people and animals in a text, in order. Proper names are resolved by the story. */
export function findActors(text: string, locale: Locale, names: StoryNames): NamedActor[] {
  const creatures = findThings(text, locale)
    .filter(({ value }) => CREATURES.test(value.icon))
    .map(({ value, word, at }) => ({ creature: value.icon, name: word, at }))
  const pets = [...names].flatMap(([name, noun]) => {
    const thing = noun === '' ? undefined : findThings(noun, locale).find(({ value }) => CREATURES.test(value.icon))
    const at = text.toLowerCase().search(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'))
    return thing && at >= 0 ? [{ creature: thing.value.icon, name: thing.word, at: 0 }] : []
  })
  const all: NamedActor[] = [...peopleIn(text, locale, names), ...creatures, ...pets]
  return all.toSorted((a, b) => a.at - b.at).filter((one, i, list) => list.findIndex((other) => other.name === one.name) === i)
}
