import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const lastPlan = (text: string) => directScript(text).at(-1)!.plan
const thingsOf = (text: string) => lastPlan(text).things.map(({ what }) => what)

it('no car stands in a living room, and no wall beside those who are in a room', () => {
  expect(thingsOf('The bank said no, so I sold my car. The woman sat on the sofa with a car.')).not.toContain('car')
  expect(thingsOf('Lie on the floor with your legs up against the wall.')).not.toContain('wall')
})

it('nobody who is out of the sun has one beside him', () => {
  expect(thingsOf('The king asked the man to step out of the sun.')).not.toContain('sun')
})

it('who is told to do something does not stand beside what it is done with', () => {
  expect(lastPlan('Flush it with boiling water from the kettle.').cast).toEqual([])
})

it('wind that is seen as weather is no thing among others', () => {
  const text = 'On the frozen edge of Antarctica, thousands of emperor penguins huddle against the wind.'
  expect(thingsOf(text)).toEqual(['penguin'])
  expect(lastPlan(text).weather).toBe('wind')
})

it('what hangs on a wall is on no wall that stands in a room', () => {
  expect(thingsOf('On the wall of the kitchen hung a photograph of the king.')).toEqual(['photograph'])
})
