import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const planOf = (text: string) => directScript(text).at(-1)!.plan

it.each([
  ['The prisoner had been chained in a cave since he was born.', 'cave'],
  ['Imagine a prisoner who was chained in a cave.', 'cave'],
  ['A seal swims under the ice looking for a hole.', 'under-ice'],
  ['The old king waited in the rain at the border.', 'plain'],
  ['A farmer stood in line at the bank.', 'plain'],
  ['The soldiers pushed the car up the hill.', 'plain'],
  ['He cooked noodles in the kitchen.', 'kitchen'],
])('what happens is where the sentence says: %s', (text, place) => {
  expect(planOf(text).place).toBe(place)
})

it.each(['The old man slept in a tent.', 'The nurse cooked noodles in the back of a van.', 'The mayor hid in a leaking shed.'])(
  'nobody is seen in another place or bed than the one told: %s',
  (text) => {
    expect(planOf(text).cast).toEqual([])
    expect(planOf(text).place).toBeUndefined()
  },
)

it('who lies on something that is drawn is seen there', () => {
  expect(planOf('The judge fell asleep on a park bench.').cast.map(({ position }) => position)).toEqual([{ relation: 'on', of: 'bench' }])
})

it('the vehicle somebody is in without a set is seen alone', () => {
  const { cast, things } = planOf('The boy was sleeping in my truck.')
  expect(cast).toEqual([])
  expect(things.map(({ what }) => what)).toEqual(['truck'])
})

it('somebody in a car is seen in it, and who only is beside it is not', () => {
  expect(planOf('The boy was sleeping in my car.')).toMatchObject({ place: 'car', cast: [{ what: 'boy' }], things: [] })
  expect(planOf('The boy waited at the car.').place).not.toBe('car')
  expect(planOf('He crashed into the car.').place).not.toBe('car')
})

it('seals below the ice are in no reef', () => {
  expect(planOf('A seal swims under the ice.').place).toBe('under-ice')
})

it('who sleeps on a couch is no bed', () => {
  expect(planOf('The girl slept on the couch.').things.map(({ what }) => what)).not.toContain('bed')
})

it('nowhere in particular is no room and no street, and a face before a ground out of focus', () => {
  const { place, camera } = planOf('A woman smiled.')
  expect([place, camera.size]).toEqual(['plain', 'close'])
})

it('animals of the water are in it, and those of the savanna on no farm', () => {
  expect(planOf('Thousands of octopuses drift into the dark sea.').place).toBe('underwater')
  expect(planOf('A lion rests in the shade.').place).toBe('savanna')
})
