import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const FINANCE =
  'Saving money is easier than it sounds. Set up a transfer of ten percent that leaves your account on payday. The average loan costs eleven percent a year. Nobody retires on hope.'

test('a number of money has beside it what it is of', () => {
  const plans = directScript(FINANCE).map(({ plan }) => ({ ...plan, names: plan.things.map(({ what }) => what) }))
  expect(plans[1]).toMatchObject({ graphic: { template: 'counter', to: 10 }, names: expect.arrayContaining(['savings account']) })
  expect(plans[2]).toMatchObject({ graphic: { template: 'counter', to: 11 }, names: expect.arrayContaining(['bank']) })
})

test('an account of something else is no bank', () => {
  const script = 'The channel is new. Every morning the account grows by ten percent. Nobody knows why.'
  expect(directScript(script)[1]!.plan.things.map(({ what }) => what)).not.toContain('bank')
})
