import { filmOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { expect, test } from 'vitest'
import { unmovedFrames } from './unmoved-frames.ts'

test('frames of what is not moved are computed once per gesture', () => {
  const { tracks } = filmOf(['a', 0, 60], ['b', 60, 90])
  const first = unmovedFrames(tracks, ['b'])
  expect(first).toMatchObject({ edges: [0, 0, 60], snaps: [0, 0, 60] })
  expect(unmovedFrames(tracks, ['b'])).toBe(first)
  expect(unmovedFrames(tracks, ['a']).edges).toEqual([0, 60, 150])
  expect(unmovedFrames([...tracks], ['a']).edges).toEqual([0, 60, 150])
})
