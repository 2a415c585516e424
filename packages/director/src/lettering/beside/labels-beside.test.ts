import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { labelsBeside } from './labels-beside.ts'

const text = (words: string, role: PlanText['role']): PlanText => ({ words, role, at: 0 })

test('beside a picture stand the two texts that tell most', () => {
  const texts = [text('65 days', 'number'), text('on their feet', 'key'), text('Antarctica', 'label')]
  expect(labelsBeside(texts, []).map(({ words }) => words)).toEqual(['on their feet', 'Antarctica'])
})

test('a text that only names what is seen is left out', () => {
  expect(labelsBeside([text('old trees', 'key'), text('3 days', 'number')], [{ what: 'old tree', count: 1 }])).toEqual([
    text('3 days', 'number'),
  ])
})
