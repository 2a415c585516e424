import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const placesOf = (script: string) => directScript(script).map(({ plan: { place } }) => place)

test('a card stands at the place of which its sentence tells, which is among what is shown', () => {
  const script =
    'You love your plants, and still you have killed eleven of them. Tovi is the pot that drinks for them. While you lie on a beach in Crete, your basil is having a good time too. Three for the price of two.'
  const [, , third] = directScript(script)
  expect(third!.plan.place).toBe('beach')
  expect(third!.shown.map(({ what }) => what)).toContain('beach')
})

test('a place by name is what its name says, and what swims is in its water', () => {
  const script =
    'Aristotle believed that eels grow out of mud. Today we think that every European eel hatches in the Sargasso Sea. The larvae drift for three years. Nobody has ever seen one of them lay an egg.'
  const [, second] = directScript(script)
  expect(second!.plan.place).toBe('underwater')
  expect(second!.place).toBe('sea')
})

test('nobody stands on the open sea', () => {
  const script =
    'A woman in Lisbon wrote a letter. She put it into a bottle. The sea carried the bottle for nine years. A man in Ireland found the letter.'
  const atSea = directScript(script).filter(({ plan }) => plan.place === 'sea')
  expect(atSea).not.toEqual([])
  for (const { plan } of atSea) expect(plan.cast).toEqual([])
})

test('a place that is only thought of is none', () => {
  const script =
    'We rent out houses. Every wall has been painted. I often think of that beach. The tenants pay on the first day of the month.'
  expect(placesOf(script)).not.toContain('beach')
})
