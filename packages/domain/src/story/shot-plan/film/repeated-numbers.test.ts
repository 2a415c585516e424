import { expect, test } from 'vitest'
import { EMPTY_PLAN, type PlanText, type ShotPlan } from '../shot-plan.ts'
import { withoutRepeatedNumbers } from './repeated-numbers.ts'

const counting = (to: number, note: string): ShotPlan => ({
  ...EMPTY_PLAN,
  graphic: { template: 'counter', decimals: 0, from: 0, to, note },
})
const noteOf = (to: number, note: string, narration = '') => {
  const { graphic } = withoutRepeatedNumbers(counting(to, note), narration)
  return graphic?.template === 'counter' ? graphic.note : undefined
}

test.each([
  [5000, '$5,000 at 24% interest', 'you owe 5,000 dollars at 24 percent interest.', '24% interest'],
  [25, 'Just $25 goes toward your debt', 'just 25 dollars goes toward your debt.', undefined],
  [12, '12 cups', 'One charge makes twelve cups.', undefined],
  [12, '12 cups', '', 'cups'],
  [300, 'Climb 300 steps to the top', '', 'Climb 300 steps to the top'],
  [300, 'Climb 300 steps to the top', 'Climb 300 steps to the top.', undefined],
  [300, '300段の階段', '', '300段の階段'],
  [300, '300段の階段', '山の上まで歩きます。', '300段の階段'],
  [300, '300段の階段', '頂上まで300段の階段があります。', undefined],
  [300, '300级台阶', '', '300级台阶'],
  [300, '300级台阶', '一直爬到山顶。', '300级台阶'],
  [5, '5-minute walk', '', '5-minute walk'],
  [300, 'steps to the top', 'There are 300 steps to the top.', 'steps to the top'],
])('beside a counter to %d, the note %s below %s is %s', (to, note, narration, left) => {
  expect(noteOf(to, note, narration)).toBe(left)
})

const wordsOf = (...text: PlanText[]) => withoutRepeatedNumbers({ ...EMPTY_PLAN, text }, '').text.map(({ words }) => words)
const text = (words: string, role: PlanText['role']): PlanText => ({ words, role, at: 0 })

test('a number that a statement says is not said again beside it', () => {
  expect(wordsOf(text('Pay $250', 'key'), text('$250', 'number'))).toEqual(['Pay $250'])
  expect(wordsOf(text('81', 'number'), text('81 loaves', 'number'))).toEqual(['81', '81 loaves'])
  expect(wordsOf(text('Still in the oven', 'key'), text('81 loaves', 'number'))).toEqual(['Still in the oven', '81 loaves'])
  expect(wordsOf(text('3 cups', 'number'), text('3 Cups', 'opening'))).toEqual(['3 cups', '3 Cups'])
})
