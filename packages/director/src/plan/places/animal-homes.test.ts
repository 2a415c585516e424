import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

it.each([
  ['An octopus lays her eggs only once. For months she sits in her den and guards them. Her arms grow thin.', 'underwater'],
  ['A bear eats all summer. She sleeps in her den for five months. Her cubs are born in the dark.', 'cave'],
  ['A fox hunts at night. She sleeps in her den by day. Her cubs play in the sun.', 'forest'],
])('%s: the den is where the animal lives', (script, place) => {
  expect(directScript(script)[1]!.plan.place).toBe(place)
})

it.each([
  ['The manatee was hungry.', 'underwater'],
  ['A hagfish has no eyes.', 'underwater'],
  ['The lemur woke up.', 'jungle'],
  ['The red panda slept.', 'forest'],
  ['The cuckoo called.', 'forest'],
])('%s is seen where it lives: %s', (script, place) => {
  expect(directScript(script)[0]!.plan.place).toBe(place)
})

it('a manatee swims along the bottom, and a cuckoo dives through the air', () => {
  expect(directScript('The manatee walked along the bottom.')[0]!.plan.cast).toMatchObject([{ what: 'manatee', action: 'swim' }])
  expect(directScript('The cuckoo dived.')[0]!.plan.cast).toMatchObject([{ what: 'cuckoo', action: 'fly' }])
})
