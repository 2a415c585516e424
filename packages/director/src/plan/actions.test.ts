import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const actionIn = (text: string): string | undefined => directScript(text)[0]!.plan.cast[0]?.action

it.each([
  ['The monk prays in the temple.', 'pray'],
  ['The farmer digs a hole in the field.', 'dig'],
  ['A boy threw a stone into the river.', 'throw'],
  ['The woman swept the floor.', 'sweep'],
  ['An old man knocked on the door.', 'knock'],
  ['The baby crawled across the room.', 'crawl'],
  ['The soldier lay on the ground.', 'lie'],
  ['The workers pushed the cart up the hill.', 'push'],
  ['The fisherman pulled the boat onto the beach.', 'pull'],
  ['The girl slipped on the ice.', 'fall'],
  ['The knight bowed before the queen.', 'bow'],
] as const)('%s: %s', (text, action) => {
  expect(actionIn(text)).toBe(action)
})

it.each([
  ['The king threw a party.', 'throw'],
  ['The woman fell in love.', 'fall'],
  ['The man lied to the judge.', 'lie'],
  ['The doctor knocked down the price.', 'knock'],
  ['The woman swept to power.', 'sweep'],
  ['The teacher pushed for better schools.', 'push'],
  ['The journalist dug into the story.', 'dig'],
] as const)('%s shows nobody who does: %s', (text, action) => {
  expect(actionIn(text)).not.toBe(action)
})

const thingsOf = (text: string): string[] => directScript(text)[0]!.plan.things.map(({ what }) => what)

it('who drives somewhere has a car, unless somebody is driven mad', () => {
  expect(thingsOf('The man drove home.')).toEqual(['car'])
  expect(thingsOf('The noise drove the man mad.')).toEqual([])
})

it.each([
  ['One night the phone rang at the front desk. Nobody moved. It was late.', 'ring'],
  ['The door opened slowly. Nobody moved. It was late.', 'open'],
  ['In autumn the maples burn red behind the gates. Nobody comes. It is quiet.', undefined],
])('what happens to the first thing of a story: %s', (script, event) => {
  expect(directScript(script)[0]!.plan.things[0]?.event).toBe(event)
})
