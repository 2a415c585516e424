import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const RACE = [
  'Nobody saw you get up at five.',
  'But your legs remember.',
  'Today you stand at the start, and your heart is beating like a drum.',
  'Run your own race.',
].join(' ')
const BODY = 'Your heart is a muscle. Your heart beats 100,000 times a day. It pumps blood through 96,000 kilometres of vessels.'

test('whom a script tells to run is seen where it speaks to that person', () => {
  const plans = directScript(RACE).map(({ plan }) => plan)
  const runner = plans[3]!.cast[0]!
  expect(runner.action).toBe('run')
  expect(plans.map(({ cast }) => cast.map(({ id }) => id))).toEqual(plans.map(() => [runner.id]))
})

test('of limbs that person does something', () => {
  const [, legs, start] = directScript(RACE)
  expect([legs!.plan.cast[0]!.action, start!.plan.cast[0]!.action]).toEqual(['run', 'stand'])
})

test('a script about the body draws the organ', () => {
  expect(directScript(BODY)[1]!.shown.map(({ what }) => what)).toContain('heart')
})
