import { expect, it } from 'vitest'
import { sizeOf } from './size.ts'

it.each([
  ['1280x720', 1280, 720],
  ['1081x1921', 1082, 1922],
  ['16:9', 1280, 720],
  ['9:16', 720, 1280],
  ['1:1', 720, 720],
  [undefined, 1280, 720],
  ['adaptive', 1280, 720],
  ['0x0', 1280, 720],
  ['-5x7', 1280, 720],
  ['1x1', 2, 2],
  ['100000x100000', 3840, 3840],
  ['1:100', 38, 3840],
])('size %s gives %i by %i pixels', (asked, width, height) => {
  expect(sizeOf(asked)).toEqual({ width, height })
})
