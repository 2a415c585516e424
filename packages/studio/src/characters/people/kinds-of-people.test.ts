import { VOCABULARY } from '@fablecut/director/vocabulary/vocabulary'
import { expect, it } from 'vitest'
import { KIND_NAMES, traitsOfKind } from './kinds-of-people.ts'
import { lookOfPerson } from './look-of-person.ts'

it.each([
  ['king', { woman: false, hat: 'crown', age: 'middle' }],
  ['old king', { woman: false, hat: 'crown', age: 'old' }],
  ['king Arthur', { hat: 'crown' }],
  ['old woman', { woman: true, age: 'old' }],
  ['elderly man', { woman: false, age: 'old' }],
  ['young woman', { woman: true, age: 'adult' }],
  ['young prince', { hat: 'crown', age: 'child' }],
  ['little girl', { woman: true, age: 'child' }],
  ['police officer', { hat: 'cap' }],
  ['old guard', { age: 'old' }],
  ['historian', { age: 'middle' }],
  ['young teacher', { age: 'adult' }],
  ['person', { age: 'adult' }],
  ['mother', { woman: true, age: 'middle' }],
  ['sister', { woman: true, age: 'adult' }],
  ['businessman', { woman: false, outfit: 'suit' }],
  ['fisherman', { woman: false }],
  ['baby', { age: 'baby' }],
])('%s', (what, traits) => {
  expect(traitsOfKind(what)).toMatchObject(traits)
})

it('members of a group differ', () => {
  expect([0, 1, 2, 3].map((member) => traitsOfKind('family', member))).toMatchObject([
    { woman: true },
    { woman: false },
    { age: 'child' },
    { woman: true },
  ])
})

it('every kind is a person of the vocabulary', () => {
  const people = new Set(VOCABULARY.flatMap(({ name, art }) => (art === 'person' ? [name] : [])))
  expect(KIND_NAMES.filter((name) => !people.has(name))).toEqual([])
})

const isGrey = (colour: string): boolean => {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return Math.max(r!, g!, b!) - Math.min(r!, g!, b!) < 14 && r! > 0x70
}

it('only old people have grey hair, and children are small and without a beard, for any seed', () => {
  for (let seed = 0; seed < 60; seed++) {
    expect(isGrey(lookOfPerson(traitsOfKind('grandmother'), seed).hair)).toBe(true)
    expect(isGrey(lookOfPerson(traitsOfKind('teacher'), seed).hair)).toBe(false)
    const girl = lookOfPerson(traitsOfKind('girl'), seed)
    expect(girl.stature).toBeLessThan(0.9)
    expect(girl.beard).toBe(false)
  }
})

it('a baby is an infant in a romper, whatever else is said of it', () => {
  const look = lookOfPerson({ age: 'baby', described: { beard: 'beard', clothing: 'suit', skin: 'deep' } }, 5)
  expect(look).toMatchObject({ infant: true, beard: false, outfit: 'trousers', hat: 'none' })
  expect(look.stature).toBeLessThan(0.6)
  expect(look.top).toBe(look.bottom)
})
