import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { EVENTS_1 } from './event-rows/events-1.ts'
import { EVENTS_2 } from './event-rows/events-2.ts'
import { PLACES_1 } from './place-rows/places-1.ts'
import { PLACES_2 } from './place-rows/places-2.ts'
import { PLACES_3 } from './place-rows/places-3.ts'
import { PLACES_4 } from './place-rows/places-4.ts'

/** A place, an organization or an event with a name. `things`: names of drawings by which it is recognized, the best first; `years`: of an event, negative before the common era. */
export type KnownName = {
  readonly name: string
  readonly kind: string
  readonly things: readonly string[]
  readonly years?: readonly [from: number, to: number]
}

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim())
const drawnIn = (cell: string): string[] =>
  cell.split(',').map((name) => name.trim()).filter((name) => drawableNamed(name)?.art !== undefined)
const rowsOf = (all: readonly string[]): string[] => all.flatMap((rows) => rows.trim().split('\n')).filter((row) => row !== '')

const byName = new Map<string, KnownName>()

function note(names: string, known: Omit<KnownName, 'name'>): void {
  const all = names.split(';').map((name) => name.trim())
  for (const name of all) if (!byName.has(name)) byName.set(name, { ...known, name: all[0]! })
}

for (const row of rowsOf([PLACES_1, PLACES_2, PLACES_3, PLACES_4])) {
  const [names = '', kind = '', things = ''] = cellsOf(row)
  note(names, { kind, things: drawnIn(things) })
}
for (const row of rowsOf([EVENTS_1, EVENTS_2])) {
  const [names = '', from, to, things = ''] = cellsOf(row)
  note(names, { kind: 'event', things: drawnIn(things), years: [Number(from), Number(to)] })
}

/** The place, organization or event of a name, as it is written, with or without `the`. */
export const knownName = (name: string): KnownName | undefined => byName.get(name) ?? byName.get(name.replace(/^the /iu, ''))
