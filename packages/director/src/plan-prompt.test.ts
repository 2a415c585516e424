import { expect, test } from 'vitest'
import { planPrompt } from './plan-prompt.ts'

const seen = (prompt: string, language = 'en') => {
  const { cast, things, place } = planPrompt(prompt, { language })
  return [...cast.map(({ what }) => what), ...things.map(({ what }) => what), ...(place ? [place] : [])]
}

test.each([
  ['A fox with an apple in the forest', ['fox', 'apple', 'forest']],
  ['Close-up from above: a cat', ['cat']],
  ['a photo of an old fisherman in a boat, looking at the camera, cinematic', ['old fisherman', 'boat']],
  ['A dolphin near the lighthouse by the sea', ['dolphin', 'lighthouse', 'sea']],
])('%s', (prompt, expected) => {
  expect(seen(prompt)).toEqual(expect.arrayContaining(expected))
  expect(seen(prompt)).not.toContain('camera')
})

test('who is said to be doing something does it', () => {
  expect(planPrompt('A wizard reading a book in a library')).toMatchObject({ place: 'library', cast: [{ what: 'wizard', action: 'read' }] })
})

test('hour and weather are seen, if need be over open land', () => {
  expect(planPrompt('Mountains at sunrise')).toMatchObject({ place: 'plain', hour: 'dawn', things: [{ what: 'mountain' }] })
  expect(planPrompt('A lighthouse in a storm').things).toMatchObject([{ what: 'lighthouse' }])
})

test('what is not there is not drawn', () => {
  expect(seen('A desk without a lamp')).not.toContain('lamp')
})

test('prompts in other languages are directed too', () => {
  expect(seen('Ein alter Bäcker in der Küche', 'de')).toEqual(['old baker', 'kitchen'])
  expect(seen('森の中の狐', 'ja')).toEqual(['fox', 'forest'])
})

test('the camera is the one of the prompt', () => {
  expect(planPrompt('Extreme close-up from below: a butterfly').camera).toMatchObject({ size: 'extreme-close', angle: 'low' })
  expect(planPrompt('Wide shot of a castle').camera.size).toBe('wide')
})

test('words are set only where nothing can be drawn', () => {
  expect(planPrompt('A castle in France in 1889').text).toEqual([])
  expect(planPrompt('The meaning of freedom').text).not.toEqual([])
  expect(planPrompt('')).toMatchObject({ cast: [], things: [] })
})
