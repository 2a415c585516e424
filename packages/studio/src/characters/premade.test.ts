import { expect, it } from 'vitest'
import { castLookOf } from './cast-look.ts'
import { personLookOf } from './people/person-look.ts'
import { PREMADE_CHARACTERS } from './premade.ts'

const people = PREMADE_CHARACTERS.filter(({ look }) => !('kind' in look))

it('there are at least twelve people and six animals with unique ids', () => {
  expect(people.length).toBeGreaterThanOrEqual(12)
  expect(PREMADE_CHARACTERS.length - people.length).toBeGreaterThanOrEqual(6)
  expect(new Set(PREMADE_CHARACTERS.map(({ id }) => id)).size).toBe(PREMADE_CHARACTERS.length)
})

it('stored premade looks are parsed unchanged', () => {
  for (const { id, name, look } of PREMADE_CHARACTERS) {
    const read = castLookOf({ id, name, look: { ...look } })
    expect(read.kind).toBe('kind' in look ? 'animal' : 'person')
    expect(read.look).toMatchObject(look)
  }
})

it('a character without a stored look has a deterministic look', () => {
  const character = { id: 'somebody', name: 'Somebody' }
  expect(personLookOf(character)).toEqual(personLookOf(character))
})

it('invalid stored values are replaced', () => {
  const look = { skin: 'red', hat: 'sombrero', stature: 9, kind: 'dragon', scarf: 7 }
  const read = castLookOf({ id: 'odd', name: 'Odd', look })
  expect(read.kind).toBe('person')
  expect(read.look).toMatchObject({ hat: 'none' })
})
