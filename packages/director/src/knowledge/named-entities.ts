import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { EVENTS_1 } from './event-rows/events-1.ts'
import { EVENTS_2 } from './event-rows/events-2.ts'
import { PLACES_1 } from './place-rows/places-1.ts'
import { PLACES_2 } from './place-rows/places-2.ts'
import { PLACES_3 } from './place-rows/places-3.ts'
import { PLACES_4 } from './place-rows/places-4.ts'

const byName = new Map<string, readonly string[]>()
for (const row of [PLACES_1, PLACES_2, PLACES_3, PLACES_4, EVENTS_1, EVENTS_2].flatMap((table) => table.trim().split('\n'))) {
  const [names = '', things = ''] = row.split('|')
  const drawn = things
    .split(',')
    .map((thing) => thing.trim())
    .filter((thing) => drawableNamed(thing)?.art !== undefined)
  for (const name of names.split(';').map((one) => one.trim())) if (!byName.has(name)) byName.set(name, drawn)
}

/** Names of the drawings by which a place, an organization or an event is recognized, the best first; empty for names that are not known. `name`: as it is written, with or without `the`. */
export const thingsOfEntity = (name: string): readonly string[] => byName.get(name) ?? byName.get(name.replace(/^the /iu, '')) ?? []
