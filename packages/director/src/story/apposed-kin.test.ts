import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'
import { shown } from '../testing/last-sentence.ts'

const whatOf = (script: string): string[] =>
  directScript(script)
    .at(-1)!
    .plan.cast.map(({ what }) => what)

test.each([
  ["Ada, a baker's daughter, left home.", 'woman'],
  ["Peter, a butcher's son, ran away.", 'man'],
  ["In 1801 Anna, a miner's daughter, opened a shop.", 'woman'],
  ["He was in truth Paul Green, a tailor's son from Leeds.", 'man'],
  ["She was in fact Clara Bell, a soldier's daughter.", 'woman'],
])('a name of somebody of a family is one person, of no age: %s', (script, who) => {
  expect(whatOf(script)).toEqual([who])
})

test.each([
  ['The shop has a garden. Its owner closed it.', 'businessman'],
  ['The old boats change owners.', 'person'],
  ['At half-time the teams swap goalkeepers.', 'goalkeeper'],
  ['Most firms switch managers.', 'manager'],
  ['Long trains change drivers.', 'driver'],
])('nobody is seen by what is only exchanged or owned: %s', (script, who) => {
  expect(shown(script).join()).not.toContain(who)
})
