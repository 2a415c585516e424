import { expect, test } from 'vitest'
import { fitPicture } from './fit.ts'

test('an image of the same aspect ratio covers the frame', () => {
  expect(fitPicture({ width: 1920, height: 1080 }, { width: 1280, height: 720 })).toEqual({
    mode: 'cover',
    placement: { x: 0, y: 0, width: 1280, height: 720 },
  })
})

test('a nearly equal aspect ratio covers the frame, cropped by a few pixels', () => {
  const fit = fitPicture({ width: 1344, height: 768 }, { width: 1280, height: 720 })
  expect(fit.mode).toBe('cover')
  expect(fit.placement.width).toBe(1280)
  expect(fit.placement.height).toBeGreaterThanOrEqual(720)
})

test('a portrait image in a landscape frame is contained over a blurred copy', () => {
  expect(fitPicture({ width: 720, height: 1280 }, { width: 1280, height: 720 })).toEqual({
    mode: 'blurred-fill',
    placement: { x: 437, y: 0, width: 406, height: 720 },
  })
})
