import { expect, test } from 'vitest'
import { layoutPicture } from './layout.ts'

const OUTPUT = { width: 1280, height: 720 }

test('a picture of the frame’s shape covers it, another is wholly visible over a blurred fill', () => {
  expect(layoutPicture({ width: 1920, height: 1080 }, OUTPUT, {})).toEqual({
    box: { x: 0, y: 0, width: 1280, height: 720 },
    picture: { x: 0, y: 0, width: 1280, height: 720 },
    isBlurredFill: false,
  })
  expect(layoutPicture({ width: 400, height: 400 }, OUTPUT, {})).toMatchObject({ box: { x: 280, width: 720 }, isBlurredFill: true })
})

test('fill cuts a picture off at the frame, fit shows it whole over what is below', () => {
  expect(layoutPicture({ width: 400, height: 400 }, OUTPUT, { fit: 'fill' })).toEqual({
    box: { x: 0, y: 0, width: 1280, height: 720 },
    picture: { x: 0, y: -280, width: 1280, height: 1280 },
    isBlurredFill: false,
  })
  expect(layoutPicture({ width: 400, height: 400 }, OUTPUT, { fit: 'fit' })).toEqual({
    box: { x: 280, y: 0, width: 720, height: 720 },
    picture: { x: 280, y: 0, width: 720, height: 720 },
    isBlurredFill: false,
  })
})

test('a crop is laid out like a picture of what is left', () => {
  const crop = { left: 0.5, top: 0, right: 0, bottom: 0 }
  expect(layoutPicture({ width: 2560, height: 720 }, OUTPUT, { crop })).toEqual({
    box: { x: 0, y: 0, width: 1280, height: 720 },
    picture: { x: -1280, y: 0, width: 2560, height: 720 },
    isBlurredFill: false,
  })
})
