import { expect, test } from 'vitest'
import { directScript } from './direct-script.ts'
import { quantitiesOf } from './text/quantities.ts'

const shownIn = (script: string) => directScript(script).map(({ shown }) => shown.map(({ what }) => what).join(', '))
const states = (script: string) => directScript(script).flatMap(({ plan }) => plan.things.flatMap(({ state }) => state ?? []))

test('a long run of capitals in an offer is read at once', () => {
  const [first] = directScript(`Get two for the price of one on all of the roses at ${'A'.repeat(400)}1 today. Come in. Bring a friend.`)
  expect(first!.text).toContain('Get two')
})

test('a number without digits lends its unit to no other', () => {
  const displays = quantitiesOf('The trip took half an hour, but the other took only two.').map(({ display }) => display)
  expect(new Set(displays).size).toBe(displays.length)
})

test.each([
  ['The river is over six thousand kilometres long. Boats sail on it. Towns lie on its banks.', /frozen|ice|snow/u],
  ['The woman sat on the roof and told stories about the moon. Her son listened. He fell asleep.', /astronaut/u],
  ['The soldiers dug trenches in the clay. A soldier wrote a letter home. He was tired.', /statue/u],
  ['Tom went to school with his dog. The children ran around. The others laughed at him.', /laughing dog/u],
])('%s: nothing of another sense', (script, never) => {
  for (const shown of shownIn(script)) expect(shown).not.toMatch(never)
})

test('what is eaten and drunk leaves its vessel clean, and stains cloth', () => {
  expect(states('She drank coffee from a cup. It was cold. She left.')).toEqual([])
  expect(states('There was coffee on her white shirt. She rubbed it. It stayed.')).not.toEqual([])
})

test('a colour is of the subject, not of what it lies on', () => {
  const plates = directScript('The apple on the plate is green. She takes it. She bites.').flatMap(({ plan }) =>
    plan.things.filter(({ what }) => what === 'plate'),
  )
  expect(plates.every(({ color }) => color === undefined)).toBe(true)
})
