import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

/** The sentence as the second of an advertisement. */
const offered = (text: string) => directScript(`Meet the new grill. ${text} Come and see it.`)[1]!

test.each([
  ['Get two for the price of one at Rosa Flowers.', ['2 for 1', 'Rosa Flowers']],
  ['Half price until Father’s Day.', ['Half price until Father’s Day']],
  ['Save 20 percent with code ROAST.', ['Save 20% with code ROAST']],
  ['Delivery is free for thirty days.', ['Delivery is free for 30 days']],
  ['Choose any grill from 89 dollars.', ['Choose any grill from $89']],
  ['Buy one, get one half price until Monday.', ['Buy one, get one half price until Monday']],
  ['Three for the price of two, until the last day of May.', ['3 for 2', 'Until the last day of May']],
])('%s is lettered as an advertisement does', (text, words) => {
  const { textOnScreen, plan } = offered(text)
  expect(textOnScreen).toEqual(words)
  expect(plan.graphic).toBeUndefined()
})

test('a share of a salary is no offer', () => {
  expect(offered('Save 20 percent of your salary.').textOnScreen.join()).not.toContain('Save 20%')
})
