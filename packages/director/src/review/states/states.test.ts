import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const planOf = (text: string) => directScript(text).at(-1)!.plan

it.each([
  ['Thirteen thousand houses burned to the ground in four days.', 'burnt'],
  ['The wildfire has destroyed two hundred homes.', 'burnt'],
  ['By sunrise the flames had jumped from roof to roof.', 'burning'],
  ['A spark set the whole city of Chicago on fire.', 'burning'],
  ['The bombs destroyed the old town.', 'burnt'],
  ['The army destroyed the village.', 'ruined'],
  ['The rain has left the centre of Valencia under two metres of water.', 'flooded'],
  ['The hallway was flooded with black water.', 'flooded'],
  ['The room behind the door was covered in dust and cobwebs.', 'dusty'],
  ['The city was full of people.', undefined],
  ['If the city burns down, the insurance pays.', undefined],
  ['A year later, new houses stood on the blackened ground.', undefined],
  ['The streets were never flooded.', undefined],
])('a place is as its sentence says: %s', (text, state) => {
  const { place, placeState } = planOf(text)
  expect(placeState).toBe(state)
  if (state) expect(place).toBeDefined()
})

it('no whole houses stand in a town that has burnt down, and it is dusk', () => {
  const { things, hour, mood } = planOf('Thirteen thousand houses burned to the ground.')
  expect([things, hour, mood]).toEqual([[], 'dusk', 'sad'])
})

it.each([
  ['A rusty key lay in the drawer.', 'key', 'rusty'],
  ['The mirror was cracked.', 'mirror', 'cracked'],
  ['The umbrella was soaked.', 'umbrella', 'wet'],
  ['The church burned down.', 'church', 'burning'],
  ['She ate a rotten apple.', 'apple', 'rotten'],
  ['A steaming soup stood on the table.', 'soup', 'steaming'],
])('a thing is as its sentence says: %s', (text, what, state) => {
  expect(planOf(text).things.find((thing) => thing.what === what)?.state).toBe(state)
})

it.each([
  ['He walked with a burning lantern.', 'lantern'],
  ['A rusty apple lay there.', 'apple'],
  ['The mirror was not cracked.', 'mirror'],
])('nothing is drawn over what cannot be so: %s', (text, what) => {
  expect(planOf(text).things.find((thing) => thing.what === what)?.state).toBeUndefined()
})

it('nothing liquid is wet', () => {
  expect(directScript('On the line, water was dripping.', { language: 'en' })[0]!.plan.things).toEqual([
    expect.not.objectContaining({ state: 'wet' }),
  ])
})
