import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const planOf = (text: string) => directScript(text)[0]!.plan

test('a long step is cut before a preposition', () => {
  expect(
    planOf('Rinse the rice, keep the small lid shut during the whole cooking, and leave the pot alone for half an hour.').graphic,
  ).toMatchObject({
    steps: [{ label: 'Rinse the rice' }, { label: 'Keep the small lid shut' }, { label: 'Leave the pot alone' }],
  })
})

test('the number of a step is no part of its label', () => {
  const script =
    'Here is how to fix a flat tyre. Step one: take off the wheel. Step two: pump it up and listen for the leak. Put the wheel back.'
  expect(directScript(script)[2]!.plan.graphic).toMatchObject({
    steps: [{ label: 'Pump the wheel up' }, { label: 'Listen for the leak' }],
  })
})

test.each([
  ['a range that something reaches', 'The scale of the rating runs from 100 to 900.', 'curve'],
  ['the ingredients of a recipe', 'Now add 200 grams of butter and 20 grams of salt.', 'bars'],
  ['a part of a compound', 'There is a seven-digit number behind every policy.', 'counter'],
  ['what is no reason', 'Never cancel a policy just because it is old.', 'cause'],
  ['what the narrator did', 'I made one mistake terribly often, so let me explain it.', 'cause'],
])('%s is no chart', (_, text, template) => {
  expect(planOf(text).graphic?.template).not.toBe(template)
})

test('an aside between a condition and its effect is left out', () => {
  expect(planOf('If the market is open, as in summer, the price rises.').graphic).toMatchObject({
    cause: 'Market is open',
    effect: 'Price rises',
  })
})

test('what something is likened to is not drawn', () => {
  expect(directScript("The immune system helps you. It's just a guard dog at the door.")[1]!.shown.map(({ what }) => what)).not.toContain(
    'dog',
  )
})
