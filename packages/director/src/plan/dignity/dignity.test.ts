import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const shownIn = (sentence: string) =>
  directScript(`The village was poor. ${sentence} Nobody spoke of it.`)[1]!.shown.map(({ what }) => what)

test.each([
  ['In the winter of 1931 the baker took her own life with a rope.', 'rope'],
  ['He often thought about suicide.', 'noose'],
  ['The banker shot himself with a pistol.', 'pistol'],
])('by what somebody takes their own life is not seen: %s', (sentence, what) => {
  expect(shownIn(sentence)).not.toContain(what)
})

test('a rope that is used for something else is', () => {
  expect(shownIn('He tied the boat to the pier with a rope.')).toContain('rope')
})
