import { ORDINALS } from '../../languages/en/number-words.ts'
import type { Phrase } from '../../text/phrases.ts'
import type { Analysis } from '../analysis.ts'
import type { Picture, StoryState } from '../story-state.ts'

/** Nouns for many kinds of animals, with the kinds that they may mean. */
const KINDS: ReadonlyMap<string, RegExp> = new Map([
  [
    'bird',
    /\b(?:penguin|owl|eagle|parrot|duck|goose|swan|crow|raven|pigeon|dove|hen|chicken|rooster|turkey|flamingo|peacock|ostrich|hawk|falcon|seagull|gull|sparrow|robin|swallow|stork|heron|pelican|vulture|hummingbird|woodpecker|albatross|puffin|cuckoo)$/u,
  ],
  [
    'hunter',
    /\b(?:seal|lion|tiger|leopard|cheetah|jaguar|panther|wolf|fox|bear|polar bear|shark|orca|whale|crocodile|alligator|snake|eagle|owl|hawk|falcon|spider|octopus|cat|hyena|lynx|cobra|python)$/u,
  ],
  ['cat', /\b(?:leopard|lion|tiger|cheetah|jaguar|panther|lynx)$/u],
])
/** Whether a noun for many kinds of animals may mean one of a name: `bird` a penguin. */
export const isKindOf = (noun: string, name: string): boolean => KINDS.get(noun)?.test(name) === true

/** Whether a name is that of a bird. */
export const isBird = (name: string): boolean => /\bbird$/u.test(name) || KINDS.get('bird')!.test(name)

/** What only people hunt with. */
const ARMS = ['rifle', 'gun', 'shotgun', 'bow', 'arrow', 'spear', 'bullet', 'trap', 'shoot', 'aim', 'knife', 'axe']

/** Whether the hunter of a script is somebody with a weapon. */
export const isArmed = ({ context }: Analysis): boolean => ARMS.some((word) => context.script.has(word))

/** What may be said of each animal of a kind. */
const OF_ANY =
  /^(?:first|second|third|last|next|single|hungry|tired|exhausted|brave|bravest|lone|lonely|careless|unlucky|lucky|poor|patient|big|great|magnificent|proud|weary|starving)$/u

/**
 * The animal of a story that a noun for many kinds means: the penguin told last for `one bird`, the wolf for `the hunter`, rather the one that the script is about; undefined where none was told, or a
 * person was who may be meant.
 */
export function animalOfKind(
  { lemma, nouns, run, start, adjectives }: Phrase,
  { referents, scriptAnimal }: StoryState,
  analysis: Analysis,
): Picture | undefined {
  const { index, tokens } = analysis
  const kind = lemma === 'predator' ? 'hunter' : lemma
  const kinds = KINDS.get(kind)
  if (!kinds || nouns.length > 1) return undefined
  // `the first | hungry bird`.
  const first = ORDINALS.includes(tokens[start - 1]?.low ?? '') ? tokens[start - 2] : run[0]
  const isMeant = /^(?:the|this|that|these|those|one|each|every|no)$/u.test(first?.low ?? '')
  const topic = scriptAnimal && kinds.test(scriptAnimal.name) ? scriptAnimal : undefined
  // `a red bird`, `Birds sing`: others; `the first hungry bird` is one of those that a script is about.
  const isNew = !isMeant || !adjectives.every((word) => topic && OF_ANY.test(word))
  const isOfPerson =
    kind === 'hunter' &&
    (run[0]!.low !== 'the' || isArmed(analysis) || referents.some(({ isPerson, picture }) => isPerson && picture?.isPerson))
  if (isNew || isOfPerson) return undefined
  const animals = referents.flatMap(({ picture }) => (picture?.drawn.file === 'animal' && picture.name !== kind ? [picture] : []))
  const told = animals.findLast(({ name }) => kinds.test(name))
  if (!topic) return told
  // `An eagle dives. The predator ...` in a script about a leopard: the eagle, or nobody is sure.
  const isOther = referents.some(
    ({ picture, sentence }) =>
      picture?.drawn.file === 'animal' && index - sentence <= 1 && picture.name !== topic.name && kinds.test(picture.name),
  )
  return isOther ? (kind === 'hunter' ? told : undefined) : { name: topic.name, drawn: topic, isPerson: false }
}
