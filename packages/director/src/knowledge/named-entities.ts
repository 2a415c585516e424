import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { EVENTS_A_TO_H } from './event-rows/events-a-to-h.ts'
import { EVENTS_I_TO_Z } from './event-rows/events-i-to-z.ts'
import { PLACES_A_TO_D } from './place-rows/places-a-to-d.ts'
import { PLACES_E_TO_L } from './place-rows/places-e-to-l.ts'
import { PLACES_M_TO_R } from './place-rows/places-m-to-r.ts'
import { PLACES_S_TO_Z } from './place-rows/places-s-to-z.ts'

const byName = new Map<string, readonly string[]>()
for (const row of [PLACES_A_TO_D, PLACES_E_TO_L, PLACES_M_TO_R, PLACES_S_TO_Z, EVENTS_A_TO_H, EVENTS_I_TO_Z].flatMap((table) =>
  table.trim().split('\n'),
)) {
  const [names = '', things = ''] = row.split('|')
  const drawn = things
    .split(',')
    .map((thing) => thing.trim())
    .filter((thing) => drawableNamed(thing)?.art !== undefined)
  for (const name of names.split(';').map((one) => one.trim())) if (!byName.has(name)) byName.set(name, drawn)
}

/** Names of the drawings by which a place, an organization or an event is recognized, the best first; empty for names that are not known. `name`: as it is written, with or without `the`. */
export const thingsOfEntity = (name: string): readonly string[] => byName.get(name) ?? byName.get(name.replace(/^the /iu, '')) ?? []
