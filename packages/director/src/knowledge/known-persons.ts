import { type Drawable, drawableNamed } from '../vocabulary/vocabulary.ts'
import { PERSONS_A_TO_B } from './person-rows/persons-a-to-b.ts'
import { PERSONS_C_TO_E } from './person-rows/persons-c-to-e.ts'
import { PERSONS_F_TO_I } from './person-rows/persons-f-to-i.ts'
import { PERSONS_J_TO_L } from './person-rows/persons-j-to-l.ts'
import { PERSONS_M_TO_P } from './person-rows/persons-m-to-p.ts'
import { PERSONS_Q_TO_S } from './person-rows/persons-q-to-s.ts'
import { PERSONS_T_TO_Z } from './person-rows/persons-t-to-z.ts'

/**
 * Somebody of history or legend. `born`, `died`: years, negative before the common era; `died` is absent of the living. `work`: the person as which somebody of that work is
 * drawn; nobody looks like themselves. `things`: names of drawings that belong to them, the best first.
 */
export type KnownPerson = {
  readonly name: string
  readonly gender: 'man' | 'woman'
  readonly born: number
  readonly died?: number
  readonly work: Drawable
  readonly things: readonly string[]
}

function personOf(row: string): { readonly names: readonly string[]; readonly person: KnownPerson }[] {
  const [names = '', gender, born, died, work = '', things = ''] = row.split('|').map((cell) => cell.trim())
  const drawn = drawableNamed(work)
  if (!drawn) return []
  const all = names.split(';').map((name) => name.trim())
  return [
    {
      names: all,
      person: {
        name: all[0]!,
        gender: gender === 'f' ? 'woman' : 'man',
        born: Number(born),
        ...(died !== '-' && { died: Number(died) }),
        work: drawn,
        things: things
          .split(',')
          .map((thing) => thing.trim())
          .filter((thing) => drawableNamed(thing)?.art !== undefined),
      },
    },
  ]
}

const TABLES = [PERSONS_A_TO_B, PERSONS_C_TO_E, PERSONS_F_TO_I, PERSONS_J_TO_L, PERSONS_M_TO_P, PERSONS_Q_TO_S, PERSONS_T_TO_Z]

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
