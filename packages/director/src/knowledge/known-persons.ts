import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import { TRAIT_BEARDS, TRAIT_CLOTHING, TRAIT_GLASSES, TRAIT_HAIR_STYLES, TRAIT_HEADWEAR } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { Gender } from '../story/story-state.ts'
import { type Drawable, drawableNamed } from '../vocabulary/vocabulary.ts'
import { PERSONS_1 } from './person-rows/persons-1.ts'
import { PERSONS_2 } from './person-rows/persons-2.ts'
import { PERSONS_3 } from './person-rows/persons-3.ts'
import { PERSONS_4 } from './person-rows/persons-4.ts'
import { PERSONS_5 } from './person-rows/persons-5.ts'
import { PERSONS_6 } from './person-rows/persons-6.ts'

/**
 * Somebody of history or legend. `born`, `died`: years, negative before the common era; `died` is absent of the living. `work`: the person as which somebody of that work is
 * drawn. `looks`: what everybody knows of them. `things`: names of drawings that belong to them, the best first.
 */
export type KnownPerson = {
  readonly name: string
  readonly gender: Gender
  readonly born: number
  readonly died?: number
  readonly work: Drawable
  readonly looks: FigureTraits
  readonly things: readonly string[]
}

const HAIR_COLOURS: Readonly<Record<string, string>> = {
  'white-hair': '#efece6',
  'gray-hair': '#b0abad',
  'red-hair': '#a8452a',
  'blond-hair': '#dba94a',
  'black-hair': '#1d1b22',
  'brown-hair': '#5b3422',
}

const isOneOf = <T extends string>(values: readonly T[], word: string): word is T => (values as readonly string[]).includes(word)

/** The trait that a word of the table states. */
function traitOf(word: string): FigureTraits {
  const style = word.replace(/-hair$/u, '')
  if (Object.hasOwn(HAIR_COLOURS, word)) return { hairColor: HAIR_COLOURS[word]! }
  if (word === 'old') return { age: 'old' }
  if (word === 'deep-skin' || word === 'fair-skin') return { skin: word === 'deep-skin' ? 'deep' : 'fair' }
  if (isOneOf(TRAIT_HAIR_STYLES, style)) return { hairStyle: style }
  if (isOneOf(TRAIT_BEARDS, word)) return { beard: word }
  if (isOneOf(TRAIT_GLASSES, word)) return { glasses: word }
  if (isOneOf(TRAIT_HEADWEAR, word)) return { headwear: word }
  return isOneOf(TRAIT_CLOTHING, word) ? { clothing: word } : {}
}

function personOf(row: string): { readonly names: readonly string[]; readonly person: KnownPerson }[] {
  const [names = '', gender, born, died, work = '', traits = '', things = ''] = row.split('|').map((cell) => cell.trim())
  const drawn = drawableNamed(work)
  if (!drawn) return []
  const all = names.split(';').map((name) => name.trim())
  const looks = Object.assign({}, ...traits.split(' ').map(traitOf)) as FigureTraits
  return [
    {
      names: all,
      person: {
        name: all[0]!,
        gender: gender === 'f' ? 'woman' : 'man',
        born: Number(born),
        ...(died !== '-' && { died: Number(died) }),
        work: drawn,
        looks,
        things: things.split(',').map((thing) => thing.trim()).filter((thing) => drawableNamed(thing)?.art !== undefined),
      },
    },
  ]
}

const TABLES = [PERSONS_1, PERSONS_2, PERSONS_3, PERSONS_4, PERSONS_5, PERSONS_6]

const byName = new Map<string, KnownPerson>()
for (const { names, person } of TABLES.flatMap((rows) => rows.trim().split('\n')).flatMap(personOf))
  for (const name of names) if (!byName.has(name)) byName.set(name, person)

/** The person of history or legend who is known by a name, as it is written. */
export const knownPerson = (name: string): KnownPerson | undefined => byName.get(name)

/** Age at which somebody does what they are known for, in years. */
const AGE_OF_WORK = 35

/** The year in which somebody does what they are known for. */
export const yearOfWork = ({ born, died }: KnownPerson): number => Math.min(born + AGE_OF_WORK, died ?? Infinity)

const LONGEST_NAME = 4

/** The first person of history or legend whom a text names. */
export function knownPersonIn(text: string): KnownPerson | undefined {
  const words = text.match(/[\p{L}\p{M}'’.-]+/gu)?.map((word) => word.replace(/(?:['’]s|[.'’])$/u, '')) ?? []
  for (let from = 0; from < words.length; from++)
    for (let length = Math.min(LONGEST_NAME, words.length - from); length > 0; length--) {
      const person = /^\p{Lu}/u.test(words[from]!) ? byName.get(words.slice(from, from + length).join(' ')) : undefined
      if (person) return person
    }
  return undefined
}
