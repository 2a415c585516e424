import { expect, test } from 'vitest'
import { buildAsset } from '../../story-fixture.ts'
import { hideShot } from './hide-shot.ts'
import { uploadedShot } from './shot-media.ts'

const shots = { a: { ...uploadedShot('a', buildAsset('clip')), lexorank: 'm' } }

test('a hidden shot of any type is kept with its hide time, and unhiding restores it', () => {
  const hidden = hideShot(shots, { shotId: 'a', isHidden: true, nowSeconds: 1735689600 })
  expect(hidden.ok && hidden.value['a']).toEqual({ ...shots.a, isHidden: true, hiddenAt: 1735689600 })
  const back = hideShot(hidden.ok ? hidden.value : {}, { shotId: 'a', isHidden: false, nowSeconds: 1 })
  expect(back.ok && back.value).toEqual(shots)
})

test('hiding a hidden shot has no effect, and an unknown shot is refused with its id', () => {
  const same = hideShot(shots, { shotId: 'a', isHidden: false, nowSeconds: 1 })
  expect(same.ok && same.value).toBe(shots)
  expect(hideShot(shots, { shotId: 'x', isHidden: true, nowSeconds: 1 })).toMatchObject({
    refusal: { code: 'shot_not_found', shotId: 'x' },
  })
})
