import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const eventsIn = (text: string) => directScript(text)[0]!.plan.things.map(({ event }) => event)

test.each(['The drums fell silent.', 'The plants grew old.', 'The drums had fallen completely silent.'])(
  'what only becomes something does not move: %s',
  (text) => {
    expect(eventsIn(text)).toEqual([undefined])
  },
)

test('what falls or grows does', () => {
  expect(eventsIn('The drums fell.')).toEqual(['fall'])
  expect(eventsIn('The plants grew.')).toEqual(['grow'])
})
