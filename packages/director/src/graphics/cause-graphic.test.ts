import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const graphicOf = (text: string) => directScript(text)[0]!.plan.graphic

test.each([
  ['If the pressure drops, the alarm system reacts.', 'Pressure drops', 'Alarm system reacts'],
  ['When demand falls, firms lower their prices.', 'Demand falls', 'Firms lower prices'],
  ['Fees eat the gains, so savers end up with less.', 'Fees eat gains', 'Savers end up with less'],
  ['The reaction runs faster because the enzyme lowers the energy.', 'Enzyme lowers energy', 'Reaction runs faster'],
  ['The signal gets so weak that the message fades.', 'Signal gets so weak', 'Message fades'],
  ['The more attention it gets, the stronger the habit becomes.', 'More attention it gets', 'Stronger habit becomes'],
  ['The process turns waste into energy.', 'Waste', 'Energy'],
  ['At first nothing happens, but once the threshold is reached, the reaction starts.', 'Threshold is reached', 'Reaction starts'],
])('%s is a cause and its effect', (text, cause, effect) => {
  expect(graphicOf(text)).toMatchObject({ template: 'cause', cause, effect })
})

test.each([
  [
    'an effect too long to say in a few words',
    'If demand falls, the ministry that the new parliament elected after the long debate of autumn reacts.',
  ],
  ['what is seen', 'When the dog barks, the cat climbs the tree.'],
  ['a command under a condition', 'If the policy was cancelled, ask the insurer for a refund.'],
  ['an effect without its infinitive', 'If interest is due, the amount is already large enough to be taxed.'],
  ['a denied cause', 'If inflation never slows, wages lose their worth.'],
  ['a denied effect', 'When the audience doubts it, the argument is not enough.'],
  ['advice', 'If the deadline feels close, take no notice.'],
  ['a guess about a case of somebody', 'If everything smells odd, your warranty is over.'],
  ['what somebody feels', 'Because the policy failed, we lost patience.'],
  ['a command with its reason', 'Choose patience, because haste costs more.'],
])('%s is no diagram of cause and effect', (_, text) => {
  expect(graphicOf(text)?.template).not.toBe('cause')
})
