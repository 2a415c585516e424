import type { Locale } from './language.ts'
import { type Named, peopleIn } from './people.ts'
import type { StoryNames } from './story/story-names.ts'
import { spotThings } from './thing-words.ts'

/** Somebody a text names: a figure, or an animal that is drawn as a thing. */
export type NamedActor = Named | { readonly creature: string; readonly name: string; readonly at: number }

/** Animals of the table of things. */
const CREATURES =
  /^(butterfly|honeybee|lady-beetle|ant|snail|spider|worm|songbird|gull|eagle|dove|swan|baby-chick|donkey|camel|giraffe|monkey|hedgehog|beaver|snake|lizard|tropical-fish|shark|octopus|crab|jellyfish|seal|kangaroo|dragon|robot|snowman|dinosaur|sauropod|t-rex|bat|crocodile|hippopotamus|rhinoceros|flamingo|peacock|otter|koala|raccoon)$/

/** Every person and animal that a text names, in order. A name of the story means who bears it. */
export function findActors(text: string, locale: Locale, names: StoryNames): NamedActor[] {
  const creatures = spotThings(text, locale)
    .filter(({ value }) => CREATURES.test(value.icon))
    .map(({ value, word, at }) => ({ creature: value.icon, name: word, at }))
  const pets = [...names].flatMap(([name, noun]) => {
    const thing = noun === '' ? undefined : spotThings(noun, locale).find(({ value }) => CREATURES.test(value.icon))
    const at = text.toLowerCase().search(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'))
    return thing && at >= 0 ? [{ creature: thing.value.icon, name: thing.word, at: 0 }] : []
  })
  const all: NamedActor[] = [...peopleIn(text, locale, names), ...creatures, ...pets]
  return all.toSorted((a, b) => a.at - b.at).filter((one, i, list) => list.findIndex((other) => other.name === one.name) === i)
}
