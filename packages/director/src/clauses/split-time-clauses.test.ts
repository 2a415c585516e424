import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'
import { analyse } from '../story/analysis.ts'
import { clausesOf } from './clauses.ts'

test.each([
  ['Ninety firms refused me before one tiny bakery, whose owner was my uncle, finally gave me a job.', 'bakery'],
  ['She waited by the door until the old man, who had lost his keys, came home.', 'man'],
])('the verb behind a relative clause has the subject behind the word of time: %s', (text, subject) => {
  const analysis = analyse([text], new Set())[0]!
  const last = clausesOf(analysis).at(-1)!
  expect([last.role, analysis.tokens[last.subject[0]!.head]!.low]).toEqual(['setting', subject])
})

test('a time stays one where the first subject goes on', () => {
  const analysis = analyse(['He worked there before the war, which lasted years, and married a nurse.'], new Set())[0]!
  const last = clausesOf(analysis).at(-1)!
  expect([last.role, analysis.tokens[last.subject[0]!.head]!.low]).toEqual(['joined', 'he'])
})

test('a number is said of a whole clause', () => {
  const [shot] = directScript('Ninety firms refused me before one tiny bakery, whose owner was my uncle, finally gave me a job.')
  expect(shot!.textOnScreen.join()).not.toContain('before')
})

test('the label of a ring keeps the order of words', () => {
  const [shot] = directScript('Within five years the plague had killed about a third of Europe.')
  expect(shot!.plan.graphic).toMatchObject({ template: 'ring', label: 'The plague had killed about a third of Europe' })
})
