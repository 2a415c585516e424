import type { Locale } from './language.ts'
import { type FigureMention, findPeople } from './people.ts'
import type { StoryNames } from './story/story-names.ts'
import { findThings } from './thing-words.ts'

/** A person or animal named in a text; animals with a `propIcon` are drawn as props. */
export type ActorMention = FigureMention | { readonly propIcon: string; readonly name: string; readonly at: number }

/** Icons of animals that are drawn as props. */
const PROP_ANIMALS =
  /^(butterfly|honeybee|lady-beetle|ant|snail|spider|worm|songbird|gull|eagle|dove|swan|baby-chick|donkey|camel|giraffe|monkey|hedgehog|beaver|snake|lizard|tropical-fish|shark|octopus|crab|jellyfish|seal|kangaroo|dragon|robot|snowman|dinosaur|sauropod|t-rex|bat|crocodile|hippopotamus|rhinoceros|flamingo|peacock|otter|koala|raccoon)$/

/** People and animals named in a text, in order, without duplicates. `names`: proper names of the story. */
export function findActorMentions(text: string, locale: Locale, names: StoryNames): ActorMention[] {
  const propAnimals = findThings(text, locale)
    .filter(({ value }) => PROP_ANIMALS.test(value.icon))
    .map(({ value, word, at }) => ({ propIcon: value.icon, name: word, at }))
  const namedAnimals = [...names].flatMap(([name, noun]) => {
    const thing = noun === '' ? undefined : findThings(noun, locale).find(({ value }) => PROP_ANIMALS.test(value.icon))
    const at = text.toLowerCase().search(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'))
    return thing && at >= 0 ? [{ propIcon: thing.value.icon, name: thing.word, at: 0 }] : []
  })
  const all: ActorMention[] = [...findPeople(text, locale, names), ...propAnimals, ...namedAnimals]
  return all.toSorted((a, b) => a.at - b.at).filter((mention, i, list) => list.findIndex((other) => other.name === mention.name) === i)
}
