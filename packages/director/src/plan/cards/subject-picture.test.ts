import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const drawnIn = (script: string) => directScript(script).map(({ plan: { cast, things } }) => [...cast, ...things].map(({ what }) => what))
const lastOf = (script: string) => drawnIn(script).at(-1)!

const BICYCLE = 'If your bicycle squeaks, you can silence it. Flip the bike upside down and rest it on the saddle.'
const TESLA = 'Nikola Tesla arrived in New York in 1884. He worked for Edison and dug ditches. He lit up a whole fair.'
const LANTERN = 'Meet the lantern that lights your tent. The lantern weighs less than an apple. It is made of steel.'

test.each([
  ['Wait five minutes before you ride.', BICYCLE, 'bicycle'],
  ['Try it out for a month.', LANTERN, 'lantern'],
])('what a script is about stands beside words that name nothing drawn: %s', (sentence, script, topic) => {
  expect(lastOf(`${script} ${sentence}`)).toEqual([topic])
})

test.each([
  ['Imagine a life without noise.', LANTERN, 'lantern'],
  ['In the morning there was nothing left of it.', LANTERN, 'lantern'],
  ['Edmund Hillary disagreed.', LANTERN, 'lantern'],
])('but not beside words about something else: %s', (sentence, script, topic) => {
  expect(lastOf(`${script} ${sentence}`)).not.toContain(topic)
})

test('the person whom a script tells of stands beside words about him', () => {
  expect(lastOf(`${TESLA} In his last years he forgave everything.`)).toContain('man')
  expect(lastOf(`${TESLA} Somebody had forged his signature.`)).not.toContain('man')
})

test('what is at one of many places is no topic of a journey', () => {
  const script = 'In Lisbon, laundry hangs above the street. Take a train to Sintra. You will wonder how anybody lives in Porto.'
  expect(lastOf(script)).not.toContain('laundry')
})
