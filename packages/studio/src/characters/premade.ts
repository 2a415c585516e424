import type { AnimalLook } from './animals/animal-species.ts'
import type { PersonLook } from './people/person-look.ts'
import { PREMADE_PEOPLE } from './people/premade-people.ts'

/** A premade character of the picker. `id` is stable; images are `characters/{id}.webp`. */
export type PremadeCharacter = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly look: PersonLook | AnimalLook
}

/** Premade characters in the order of the picker. */
export const PREMADE_CHARACTERS: readonly PremadeCharacter[] = [
  ...PREMADE_PEOPLE,
  { id: 'ember', name: 'Ember', description: 'A fox with a scarf and a nose for mystery', look: { kind: 'fox', scarf: '#3f8f9f' } },
  { id: 'biscuit', name: 'Biscuit', description: 'A dog who is happy you are here', look: { kind: 'dog' } },
  { id: 'mittens', name: 'Mittens', description: 'A ginger cat with opinions', look: { kind: 'cat', body: '#e0954e', belly: '#fff2e0' } },
  { id: 'bramble', name: 'Bramble', description: 'A bear, big and shy', look: { kind: 'bear', scarf: '#d8473f' } },
  { id: 'hazel', name: 'Hazel', description: 'An owl who stays up to read', look: { kind: 'owl' } },
  {
    id: 'clementine',
    name: 'Clementine',
    description: 'A rabbit in a great hurry',
    look: { kind: 'rabbit', body: '#f2e6d8', scarf: '#6aa7e0' },
  },
  { id: 'pebble', name: 'Pebble', description: 'A penguin far from home', look: { kind: 'penguin', scarf: '#f2b93b' } },
  { id: 'tusker', name: 'Tusker', description: 'An elephant who remembers it all', look: { kind: 'elephant' } },
]
