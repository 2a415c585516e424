import { expect, test } from 'vitest'
import type { RunView, ShotRow } from '../../runs/read-run.ts'
import { endFrameOf } from './generate-clip.ts'

const shots = ['a', 'b', 'c'].map((shotId) => ({ shotId, activeImageId: shotId === 'c' ? null : `image of ${shotId}` })) as ShotRow[]
const viewOf = (enableStartEndFrame: boolean) =>
  ({ story: { categoryId: 'music_video' }, inputs: { enableStartEndFrame }, shots }) as unknown as RunView

test('a clip of a continuous music video ends with the image of the next shot', () => {
  expect(endFrameOf(viewOf(true), shots[0]!)).toBe('image of b')
})

test('without an image of a next shot, or with cuts, a clip has no end image', () => {
  expect([endFrameOf(viewOf(true), shots[1]!), endFrameOf(viewOf(true), shots[2]!)]).toEqual([undefined, undefined])
  expect(endFrameOf(viewOf(false), shots[0]!)).toBeUndefined()
})
