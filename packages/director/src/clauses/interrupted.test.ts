import { expect, test } from 'vitest'
import { analyse } from '../story/analysis.ts'
import { assertedClauses } from './asserted-clauses.ts'

const verbsOf = (text: string) => assertedClauses(analyse([text], new Set(), [text])[0]!).map(({ verb }) => verb.low)

test('what interrupts something is what a sentence tells', () => {
  expect(verbsOf('She was riding home from school when a tram crashed into her bus.')).toEqual(['crashed'])
  expect(verbsOf('He had just closed his eyes when the phone rang.')).toEqual(['rang'])
  expect(verbsOf('The guard was reading a newspaper when a thief climbed in and took the painting.')).toEqual(['climbed', 'took'])
})

test('a clause that only gives the time stays subordinate', () => {
  expect(verbsOf('She was reading when I met her.')).toEqual(['reading'])
  expect(verbsOf('He lived in Rome when the war began.')).toEqual(['lived'])
})
