import type { Phrase } from '../../text/phrases.ts'
import type { Analysis } from '../analysis.ts'
import type { Picture, StoryState } from '../story-state.ts'

/** Nouns for many kinds of animals, with the kinds that they may mean. */
const KINDS: ReadonlyMap<string, RegExp> = new Map([
  [
    'bird',
    /\b(?:penguin|owl|eagle|parrot|duck|goose|swan|crow|raven|pigeon|dove|hen|chicken|rooster|turkey|flamingo|peacock|ostrich|hawk|falcon|seagull|gull|sparrow|robin|swallow|stork|heron|pelican|vulture|hummingbird|woodpecker|albatross|puffin)$/u,
  ],
  [
    'hunter',
    /\b(?:seal|lion|tiger|leopard|cheetah|jaguar|panther|wolf|fox|bear|polar bear|shark|orca|whale|crocodile|alligator|snake|eagle|owl|hawk|falcon|spider|octopus|cat|hyena|lynx|cobra|python)$/u,
  ],
])
/** Whether a name is that of a bird. */
export const isBird = (name: string): boolean => /\bbird$/u.test(name) || KINDS.get('bird')!.test(name)

/** What only people hunt with. */
const ARMS = ['rifle', 'gun', 'shotgun', 'bow', 'arrow', 'spear', 'bullet', 'trap', 'shoot', 'aim', 'knife', 'axe']

/**
 * The animal of a story that a noun for many kinds means: the penguin told last for `one bird`, the wolf for `the hunter`; undefined where none was told, or a
 * person was who may be meant.
 */
export function animalOfKind(
  { lemma, nouns, run, adjectives }: Phrase,
  { referents }: StoryState,
  { context }: Analysis,
): Picture | undefined {
  const kind = lemma === 'predator' ? 'hunter' : lemma
  const kinds = KINDS.get(kind)
  if (!kinds || nouns.length > 1) return undefined
  // `a red bird`, `Birds sing`: others.
  const isNew = !/^(?:the|this|that|these|those|one|each|every|no)$/u.test(run[0]!.low) || adjectives.length > 0
  const isOfPerson =
    kind === 'hunter' &&
    (run[0]!.low !== 'the' ||
      ARMS.some((word) => context.script.has(word)) ||
      referents.some(({ isPerson, picture }) => isPerson && picture?.isPerson))
  if (isNew || isOfPerson) return undefined
  const animals = referents.flatMap(({ picture }) => (picture?.drawn.file === 'animal' && picture.name !== kind ? [picture] : []))
  return animals.findLast(({ name }) => kinds.test(name))
}
