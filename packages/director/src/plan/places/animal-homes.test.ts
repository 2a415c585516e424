import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

it.each([
  ['An octopus lays her eggs only once. For months she sits in her den and guards them. Her arms grow thin.', 'underwater'],
  ['A bear eats all summer. She sleeps in her den for five months. Her cubs are born in the dark.', 'cave'],
  ['A fox hunts at night. She sleeps in her den by day. Her cubs play in the sun.', 'forest'],
])('%s: the den is where the animal lives', (script, place) => {
  expect(directScript(script)[1]!.plan.place).toBe(place)
})
