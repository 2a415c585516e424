import { expect, test } from 'vitest'
import { analyse } from '../story/analysis.ts'
import { toldClauses } from './told-clauses.ts'

const told = (text: string) => toldClauses(analyse([text], new Set(), [text])[0]!).map(({ verb }) => verb.low)

test('what interrupts something is what a sentence tells', () => {
  expect(told('She was riding home from school when a tram crashed into her bus.')).toEqual(['crashed'])
  expect(told('He had just closed his eyes when the phone rang.')).toEqual(['rang'])
  expect(told('The guard was reading a newspaper when a thief climbed in and took the painting.')).toEqual(['climbed', 'took'])
})

test('a time is no news', () => {
  expect(told('She was reading when I met her.')).toEqual(['reading'])
  expect(told('He lived in Rome when the war began.')).toEqual(['lived'])
})
