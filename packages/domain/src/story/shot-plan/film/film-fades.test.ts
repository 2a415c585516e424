import { expect, test } from 'vitest'
import { fadesOfShot } from './film-fades.ts'

test('a dissolve fades out of one shot and into the next; a film ends with a fade', () => {
  const transitions = ['cut', 'dissolve', 'style', undefined] as const
  expect(transitions.map((_, index) => fadesOfShot(transitions, index))).toEqual([
    { inFrames: 0, outFrames: 7 },
    { inFrames: 7, outFrames: 0 },
    { inFrames: 0, outFrames: 0 },
    { inFrames: 0, outFrames: 12 },
  ])
})
