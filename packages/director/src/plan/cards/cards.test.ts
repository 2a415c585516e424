import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const planOf = (script: string) => directScript(script).at(-1)!.plan

test('a low flame under a pot is no fire in the kitchen', () => {
  const script = 'This onion soup is easy. Slice the onions in the kitchen. Melt the butter in a pot over a low flame.'
  expect(planOf(script).things.map(({ what }) => what)).not.toContain('flame')
})

test('words that would stand alone have what their sentence names beside them', () => {
  const script = 'Wolves came back to the park. They hunted the deer. Willows grew back, and with them came the beavers.'
  const { cast, things } = planOf(script)
  expect([...cast, ...things].map(({ what }) => what)).toContain('beaver')
})

test('somebody of another era is not the one whom a script speaks to today', () => {
  const script = [
    'Marcus Aurelius, who ruled the largest empire of his time, wrote every night in a private journal.',
    'He reminded himself that the people he would meet tomorrow would be rude and ungrateful.',
    'You cannot control the storm that sinks your ship, the Stoics said, but you can always choose how you behave.',
    'Imagine you had already died, and that every morning from now on was a gift.',
    'So the next time somebody cuts you off in traffic, ask yourself whether your anger will still matter.',
  ]
  const ancient = directScript(script.join(' ')).map(({ plan }) => plan.cast.some(({ traits }) => traits?.period === 'ancient'))
  expect(ancient).toEqual([true, true, false, false, false])
})

test('whom an example tells of is not the one whom a script speaks to', () => {
  const script = [
    'Imagine an archer who aims perfectly and releases the arrow.',
    'A gust of wind carries it away from the target.',
    'The shot was his, but the wind never was.',
    'It happens to all of us.',
    'So tonight, before you fall asleep, ask yourself which of the burdens you carried today were ever really yours to carry.',
  ]
  const plans = directScript(script.join(' ')).map(({ plan }) => plan)
  expect(plans[0]!.cast.map(({ what }) => what)).toEqual(['archer'])
  expect(plans.at(-1)!.cast.map(({ what }) => what)).not.toContain('archer')
})

test('somebody of another era is the one whom a script speaks to as such', () => {
  const script = 'You are a Roman soldier in 52 BC. You wake before dawn and eat cold bread. You could lose everything today.'
  expect(planOf(script).cast.map(({ what }) => what)).toEqual(['soldier'])
})
