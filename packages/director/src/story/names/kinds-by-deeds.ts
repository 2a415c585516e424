import { type Drawable, drawableNamed } from '../../vocabulary/vocabulary.ts'
import type { Analysis } from '../analysis.ts'
import type { Phrase } from '../../text/phrases.ts'

/** What only one animal does. */
const ANIMAL_OF_VERB: Readonly<Record<string, string>> = {
  purr: 'cat',
  meow: 'cat',
  bark: 'dog',
  neigh: 'horse',
  whinny: 'horse',
  moo: 'cow',
  quack: 'duck',
  oink: 'pig',
  bleat: 'sheep',
  hoot: 'owl',
}
/** What many animals do, and no person. */
const VERBS_OF_ANIMALS = /^(?:graze|hibernate|peck|gallop|chirp|molt|moult|hatch|slither)$/u
/** What animals have, and no person. */
const PARTS_OF_ANIMALS = /^(?:paw|tail|whisker|fur|beak|wing|feather|hoof|claw|snout|muzzle|mane|fin|antler|tusk|gill|tentacle|udder)$/u

/** Kinds of animals that a script tells of one by one: `an old cat`. */
function kindsTold(analyses: readonly Analysis[]): Drawable[] {
  const told = analyses.flatMap(({ phrases }) =>
    phrases.flatMap(({ lemma, isName, isPlural, bar, run }) => {
      const drawn = isName || isPlural || bar !== '' || run.length < 2 ? undefined : drawableNamed(lemma)
      return drawn?.file === 'animal' && drawn.art !== undefined ? [drawn] : []
    }),
  )
  return told.filter(({ name }, n) => told.findIndex((one) => one.name === name) === n)
}

/** Whether a name does or has what only animals do or have; with which animal that is certain of. */
function deedOf(name: Phrase, { tokens, phrases, bars }: Analysis): { readonly animal?: string } | undefined {
  const verb = tokens.slice(name.end + 1, name.end + 4).find(({ pos }) => pos === 'VERB')
  // `Tom barked an order`.
  const isOwnDeed = verb !== undefined && bars[verb.i] === '' && !/^(?:DET|PRON|NOUN)$/u.test(tokens[verb.i + 1]?.pos ?? '')
  if (isOwnDeed && Object.hasOwn(ANIMAL_OF_VERB, verb.lemma)) return { animal: ANIMAL_OF_VERB[verb.lemma]! }
  if (isOwnDeed && VERBS_OF_ANIMALS.test(verb.lemma)) return {}
  const hasPart = phrases.some(
    ({ lemma, possessor, start, bar, nouns }) =>
      start > name.end && bar === '' && nouns.length === 1 && PARTS_OF_ANIMALS.test(lemma) && /^(?:his|her|its)$/u.test(possessor ?? ''),
  )
  return hasPart ? {} : undefined
}

/** The animal that somebody with a name is by what he does or has: `Salt licked her paws` where one cat was told of, `Minka purred`; undefined where that is not certain. */
export function kindByDeed(name: Phrase, analysis: Analysis, analyses: readonly Analysis[]): Drawable | undefined {
  if (name.role !== 'subject' || name.bar !== '' || name.nouns.length > 1) return undefined
  const deed = deedOf(name, analysis)
  if (!deed) return undefined
  const told = kindsTold(analyses)
  if (deed.animal === undefined) return told.length === 1 ? told[0] : undefined
  return told.find((one) => one.name === deed.animal) ?? (told.length === 0 ? drawableNamed(deed.animal) : undefined)
}
