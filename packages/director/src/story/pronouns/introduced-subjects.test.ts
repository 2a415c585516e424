import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const shown = (script: string) => directScript(script).map((one) => one.shown.map(({ what }) => what).join())

it.each([
  ['Nobody in the rainforest is in less of a hurry than the sloth. It comes down once a week. Its fur is green.', /sloth/u],
  ['No animal in the desert is as patient as the camel. It can walk for weeks. Its hump is full of fat.', /camel/u],
  ['Nobody talks about the hedgehog. It eats a hundred slugs a night. Its spines are hair.', /hedgehog/u],
])('whom a sentence of nobody tells of, and the next one goes on about, is there: %s', (script, name) => {
  for (const names of shown(script)) expect(names).toMatch(name)
})

it('what something is compared with stays away where nothing goes on about it', () => {
  const script = 'Nothing on the island runs faster than the cheetah. The old baker smiled. Bread lay on the table.'
  expect(shown(script).join()).not.toMatch(/cheetah/u)
})

it('what nothing is needed for is not denied', () => {
  const [first] = shown('You do not need petrol to start a campfire. Build a small tent of twigs. Blow gently.')
  expect(first).toMatch(/campfire/u)
  expect(first).not.toMatch(/petrol/u)
})
