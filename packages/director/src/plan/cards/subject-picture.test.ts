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
  expect(lastOf(`${script} ${sentence}`)).toContain(topic)
})

test.each([['In the morning there was nothing left of it.', LANTERN, 'lantern']])(
  'but not beside words about something else: %s',
  (sentence, script, topic) => {
    expect(lastOf(`${script} ${sentence}`)).not.toContain(topic)
  },
)

test('the person whom a script tells of stands beside words about him', () => {
  expect(lastOf(`${TESLA} In his last years he forgave everything.`)).toContain('man')
  expect(lastOf(`${TESLA} Somebody had forged his signature.`)).not.toContain('man')
})

test('what is at one of many places is no topic of a journey', () => {
  const script = 'In Lisbon, laundry hangs above the street. Take a train to Sintra. You will wonder how anybody lives in Porto.'
  expect(lastOf(script)).not.toContain('laundry')
})

const OCTOPUS = 'The octopus has three hearts and a brain. When a shark comes too close, it hides between the rocks.'

test('what an animal only meets is not what its pronouns stand for', () => {
  expect(lastOf(OCTOPUS)[0]).toBe('octopus')
  expect(lastOf(`${OCTOPUS} Its skin can change in less than a second.`)).toEqual(['octopus'])
})

test('what a script begins to explain is its topic, however often it names a part', () => {
  const script =
    'A leaking tap can waste a lot of water every year. Then remove the handle with a small screwdriver and lift out the old cartridge. ' +
    'Push the new cartridge in and screw the handle back on.'
  expect(lastOf(`${script} Wipe the inside with a soft cloth until no grit is left.`)).toContain('tap')
})

test('mothers in a script about polar bears are polar bears', () => {
  const script = 'A polar bear hunts for the seal that keeps her two cubs alive. The bear waits beside a hole in the ice.'
  expect(new Set(lastOf(`${script} Mothers like her must swim farther every year.`))).toEqual(new Set(['polar bear']))
})

test('what a script is about does not stand for the person that a sentence is about', () => {
  const script =
    'Nobody had told the new nurse that room nine was empty. A glass of water stood beside the bed. The glass of water was moving.'
  expect(directScript(script)[0]!.shown.map(({ what }) => what)).not.toContain('glass of water')
})
