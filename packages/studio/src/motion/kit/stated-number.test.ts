import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { isStatedNumber } from './stated-number.ts'

const text = (words: string, role: PlanText['role'], at: number): PlanText => ({ words, role, at })

test('a number in words within a statement is stated; one beside it, and one that it leaves out, is not', () => {
  const statement = text('The moon is six times weaker', 'key', 0)
  expect(isStatedNumber(text('6× weaker', 'number', 3), statement)).toBe(true)
  expect(isStatedNumber(text('10 years', 'number', 12), text('You have $21,000', 'key', 14))).toBe(false)
  expect(isStatedNumber(text('6× weaker', 'number', 3), text('The moon is weaker than we thought', 'key', 0))).toBe(false)
  expect(isStatedNumber(text('Apollo', 'label', 3), statement)).toBe(false)
})
